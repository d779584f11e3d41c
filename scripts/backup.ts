// npm run backup: takes a backup now, of the running server or of a stopped one.
import { backupPlaces, listBackups } from '#server/backups/folder.ts'
import { takeBackup } from '#server/backups/take.ts'
import { readConfig } from '#server/config.ts'
import { placesOf } from '#server/places.ts'
import { say } from '#server/terminal.ts'
import { joinEmbedded } from './embedded.ts'

try {
  const places = backupPlaces(placesOf(readConfig(process.env)))
  const postgres = await joinEmbedded(places)
  try {
    const damaged = await takeBackup(postgres.url, places, 'by hand')
    for (const folder of damaged) say(`Damaged, and set aside: ${folder}`)
  } finally {
    await postgres.stop()
  }
  const made = listBackups(places.backupDir).at(-1)!
  say(`Backed up and checked by restoring it: ${made.folder}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// The IPC channel to the launcher would keep this process alive.
process.exit()
