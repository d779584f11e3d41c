// The license photos of the demo city: drawn specimens, without a date because the city's dates move.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Storage } from '#server/storage/storage.ts'

const folder = join(import.meta.dirname, '../license-pictures')

export const licensePictureOf = (licenseNumber: string) => `specimen-${licenseNumber}.webp`

// Where uploaded license photos are kept. The database does not hold them.
export async function saveLicensePictures(storage: Storage) {
  for (const name of readdirSync(folder)) {
    const kept = join('private', name)
    if (!(await storage.touch(kept))) await storage.save(kept, readFileSync(join(folder, name)))
  }
}
