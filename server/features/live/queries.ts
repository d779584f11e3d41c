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
  const stored = db
    .selectFrom('liveEvents')
    .select(['topic', 'id as version'])
    .where('topic', 'in', publicTopics)
  return db
    .selectFrom(stored.unionAll(db.selectFrom('topicVersions').selectAll()).as('known'))
    .select(['topic', sql<number>`max(version)`.as('version')])
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

// Keeps the newest event, whatever its age, because it marks the position, and the versions of the
// deleted ones.
export function deleteOldEvents(db: Db) {
  return sql`
    WITH deleted AS (
      DELETE FROM live_events WHERE at < now() - interval '10 minutes'
        AND id < (SELECT max(id) FROM live_events)
      RETURNING topic, id)
    INSERT INTO topic_versions
    SELECT topic, max(id) FROM deleted WHERE topic = ANY (${[...publicTopics]}::text[]) GROUP BY topic
    ON CONFLICT (topic) DO UPDATE SET version = greatest(topic_versions.version, excluded.version)
  `.execute(db)
}
