import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { privateFile, privateFolder } from './private-files.ts'
import type { Storage } from './storage.ts'

export function diskStorage(root: string): Storage {
  const fileOf = (name: string) => join(root, name)
  return {
    // Written to a temporary file and renamed, so that half a picture is never served.
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
