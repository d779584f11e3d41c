// The audit trail of the demo city, in the order of time.
import type { Db } from '#server/database/db.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { insertRows } from '#db/seed/rows.ts'

export type Deed = {
  actorId: string
  action: string
  entity: string
  entityId: string
  reason: string
  before: JsonObject | null
  after: JsonObject | null
  createdAt: string
}

export async function writeDeeds(db: Db, deeds: Deed[]) {
  await insertRows(
    db,
    'auditLog',
    deeds.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  )
}
