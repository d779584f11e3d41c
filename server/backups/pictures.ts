// Pictures are never changed under their name, so a picture is copied once. The copy of a removed
// picture stays as long as a backup knows it. With pictures in an S3 store, there are none here.
// A picture that cannot be read is reported and never hinders the others, or the database's backup.
import { constants, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { privateFile, privateFolder } from '#server/storage/private-files.ts'
import { probeFolder } from '#server/storage/storage.ts'
import {
  listBackups,
  readPictures,
  syncFile,
  syncFolder,
  type BackupPlaces,
  type Pictures,
} from './folder.ts'
import { hashOf } from './hashes.ts'

export type Problem = { picture: string; reason: string }

const copiesIn = (backupDir: string) => join(backupDir, 'media')

export function copyPictures({ mediaDir, backupDir }: BackupPlaces) {
  return copyMissing(mediaDir, copiesIn(backupDir))
}

/** Returns the missing pictures that the restored database names: others were removed on purpose. */
export function returnPictures({ mediaDir, backupDir }: BackupPlaces, named: Set<string>) {
  return copyMissing(copiesIn(backupDir), mediaDir, (name) => named.has(stemOf(name)))
}

/** What all widths and formats of one picture have in common. */
export function stemOf(name: string) {
  return basename(name).replace(/(-\d+)?\.\w+$/, '')
}

/** Copies all pictures, checks each copy against the original's hash, and returns the hashes. */
export async function backUpPictures(places: BackupPlaces, signal?: AbortSignal) {
  const newest = listBackups(places.backupDir).at(-1)
  const known = (newest && readPictures(newest.folder)) ?? {}
  const problems: Problem[] = []
  const pictures: Pictures = {}
  for (const name of await listFiles(places.mediaDir)) {
    signal?.throwIfAborted()
    const [original, copy] = [join(places.mediaDir, name), join(copiesIn(places.backupDir), name)]
    let hash = known[name]
    await trying(problems, name, async () => {
      hash ??= await hashOf(original)
      await mendCopy(original, copy, hash)
    })
    if (hash !== undefined && existsSync(copy)) pictures[name] = hash
  }
  return { pictures, problems }
}

// A disk can damage a copy that was right once. The original is still there.
async function mendCopy(original: string, copy: string, hash: string) {
  if (existsSync(copy) && (await hashOf(copy).catch(() => null)) === hash) return
  await copyAtOnce(original, copy)
  if ((await hashOf(copy)) !== hash)
    throw new Error(`${original} has changed since it was backed up: check the disk.`)
}

/** Reads the copies of removed pictures again, which only a restore would need. */
export async function checkCopies({ backupDir, mediaDir }: BackupPlaces, signal?: AbortSignal) {
  const lists = listBackups(backupDir).map(({ folder }) => readPictures(folder) ?? {})
  const known: Pictures = Object.assign({}, ...lists)
  const problems: Problem[] = []
  for (const [name, hash] of Object.entries(known)) {
    signal?.throwIfAborted()
    if (existsSync(join(mediaDir, name))) continue
    const copy = join(copiesIn(backupDir), name)
    if (!existsSync(copy)) problems.push({ picture: name, reason: `${copy} is missing.` })
    else
      await trying(problems, name, async () => {
        if ((await hashOf(copy)) !== hash) throw new Error(`${copy} is damaged: check the disk.`)
      })
  }
  return problems
}

/** Removes the copies that neither a backup nor the platform knows any more. */
export async function prunePictures({ backupDir, mediaDir }: BackupPlaces) {
  const backups = listBackups(backupDir)
  const lists = backups.map(({ folder }) => readPictures(folder))
  // A list that cannot be read might name any of them.
  if (lists.includes(null)) return
  const known = new Set(lists.flatMap((list) => Object.keys(list ?? {})))
  const oldestMs = Date.parse(backups[0]?.finishedAt ?? '')
  for (const name of await listFiles(copiesIn(backupDir))) {
    const copy = join(copiesIn(backupDir), name)
    const isLive = existsSync(join(mediaDir, name))
    if (!known.has(name) && !isLive && (await stat(copy)).mtimeMs < oldestMs) await rm(copy)
  }
}

async function copyMissing(from: string, to: string, isWanted = (_name: string) => true) {
  const there = new Set(await listFiles(to))
  const missing = (await listFiles(from)).filter((name) => !there.has(name) && isWanted(name))
  const problems: Problem[] = []
  for (const name of missing)
    await trying(problems, name, () => copyAtOnce(join(from, name), join(to, name)))
  return problems
}

async function trying(problems: Problem[], picture: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    // The picture was removed meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    problems.push({ picture, reason: error instanceof Error ? error.message : String(error) })
  }
}

async function copyAtOnce(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true, mode: privateFolder })
  const draft = join(dirname(to), `.${process.pid}.part`)
  await copyFile(from, draft, constants.COPYFILE_FICLONE)
  await chmod(draft, privateFile)
  await syncFile(draft)
  await rename(draft, to)
  await syncFolder(dirname(to))
}

// Names relative to the folder, without drafts and without what the health check writes.
async function listFiles(folder: string) {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
    .filter((name) => !name.startsWith(`${probeFolder}${sep}`))
}
