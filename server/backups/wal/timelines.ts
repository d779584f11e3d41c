// A restore begins a new timeline of the write-ahead log, and the old one stays in the archive. So a
// moment is on the timeline that was in use then, which is not always the newest.
import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { readJson, syncFolder, writeDurably, type Backup } from '#server/backups/folder.ts'
import { walDirIn } from '#server/postgres/archive.ts'
import { byteOf, historyNameOf, nameOf, numberAt, numberOf } from './segment-names.ts'

// A timeline and where it goes over into the next one; the last one goes on.
type Stretch = { timeline: number; endsAt: string | null }

/** The timelines that lead from the first one to a certain one. */
export type Path = Stretch[]

type InUse = { timeline: number; at: string }

const recordIn = (backupDir: string) => join(backupDir, 'timelines.json')

/** The timeline that was in use at the moment; null before all that is known. */
export function findTimeline(backupDir: string, backups: Backup[], moment: Date | 'latest') {
  const known: InUse[] = [
    ...readRecord(backupDir),
    ...backups.map(({ timeline, finishedAt }) => ({ timeline, at: finishedAt })),
  ]
  const endMs = moment === 'latest' ? Infinity : moment.getTime()
  return (
    known
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
      .findLast(({ at }) => Date.parse(at) <= endMs)?.timeline ?? null
  )
}

/** Notes that a restored database, and with it its timeline, is in use from now on. */
export async function recordTimeline(backupDir: string, timeline: number) {
  const record = [...readRecord(backupDir), { timeline, at: new Date().toISOString() }]
  const draft = `${recordIn(backupDir)}.part`
  await writeDurably(draft, JSON.stringify(record, null, 2))
  await rename(draft, recordIn(backupDir))
  await syncFolder(backupDir)
}

function readRecord(backupDir: string) {
  return readJson<InUse[]>(recordIn(backupDir)) ?? []
}

/** For segments that one timeline has written. */
export const lonePath = (timeline: number): Path => [{ timeline, endsAt: null }]

export function readPath(backupDir: string, timeline: number): Path {
  if (timeline === 1) return lonePath(timeline)
  const file = join(walDirIn(backupDir), historyNameOf(timeline))
  if (!existsSync(file)) throw new Error(`The archive lacks the file ${file}.`)
  // A line is a timeline, the position where it was left, and a reason.
  const left = readFileSync(file, 'utf8').matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm)
  const before = [...left].map(([, id, endsAt = '']) => ({ timeline: Number(id), endsAt }))
  return [...before, ...lonePath(timeline)]
}

/** Whether recovering this backup can follow the path to its end. */
export function isOnPath(path: Path, { timeline, firstSegment, endsAt }: Backup) {
  const stretch = path.find((each) => each.timeline === timeline)
  if (!stretch) return false
  if (stretch.endsAt === null) return true
  if (endsAt !== undefined) return byteOf(endsAt) <= byteOf(stretch.endsAt)
  // Backups of older versions of Kempt do not say where they end.
  return numberOf(firstSegment) < numberAt(stretch.endsAt)
}

/** The segment with this number. One that holds the end of a timeline belongs to the next. */
export function segmentOn(path: Path, number: number) {
  const stretch = path.find(({ endsAt }) => endsAt === null || number < numberAt(endsAt))
  return nameOf(stretch?.timeline ?? 1, number)
}
