// Pictures are never changed under their name, so a picture is copied once. The copy of a removed
// picture stays as long as a backup knows it. With pictures in an S3 store, there are none here.
import { createHash } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { privateFile, privateFolder } from '#server/storage/private-files.ts'
import { listBackups, readPictures, type Pictures, type BackupPlaces } from './folder.ts'

const copiesIn = (backupDir: string) => join(backupDir, 'media')

export async function copyPictures({ mediaDir, backupDir }: BackupPlaces) {
  await copyMissing(mediaDir, copiesIn(backupDir))
}

export async function returnPictures({ mediaDir, backupDir }: BackupPlaces) {
  await copyMissing(copiesIn(backupDir), mediaDir)
}

/** Copies all pictures, checks each copy against the original's hash, and returns the hashes. */
export async function backUpPictures(places: BackupPlaces, known: Pictures): Promise<Pictures> {
  await copyPictures(places)
  const pictures: Pictures = {}
  for (const name of await listFiles(places.mediaDir)) {
    const original = join(places.mediaDir, name)
    const hash = known[name] ?? (await hashOf(original).catch(undefinedIfMissing))
    // The picture was removed meanwhile.
    if (hash === undefined) continue
    await mendCopy(original, join(copiesIn(places.backupDir), name), hash)
    pictures[name] = hash
  }
  return pictures
}

// A disk can damage a copy that was right once. The original is still there.
async function mendCopy(original: string, copy: string, hash: string) {
  if (existsSync(copy) && (await hashOf(copy)) === hash) return
  await copyAtOnce(original, copy).catch(undefinedIfMissing)
  if (existsSync(copy) && (await hashOf(copy)) !== hash)
    throw new Error(`The picture ${original} has changed since it was backed up: check the disk.`)
}

/** Removes the copies that neither a backup nor the platform knows any more. */
export async function prunePictures({ backupDir, mediaDir }: BackupPlaces) {
  const backups = listBackups(backupDir)
  const known = new Set(backups.flatMap(({ folder }) => Object.keys(readPictures(folder))))
  const oldestMs = Date.parse(backups[0]?.finishedAt ?? '')
  for (const name of await listFiles(copiesIn(backupDir))) {
    const copy = join(copiesIn(backupDir), name)
    const isLive = existsSync(join(mediaDir, name))
    if (!known.has(name) && !isLive && (await stat(copy)).mtimeMs < oldestMs) await rm(copy)
  }
}

async function copyMissing(from: string, to: string) {
  const there = new Set(await listFiles(to))
  for (const name of await listFiles(from))
    if (!there.has(name))
      await copyAtOnce(join(from, name), join(to, name)).catch(undefinedIfMissing)
}

async function copyAtOnce(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: privateFolder })
  const draft = join(dirname(to), `.${process.pid}.part`)
  await copyFile(from, draft, constants.COPYFILE_FICLONE)
  await chmod(draft, privateFile)
  await rename(draft, to)
}

// Names relative to the folder, without drafts.
async function listFiles(folder: string) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
}

export async function hashOf(file: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

function undefinedIfMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
