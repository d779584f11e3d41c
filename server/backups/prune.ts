// Which backups are kept: the first one of each of seven nights, and the newest few of the others.
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pruneSegments } from '#server/backups/wal/segments.ts'
import { listBackups, nameAt, type Backup, type BackupPlaces } from './folder.ts'
import { lastNightMs } from './nights.ts'
import { prunePictures } from './pictures.ts'

const keptNights = 7
const keptOthers = 10
const keptDamaged = 3

export async function prune(places: BackupPlaces) {
  const { backupDir } = places
  const backups = listBackups(backupDir)
  const kept = chooseKept(backups)
  for (const { folder } of backups.filter((backup) => !kept.includes(backup))) await remove(folder)
  await pruneDamaged(backupDir, kept.at(-1))
  await pruneSegments(
    backupDir,
    kept.map(({ firstSegment }) => firstSegment),
  )
  await prunePictures(places)
}

function chooseKept(backups: Backup[]) {
  const nights = Map.groupBy(backups, ({ finishedAt }) => lastNightMs(new Date(finishedAt)))
  const recent = [...nights.values()].slice(-keptNights)
  const others = recent.flatMap((night) => night.slice(1)).slice(-keptOthers)
  const firsts = recent.flatMap((night) => night.slice(0, 1))
  return backups.filter((backup) => firsts.includes(backup) || others.includes(backup))
}

// A damaged backup stays seven nights, like a sound one, unless there are too many of them. Until then
// the metrics report it.
async function pruneDamaged(backupDir: string, newest: Backup | undefined) {
  const names = (await readdir(backupDir)).filter((name) => name.endsWith('Z.damaged')).toSorted()
  const begin = newest ? nameAt(firstKeptNight(newest).toISOString()) : ''
  const isOld = (name: string, index: number) => name < begin || index < names.length - keptDamaged
  for (const name of names.filter(isOld)) await remove(join(backupDir, name))
}

function firstKeptNight({ finishedAt }: Backup) {
  const night = new Date(lastNightMs(new Date(finishedAt)))
  night.setUTCDate(night.getUTCDate() - (keptNights - 1))
  return night
}

// Renamed first, so that it is never listed half removed.
async function remove(folder: string) {
  await rename(folder, `${folder}.part`)
  await rm(`${folder}.part`, { recursive: true })
}
