import { sql } from 'kysely'
import { publicTopics } from '#contract/live.ts'
import type { Db } from '#server/database/db.ts'

export type StoredEvent = { id: number; topic: string; payload: unknown }

const columns = ['id', 'topic', 'payload'] as const
const oldestId = sql<number | null>`(SELECT min(id) FROM live_events)`

export async function findPosition(db: Db) {
  const { position } = await db
    .selectFrom('liveEvents')
    .select(sql<number>`coalesce(max(id), 0)`.as('position'))
    .executeTakeFirstOrThrow()
  return position
}

export function listVersions(db: Db) {
  return db
    .selectFrom('liveEvents')
    .select(['topic', sql<number>`max(id)`.as('version')])
    .where('topic', 'in', publicTopics)
    .groupBy('topic')
    .execute()
}

export function listEventsAfter(db: Db, id: number, limit: number) {
  return db
    .selectFrom('liveEvents')
    .select([...columns, oldestId.as('oldestId')])
    .select(sql<number>`extract(epoch FROM clock_timestamp() - at)`.as('lagSeconds'))
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type Missed = { topic: string; after: number; upTo: number }

export function listMissed(db: Db, { topic, after, upTo }: Missed) {
  return db
    .selectFrom('liveEvents')
    .select(columns)
    .where('topic', '=', topic)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .execute()
}

export async function findOldestId(db: Db) {
  const { oldest } = await db.selectNoFrom(oldestId.as('oldest')).executeTakeFirstOrThrow()
  return oldest
}

// Keeps the newest event, whatever its age, because it marks the position.
export function deleteOldEvents(db: Db) {
  return db
    .deleteFrom('liveEvents')
    .where('at', '<', sql<string>`now() - interval '10 minutes'`)
    .where('id', '<', (query) =>
      query.selectFrom('liveEvents').select((e) => e.fn.max('id').as('id')),
    )
    .execute()
}
