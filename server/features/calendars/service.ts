// Calendar feeds of bookings. A feed's secret address is signed from the user id and a version, so
// it is not stored.
import { timingSafeEqual } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { fail } from '#contract/errors.ts'
import { fill, type Language } from '#contract/language.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import {
  listBookingsInvolving,
  type BookingRow,
} from '#server/features/bookings/booking-rows-queries.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { mailSettings } from '#server/features/mail/service.ts'
import { findOwner, raiseVersion } from './queries.ts'

const recentDays = 60
const mostBookings = 1000
const hour = 3600
const idBytes = 16

export async function readFeed({ db, actor: { id: userId } }: SignedInCaller) {
  const { version } = (await findOwner(db, userId)) ?? fail('NOT_FOUND')
  return feedOf(db, userId, version)
}

export async function renewFeed({ db, actor: { id: userId } }: SignedInCaller) {
  await limit(db, [{ key: `calendar-renew:user:${userId}`, points: 20, seconds: hour }])
  const { version } = (await raiseVersion(db, userId)) ?? fail('NOT_FOUND')
  return feedOf(db, userId, version)
}

async function feedOf(db: Db, userId: string, version: number) {
  const token = Buffer.concat([bytesOf(userId), await markOf(db, userId, version)])
  return { url: `${mailSettings().publicUrl}/calendar/${token.toString('base64url')}.ics` }
}

// Calendar programs poll a few times an hour, and several people share one network.
export async function readCalendar(db: Db, token: string, network: string) {
  await limit(db, [{ key: `calendar:net:${network}`, points: 600, seconds: hour }])
  const bytes = Buffer.from(token, 'base64url')
  const userId = idOf(bytes.subarray(0, idBytes))
  const owner = (await findOwner(db, userId)) ?? fail('NOT_FOUND')
  const mark = await markOf(db, userId, owner.version)
  // Both buffers have the same length, because a token has 64 letters.
  if (!timingSafeEqual(bytes.subarray(idBytes), mark)) fail('NOT_FOUND')
  const bookings = await listBookingsInvolving(db, userId, {
    days: recentDays,
    limit: mostBookings,
  })
  return calendarOf(bookings, owner.language, { readerId: userId })
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

const ended = ['cancelled', 'declined', 'expired', 'no_show']
const waiting = ['held', 'pending']
const summaryForClient = { en: '{services} at {shop}', es: '{services} en {shop}' }
const details = {
  en: 'With {professional}. Booking {number}.',
  es: 'Con {professional}. Cita {number}.',
}
const summaryForStaff = { en: '{services}: {client}', es: '{services}: {client}' }

// With a reader's id, bookings of other clients are named by the client.
type Reader = { name?: string; readerId?: string }

// Bookings as an iCalendar file, in UTC, so that no program needs our time zone. A changed booking
// replaces the old entry by its id and higher sequence.
export function calendarOf(
  rows: readonly BookingRow[],
  language: Language,
  { name = 'Kempt', readerId }: Reader = {},
) {
  const { publicUrl } = mailSettings()
  const calendar = ical({
    name,
    prodId: '//Kempt//Bookings//EN',
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const row of rows) {
    const isStaff = readerId !== undefined && row.clientId !== readerId
    const services = row.items.map((item) => item.name).join(', ')
    calendar.createEvent({
      id: `${row.id}@kempt`,
      sequence: row.version,
      start: new Date(row.startsAt),
      end: new Date(row.endsAt),
      summary: fill(isStaff ? summaryForStaff : summaryForClient, language, {
        services,
        shop: row.shopName,
        client: row.clientName ?? row.guestName ?? '',
      }),
      location: row.address,
      description: fill(details, language, {
        professional: row.providerName,
        number: row.bookingNumber,
      }),
      url: `${publicUrl}/barber/${row.profileId}`,
      status: stateOf(row),
    })
  }
  return calendar.toString()
}

function stateOf({ status }: BookingRow) {
  if (ended.includes(status)) return ICalEventStatus.CANCELLED
  return waiting.includes(status) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}
