import { existsSync } from 'node:fs'
import type { Places } from '#server/places.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { startPostgres } from '#server/postgres/launcher.ts'

// Joins the PostgreSQL of the running server, or starts one for the duration of the command.
export function joinEmbedded({ dataDir, backupDir }: Places) {
  if (existsSync(pgDataIn(dataDir))) return startPostgres({ dataDir, backupDir, share: true })
  throw new Error(
    `There is no database in ${dataDir} yet: run npm start first, or set DATABASE_URL or DATA_DIR.`,
  )
}
