// The rows of all flags, kept in memory where the live channel reports their changes. Elsewhere, such
// as in a transaction, they are read each time.
import type { FlagName } from '#contract/flags.ts'
import type { Db } from '#server/database/db.ts'
import type { Hub } from '#server/features/live/hub.ts'
import { listRows, type FlagRow } from './queries.ts'

type Rows = ReadonlyMap<FlagName, FlagRow>

const kept = new WeakMap<Db, Promise<Rows> | null>()

// The old rows go with the event itself, so that whoever asks after it waits for the new ones.
export function keepFlags(db: Db, hub: Hub) {
  kept.set(db, null)
  hub.on('feature_flags', () => kept.set(db, null))
}

export function readFlags(db: Db): Promise<Rows> {
  const known = kept.get(db)
  if (known) return known
  const rows = listRows(db).then((all) => new Map(all.map((row) => [row.key, row])))
  if (known === null) {
    kept.set(db, rows)
    rows.catch(() => kept.get(db) === rows && kept.set(db, null))
  }
  return rows
}
