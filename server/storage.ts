// Where pictures are kept: in a folder of this machine, or in any S3-compatible store.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Config } from './config.ts'
import { privateFile, privateFolder } from './private-files.ts'
import { s3Storage } from './storage-s3.ts'

export function openStorage(config: Config, mediaDir: string): Storage {
  if (config.STORAGE === 'disk') return diskStorage(mediaDir)
  return s3Storage({
    endpoint: needed(config, 'S3_ENDPOINT'),
    region: config.S3_REGION,
    bucket: needed(config, 'S3_BUCKET'),
    accessKeyId: needed(config, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(config, 'S3_SECRET_ACCESS_KEY'),
  })
}

type Needed = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

function needed(config: Config, name: Needed) {
  const value = config[name]
  if (value === undefined) throw new Error(`The setting ${name} is needed while STORAGE is s3.`)
  return value
}

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

export function diskStorage(root: string): Storage {
  const fileOf = (name: string) => join(root, name)
  return {
    // Written aside and moved, so that nobody is ever served half a picture.
    async save(name, bytes) {
      const folder = dirname(fileOf(name))
      await mkdir(folder, { recursive: true, mode: privateFolder })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, bytes, { mode: privateFile })
      await rename(draft, fileOf(name))
    },
    async open(name) {
      const file = await open(fileOf(name)).catch(nullIfMissing)
      if (!file) return null
      const { size } = await file.stat()
      return { stream: createReadStream('', { fd: file }), bytes: size }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    async touch(name) {
      const now = new Date()
      const touched = await utimes(fileOf(name), now, now).then(() => true, nullIfMissing)
      return touched === true
    },
    async listOlder(folder, timeMs) {
      const names = (await readdir(fileOf(folder)).catch(nullIfMissing)) ?? []
      const old: string[] = []
      for (const name of names.map((each) => join(folder, basename(each)))) {
        const found = await stat(fileOf(name)).catch(nullIfMissing)
        if (found && found.mtimeMs < timeMs) old.push(name)
      }
      return old
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}
