// Rate limits per network, account or address, counted in PostgreSQL, so that all servers share
// them.
import { createHash } from 'node:crypto'
import { AppError, isRefusal, type ErrorCode } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { countPoint, deletePoints, findPoints, lockName, subtractPoint } from './queries.ts'

// { key: 'inquiry:net:203.0.113.7', points: 5, seconds: 3600 } allows five an hour.
export type Bucket = { key: string; points: number; seconds: number }

// Counts one try in each bucket and returns the counts. A refused try does not count in later
// buckets, so put the network first: then a stranger cannot use up an account's tries.
export async function limit(db: Db, buckets: readonly Bucket[]): Promise<number[]> {
  const counts: number[] = []
  for (const bucket of buckets) {
    const { points, leftMs } = await count(db, bucket)
    if (points > bucket.points) throw tooMany(leftMs)
    counts.push(points)
  }
  return counts
}

// For actions that are skipped instead of refused.
export async function isWithin(db: Db, bucket: Bucket) {
  const { points } = await count(db, bucket)
  return points <= bucket.points
}

// Tries in the current window.
export async function peek(db: Db, key: string) {
  return (await findPoints(db, storedKey(key))).points
}

// Refuses like `limit`, without counting: for actions that count only on success (see isWithin).
export async function demandRoom(db: Db, { key, points }: Bucket) {
  const seen = await findPoints(db, storedKey(key))
  if (seen.points >= points) throw tooMany(seen.leftMs)
}

// Takes one try back.
export function takeBack(db: Db, key: string) {
  return subtractPoint(db, storedKey(key))
}

// After a success: resets the count.
export function forgive(db: Db, key: string) {
  return deletePoints(db, storedKey(key))
}

// Locks around a count and the insert it allows, so that parallel requests of one person are
// counted one after the other. Names look like 'user:<id>' or 'email:<address>'. Sorted, so that
// requests do not deadlock; lock a business before people, and rows after them.
export async function lockPeople(db: Db, names: readonly string[]) {
  if (!db.isTransaction) throw new Error('Outside a transaction a lock ends at once.')
  for (const name of [...new Set(names)].sort()) await lockName(db, name)
}

// Changes a limit's error code: .catch(refusedAs('RESEND_TOO_OFTEN')).
export function refusedAs(code: ErrorCode) {
  return (error: unknown): never => {
    if (!isRefusal(error) || error.code !== 'TOO_MANY_REQUESTS') throw error
    const refusal = new AppError(code)
    if (error instanceof AppError) refusal.retryAfterSeconds = error.retryAfterSeconds
    throw refusal
  }
}

function count(db: Db, { key, seconds }: Bucket) {
  if (db.isTransaction) throw new Error('A limit inside a transaction forgets what it rolls back.')
  return countPoint(db, storedKey(key), seconds)
}

function tooMany(leftMs: number) {
  const refusal = new AppError('TOO_MANY_REQUESTS')
  refusal.retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
  return refusal
}

// The table stores the limit's name and a hash of the rest.
function storedKey(key: string) {
  const [area = ''] = key.split(':')
  return `${area}:${createHash('sha256').update(key).digest('base64url')}`
}
