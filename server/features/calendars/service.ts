// A person's calendar by an address only they know. The address is worked out anew whenever it is
// shown, so that none is kept anywhere.
import { timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { calendarOf, listVisitsOf } from '#server/features/bookings/service.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { mailSettings } from '#server/features/mail/service.ts'
import { findOwner, raiseVersion } from './queries.ts'

const recentDays = 60
const mostVisits = 1000
const hour = 3600
const idBytes = 16

export async function readFeed(db: Db, userId: string) {
  const { version } = (await findOwner(db, userId)) ?? fail('NOT_FOUND')
  return feedOf(db, userId, version)
}

export async function renewFeed(db: Db, userId: string) {
  await limit(db, [{ key: `calendar-renew:user:${userId}`, points: 20, seconds: hour }])
  const { version } = (await raiseVersion(db, userId)) ?? fail('NOT_FOUND')
  return feedOf(db, userId, version)
}

async function feedOf(db: Db, userId: string, version: number) {
  const token = Buffer.concat([bytesOf(userId), await markOf(db, userId, version)])
  return { url: `${mailSettings().publicUrl}/calendar/${token.toString('base64url')}.ics` }
}

// Calendar programs ask a few times an hour, several people behind one network.
export async function readCalendar(db: Db, token: string, network: string) {
  await limit(db, [{ key: `calendar:net:${network}`, points: 600, seconds: hour }])
  const bytes = Buffer.from(token, 'base64url')
  const userId = idOf(bytes.subarray(0, idBytes))
  const owner = (await findOwner(db, userId)) ?? fail('NOT_FOUND')
  const mark = await markOf(db, userId, owner.version)
  // Of the same length: an address has 64 letters.
  if (!timingSafeEqual(bytes.subarray(idBytes), mark)) fail('NOT_FOUND')
  const visits = await listVisitsOf(db, userId, { days: recentDays, limit: mostVisits })
  return calendarOf(visits, owner.language, { readerId: userId })
}

async function markOf(db: Db, userId: string, version: number) {
  return sign(await keyOf(db, 'calendars'), `${userId} ${version}`)
}

function bytesOf(userId: string) {
  return Buffer.from(userId.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Buffer) {
  const hex = bytes.toString('hex').padEnd(2 * idBytes, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
