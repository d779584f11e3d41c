// npm run backup: takes a backup now, of the running server or of a stopped one.
import { setDamagedAside } from '#server/backups/damaged.ts'
import { backupPlaces, listBackups } from '#server/backups/folder.ts'
import { takeBackup } from '#server/backups/take.ts'
import { readConfig } from '#server/config.ts'
import { placesOf } from '#server/places.ts'
import { say } from '#server/terminal.ts'
import { joinEmbedded } from './embedded.ts'

// The server would go on with a backup that nobody waits for.
const stopping = new AbortController()
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(event, () => stopping.abort(new Error('The backup was stopped.')))

try {
  const places = backupPlaces(placesOf(readConfig(process.env)))
  const postgres = await joinEmbedded(places)
  try {
    const { signal } = stopping
    const problems = await takeBackup(postgres.url, places, 'by hand', { signal })
    const made = listBackups(places.backupDir).at(-1)
    say(`Backed up and checked by restoring it: ${made?.folder}`)
    for (const { picture, reason } of problems)
      say(`This picture could not be backed up: ${picture} (${reason})`)
    for (const folder of await setDamagedAside(places.backupDir, signal))
      say(`Damaged, and set aside: ${folder}`)
  } finally {
    await postgres.stop()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// The IPC channel to the launcher would keep this process alive.
process.exit()
