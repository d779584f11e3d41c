// The archived segments of the write-ahead log. PostgreSQL writes them with 16 MB each, most of it
// empty after a quiet minute, so they are gzipped.
import { createReadStream, createWriteStream } from 'node:fs'
import { chown, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { walDirIn } from '#server/postgres/archive.ts'
import { privateFile } from '#server/storage/private-files.ts'

const plain = /^[0-9A-F]{24}$/
const any = /^[0-9A-F]{24}(\.gz)?$/
const segmentsPerLog = 256

export async function compressSegments(backupDir: string) {
  const folder = walDirIn(backupDir)
  for (const name of await readdir(folder)) {
    if (!plain.test(name)) continue
    const [from, to] = [join(folder, name), join(folder, `${name}.gz`)]
    const output = createWriteStream(`${to}.part`, { mode: privateFile, flush: true })
    await pipeline(createReadStream(from), createGzip({ level: 1 }), output)
    // PostgreSQL's user reads it when restoring.
    const { uid, gid } = await stat(from)
    await chown(`${to}.part`, uid, gid)
    await rename(`${to}.part`, to)
    await rm(from)
  }
}

/** The first segment that is missing from `first` to before `current`, or to the newest. */
export async function findMissing(backupDir: string, first: string, current?: string) {
  const there = new Set((await listSegments(backupDir)).map(numberOf))
  const end = current === undefined ? Math.max(...there) : numberOf(current)
  for (let number = numberOf(first); number < end; number++)
    if (!there.has(number)) return nameOf(first.slice(0, 8), number)
  return null
}

/** Removes the segments that no backup needs: those before the first of the oldest backup. */
export async function pruneSegments(backupDir: string, first: string) {
  for (const name of await listSegments(backupDir))
    if (numberOf(name) < numberOf(first)) await rm(join(walDirIn(backupDir), name))
}

async function listSegments(backupDir: string) {
  return (await readdir(walDirIn(backupDir))).filter((name) => any.test(name))
}

// A segment's name is its timeline, its log and its place in the log. Numbers go on across timelines.
function numberOf(name: string) {
  const [log, segment] = [name.slice(8, 16), name.slice(16, 24)]
  return Number.parseInt(log, 16) * segmentsPerLog + Number.parseInt(segment, 16)
}

function nameOf(timeline: string, number: number) {
  const parts = [Math.floor(number / segmentsPerLog), number % segmentsPerLog]
  return timeline + parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
