// npm run restore: lists the backups.
// npm run restore -- <time>: puts database and pictures back to that time.
// npm run restore -- latest: to the end of the archive, when the database is lost.
import { backupPlaces, listBackups, type Backup } from '#server/backups/folder.ts'
import { restore } from '#server/backups/restore.ts'
import { readConfig } from '#server/config.ts'
import { placesOf } from '#server/places.ts'
import { say } from '#server/terminal.ts'

const example = 'npm run restore -- 2026-11-16T14:03:05-06:00'

try {
  const places = backupPlaces(placesOf(readConfig(process.env)))
  const [asked] = process.argv.slice(2)
  if (asked === undefined) say(describe(listBackups(places.backupDir), places.backupDir))
  else {
    const moment = asked === 'latest' ? 'latest' : momentOf(asked)
    say(`Restoring to ${moment === 'latest' ? 'the latest' : moment.toISOString()}...`)
    const { backup, damaged, bookings, endedAt, before, problems } = await restore(places, moment)
    for (const { finishedAt, folder } of damaged)
      say(`The backup of ${finishedAt} is damaged, so an older one was taken: ${folder}`)
    say(
      `Restored from the backup of ${backup.finishedAt}: ${bookings} bookings, all tables checked.`,
    )
    if (endedAt)
      say(`Its last change before that time was at ${endedAt}: it is as it was from then on.`)
    if (before) say(`The database of before is in ${before}. Delete it when you no longer need it.`)
    for (const { picture, reason } of problems)
      say(`This picture could not be returned: ${picture} (${reason})`)
    say('Start Kempt with npm start.')
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// The IPC channel to the launcher would keep this process alive.
process.exit()

function momentOf(text: string) {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/i.test(text)
  const moment = new Date(text)
  if (!hasZone || Number.isNaN(moment.getTime()))
    throw new Error(`Please give the time with its zone, such as: ${example}`)
  if (moment > new Date()) throw new Error('That time is still to come.')
  return moment
}

function describe(backups: Backup[], backupDir: string) {
  const [oldest] = backups
  if (!oldest) return `There is no backup in ${backupDir} yet. Take one with npm run backup.`
  const rows = backups.map(
    ({ finishedAt, kind, bytes, bookings }) =>
      `  ${finishedAt}  ${Math.ceil(bytes / 1e6)} MB, ${bookings} bookings, ${kind}`,
  )
  return [
    `Backups in ${backupDir}:`,
    ...rows,
    `Any time since ${oldest.finishedAt} can be restored, to the second: stop Kempt, then`,
    `  ${example}`,
  ].join('\n')
}
