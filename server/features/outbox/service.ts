// What a transaction wants done once it has committed. Written with the caller's `db`, so that a
// transaction that fails has asked for nothing.
import type { BarberId } from '#contract/ids.ts'
import type { PublicTopic, UserEvent } from '#contract/live.ts'
import type { Db } from '#server/database/db.ts'
import type { Tasks } from '#server/tasks.ts'
import { insertOutbox } from './queries.ts'

// A job with the key of one that still waits takes its place.
type When = { runAt?: string | undefined; jobKey?: string }

const maxKeyLength = 512

// Runs at least once after the commit.
export async function enqueue<Name extends keyof Tasks>(
  db: Db,
  task: Name,
  payload: Tasks[Name],
  { runAt, jobKey }: When = {},
) {
  // graphile-worker would refuse it later, and with it everything else in the batch.
  if (jobKey !== undefined && (jobKey === '' || jobKey.length > maxKeyLength))
    throw new Error(`The key of a ${task} job must have 1 to ${maxKeyLength} characters.`)
  await insertOutbox(db, {
    kind: 'job',
    name: task,
    payload: JSON.stringify(payload),
    runAt,
    jobKey,
  })
}

// Topics that stay between servers.
type InternalTopics = {
  // Streams of this session, or of this user, end.
  ended: { sessionId: string } | { userId: string }
  // Something a client sees of this barber changed: hours, bookings, prices, the listing itself.
  barber: { barberId: BarberId }
}

export type UserTopic = `user:${string}`
export type Topic = PublicTopic | UserTopic | keyof InternalTopics

type Told<T extends Topic> = T extends keyof InternalTopics
  ? [payload: InternalTopics[T]]
  : T extends UserTopic
    ? [payload: UserEvent]
    : []

// Everyone who listens to the topic hears of it within moments of the commit.
export async function publish<T extends Topic>(db: Db, topic: T, ...[payload]: Told<T>) {
  await insertOutbox(db, { kind: 'live', name: topic, payload: JSON.stringify(payload ?? {}) })
}

export function userTopic(userId: string): UserTopic {
  return `user:${userId}`
}
