import { sql } from 'kysely'
import { publicTopics } from '#contract/live.ts'
import { inTransaction, type Db } from '#server/database/db.ts'

export type StoredEvent = { id: number; topic: string; payload: unknown }

const columns = ['id', 'topic', 'payload'] as const
const oldestId = sql<number | null>`(SELECT min(id) FROM live_events)`

// The id and the time of the last event that was read.
export type Mark = { id: number; at: string | null }

export async function findNewest(db: Db): Promise<Mark> {
  const newest = await db
    .selectFrom('liveEvents')
    .select(['id', 'at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? { id: 0, at: null }
}

const stateAt = (id: number) =>
  [
    oldestId.as('oldestId'),
    // Of the event with this id, if it is there.
    sql<string | null>`(SELECT at FROM live_events WHERE id = ${id})`.as('markAt'),
  ] as const

export type FeedState = { oldestId: number | null; markAt: string | null }

export function findState(db: Db, id: number): Promise<FeedState> {
  return db.selectNoFrom(stateAt(id)).executeTakeFirstOrThrow()
}

// New events get ids after this one, which browsers know already. Servers do it one at a time.
export function skipIdsUpTo(db: Db, id: number) {
  return inTransaction(db, async (db) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('live_events'))`.execute(db)
    await sql`
      SELECT setval(seq, ${id})
      FROM (SELECT pg_get_serial_sequence('live_events', 'id')::regclass AS seq) AS ids
      WHERE coalesce(pg_sequence_last_value(seq), 0) < ${id}`.execute(db)
  })
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
    .select([...columns, 'at', ...stateAt(id)])
    .select(sql<number>`extract(epoch FROM clock_timestamp() - at)`.as('lagSeconds'))
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type Missed = { topics: string[]; after: number; upTo: number }

export function listMissed(db: Db, { topics, after, upTo }: Missed) {
  return db
    .selectFrom('liveEvents')
    .select(columns)
    .where('topic', 'in', topics)
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

export function notifyWhisper(db: Db, text: string) {
  return sql`SELECT pg_notify('whisper', ${text})`.execute(db)
}
