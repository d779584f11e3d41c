// Jobs and live events to run after the commit. Written with the caller's `db`, so that a rollback
// drops them.
import type { BarberId } from '#contract/ids.ts'
import type { PublicTopic, UserEvent } from '#contract/live.ts'
import type { Db } from '#server/database/db.ts'
import type { Tasks } from '#server/tasks.ts'
import { insertOutbox, insertOutboxes } from './queries.ts'

// A job replaces a waiting one with the same key.
type When = { runAt?: string | undefined; jobKey?: string }

const maxKeyLength = 512

// Runs at least once after the commit.
export async function enqueue<Name extends keyof Tasks>(
  db: Db,
  task: Name,
  payload: Tasks[Name],
  { runAt, jobKey }: When = {},
) {
  // graphile-worker would refuse it later, along with the whole batch.
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

// Topics between servers only.
type InternalTopics = {
  // Ends the streams of this session or user.
  ended: { sessionId: string } | { userId: string }
  // Something clients see of this barber changed: hours, bookings, prices or the listing.
  barber: { barberId: BarberId }
}

export type UserTopic = `user:${string}`
// One browser, by the hash of its id: for guests, who have no topic as users.
export type DeviceTopic = `device:${string}`
export type PersonalTopic = UserTopic | DeviceTopic
export type Topic = PublicTopic | PersonalTopic | keyof InternalTopics

type Told<T extends Topic> = T extends keyof InternalTopics
  ? [payload: InternalTopics[T]]
  : T extends PersonalTopic
    ? [payload: UserEvent]
    : []

// Delivered to all subscribers of the topic right after the commit.
export async function publish<T extends Topic>(db: Db, topic: T, ...[payload]: Told<T>) {
  await insertOutbox(db, { kind: 'live', name: topic, payload: JSON.stringify(payload ?? {}) })
}

// The same to several, in one statement.
export async function publishToAll(db: Db, topics: readonly PersonalTopic[], event: UserEvent) {
  const payload = JSON.stringify(event)
  await insertOutboxes(
    db,
    topics.map((name) => ({ kind: 'live', name, payload })),
  )
}

export function userTopic(userId: string): UserTopic {
  return `user:${userId}`
}

export function deviceTopic(hash: Buffer): DeviceTopic {
  return `device:${hash.toString('hex')}`
}
