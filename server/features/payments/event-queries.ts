import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { ProviderEvents } from '#server/database/tables.ts'

// True when it is new.
export async function insertProviderEvent(db: Db, event: Insertable<ProviderEvents>) {
  const row = await db
    .insertInto('providerEvents')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function findProviderEvent(db: Db, id: string) {
  return db
    .selectFrom('providerEvents')
    .selectAll()
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .executeTakeFirst()
}

export async function setHandled(db: Db, id: string) {
  await db
    .updateTable('providerEvents')
    .set({ handledAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

// Events whose work was cut short.
export function listUnhandled(db: Db, limit: number) {
  return db
    .selectFrom('providerEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .where(sql<boolean>`received_at < now() - interval '1 minute'`)
    .orderBy('receivedAt')
    .limit(limit)
    .execute()
}
