// Where pictures are kept: in a folder of this machine (storage-disk.ts), or in any S3-compatible
// store (storage-s3.ts). open-storage.ts takes the one the settings ask for.
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

export type Kept = { stream: Readable; bytes: number }

// A name may have one folder before it: support/<uuid>.webp.
export type Storage = {
  save: (name: string, bytes: Buffer) => Promise<void>
  open: (name: string) => Promise<Kept | null>
  remove: (name: string) => Promise<void>
  // False if it is not there; what is there counts as new.
  touch: (name: string) => Promise<boolean>
  listOlder: (folder: string, timeMs: number) => Promise<string[]>
}

export async function readKept(storage: Storage, name: string) {
  const kept = await storage.open(name)
  return kept && buffer(kept.stream)
}
