// The archived segments of the write-ahead log. PostgreSQL writes them with 16 MB each, most of it
// empty after a quiet minute, so they are gzipped.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chown, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '#server/backups/folder.ts'
import { hashOf, hashUnzipped } from '#server/backups/hashes.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { privateFile } from '#server/storage/private-files.ts'
import { numberOf, segmentPattern } from './segment-names.ts'
import { segmentOn, type Path } from './timelines.ts'

export async function compressSegments(backupDir: string) {
  const folder = walDirIn(backupDir)
  const failures: unknown[] = []
  for (const name of await readdir(folder))
    if (segmentPattern.test(name))
      await compress(folder, name).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

async function compress(folder: string, name: string) {
  const [from, to] = [join(folder, name), join(folder, `${name}.gz`)]
  // PostgreSQL archives a segment again when it could not note that it had. A damaged one is replaced.
  const known = existsSync(to) ? await hashUnzipped(to).catch(() => null) : null
  if (known !== null && known !== (await hashOf(from)))
    throw new Error(`${from} and ${to} differ: an archive holds the log of one database only.`)
  const output = createWriteStream(`${to}.part`, { mode: privateFile, flush: true })
  await pipeline(createReadStream(from), createGzip({ level: 1 }), output)
  // PostgreSQL's user reads it when restoring.
  const { uid, gid } = await stat(from)
  await chown(`${to}.part`, uid, gid)
  await rename(`${to}.part`, to)
  // After a power cut, one of the two is there.
  await syncFolder(folder)
  await rm(from)
}

type Range = { path: Path; first: string; end?: number }

/** The first segment that is missing on the path, from `first` to before `end` or to the newest. */
export async function findMissing(backupDir: string, { path, first, end }: Range) {
  const there = await listSegments(backupDir, /^[0-9A-F]{24}(\.gz)?$/)
  const last = end ?? (await findLast(backupDir, path))
  for (let number = numberOf(first); number < last; number++)
    if (!there.has(segmentOn(path, number))) return segmentOn(path, number)
  return null
}

/** The newest segment on the path. It can be the unfinished one of a database that was replaced. */
export async function findLast(backupDir: string, path: Path) {
  const there = await listSegments(backupDir, /^[0-9A-F]{24}(\.gz|\.tail)?$/)
  const onPath = [...there].filter((name) => segmentOn(path, numberOf(name)) === name)
  return Math.max(0, ...onPath.map(numberOf))
}

async function listSegments(backupDir: string, pattern: RegExp) {
  const names = await readdir(walDirIn(backupDir))
  return new Set(names.filter((name) => pattern.test(name)).map((name) => name.slice(0, 24)))
}

/** Removes what no backup needs: everything before the first segment of them all. */
export async function pruneSegments(backupDir: string, firstSegments: string[]) {
  const first = Math.min(...firstSegments.map(numberOf))
  const folder = walDirIn(backupDir)
  for (const name of await readdir(folder))
    if (/^[0-9A-F]{24}/.test(name) && numberOf(name) < first) await rm(join(folder, name))
}

/**
 * Unpacks the segments that were compressed since a time, and sets aside those that are damaged. That
 * leaves a gap in the archive, so a new backup is due.
 */
export async function setDamagedSegmentsAside(
  backupDir: string,
  sinceMs: number,
  signal?: AbortSignal,
) {
  const folder = walDirIn(backupDir)
  const damaged: string[] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const found = /^[0-9A-F]{24}\.gz$/.test(name) ? await stat(file).catch(() => null) : null
    if (!found || found.mtimeMs < sinceMs || (await canBeUnzipped(file, signal))) continue
    signal?.throwIfAborted()
    // It can have been pruned meanwhile.
    if (!existsSync(file)) continue
    await rename(file, `${file}.damaged`)
    damaged.push(`${file}.damaged`)
  }
  return damaged
}

async function canBeUnzipped(file: string, signal?: AbortSignal) {
  try {
    await hashUnzipped(file, signal)
    return true
  } catch {
    return false
  }
}
