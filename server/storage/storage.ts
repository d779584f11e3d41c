// The picture store: a local folder (storage-disk.ts) or an S3-compatible store (storage-s3.ts).
// open-storage.ts chooses by the settings.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export type Kept = { stream: Readable; bytes: number }

// What the health check writes to try the store.
export const probeFolder = 'health'

// A name may have one folder: support/<uuid>.webp.
export type Storage = {
  save: (name: string, bytes: Buffer) => Promise<void>
  open: (name: string) => Promise<Kept | null>
  remove: (name: string) => Promise<void>
  // Renews the file's date. False if it does not exist.
  touch: (name: string) => Promise<boolean>
  listOlder: (folder: string, timeMs: number) => Promise<string[]>
}

export async function readKept(storage: Storage, name: string) {
  const kept = await storage.open(name)
  return kept && buffer(kept.stream)
}
