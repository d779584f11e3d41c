// The end of a database's log that is not in the archive yet. Before a restore replaces the database
// it is archived, so that every moment until then can still be restored.
import { constants, existsSync } from 'node:fs'
import { copyFile, readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFile, syncFolder, type BackupPlaces } from '#server/backups/folder.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser, giveTo } from '#server/postgres/database-user.ts'
import { readHeader } from './segment-header.ts'
import { numberOf, segmentPattern, startOf, timelineOf } from './segment-names.ts'

/** `owner` is the archive's database; the log of another one stays where it is. */
export async function archiveTail({ dataDir, backupDir }: BackupPlaces, owner: string | null) {
  const from = join(pgDataIn(dataDir), 'pg_wal')
  if (!existsSync(from)) return
  const names = (await readdir(from)).filter((name) => isOwn(join(from, name), owner))
  const newest = names.filter(isSegment).toSorted(byAge).at(-1)
  const to = walDirIn(backupDir)
  for (const name of names) {
    if ([name, `${name}.gz`].some((each) => existsSync(join(to, each)))) continue
    const hasState = (state: string) => existsSync(join(from, 'archive_status', `${name}.${state}`))
    const isFinished = name !== newest || hasState('ready') || hasState('done')
    // Under its own name, an unfinished segment would stop the archive if this database ran again.
    await copyDurably(join(from, name), join(to, isFinished ? name : `${name}.tail`))
  }
  await syncFolder(to)
}

// True for segments, and for the histories of timelines.
function isOwn(file: string, owner: string | null) {
  const name = basename(file)
  if (/^[0-9A-F]{8}\.history$/.test(name)) return true
  if (!isSegment(name)) return false
  const header = readHeader(file)
  // A file that waits to be used again has the address of its former use.
  if (header?.start !== startOf(name)) return false
  return owner === null || header.systemIdentifier === owner
}

const isSegment = (name: string) => segmentPattern.test(name)

const byAge = (a: string, b: string) => numberOf(a) - numberOf(b) || timelineOf(a) - timelineOf(b)

async function copyDurably(from: string, to: string) {
  const draft = `${to}.part`
  await copyFile(from, draft, constants.COPYFILE_FICLONE)
  // PostgreSQL's user reads it when restoring.
  giveTo(findDatabaseUser(dirname(to)), draft)
  await syncFile(draft)
  await rename(draft, to)
}
