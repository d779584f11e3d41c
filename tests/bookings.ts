// Shared by the tests of bookings: a barber's slots, and a client who books one.
import type { Insertable } from 'kysely'
import { beforeEach } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { sweepBookings } from '#server/features/bookings/moves/sweep.ts'
import type { Bookings } from '#server/database/tables.ts'
import { isoOf, zoneOf } from '#server/shop-clock.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import type { Listed } from './listing.ts'
import { as, db, mailTo, sendMessages } from './world.ts'

// Each test has one `now`, so a time that is computed twice stays the same.
let now = Date.now()
beforeEach(() => {
  now = Date.now()
})

// The moment `days` from now, at `minutes` after midnight.
export function at(days: number, minutes: number, zone = zoneOf('America/Chicago')) {
  const today = zone.dayOf(Math.floor(now / 60_000))
  return isoOf(zone.toInstant((today + days) * 1440 + minutes))
}

export async function hold(who: Actor | null, { id, services }: Listed, startsAt: string) {
  return as(who).bookings.hold({ profileId: id, serviceIds: services.slice(0, 1), startsAt })
}

export async function book(who: Actor, listed: Listed, startsAt: string) {
  const { id } = await hold(who, listed, startsAt)
  return as(who).bookings.confirm({ id })
}

// A guest's browser, which keeps its device cookie.
export function browser() {
  const request: Partial<RequestInfo> = {
    deviceToken: null,
    network: `10.1.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    setDevice: (token) => {
      request.deviceToken = token
    },
  }
  return { request, api: () => as(null, request) }
}

export const ana = { name: 'Ana Ruiz', phone: '(713) 555-0142', email: 'ana@example.com' }

export async function bookAsGuest(
  { api }: ReturnType<typeof browser>,
  listed: Listed,
  startsAt: string,
  guest = ana,
) {
  const { id } = await api().bookings.hold({
    profileId: listed.id,
    serviceIds: listed.services.slice(0, 1),
    startsAt,
  })
  const { isKnown } = await api().bookings.guestCode({ id, email: guest.email })
  const code = isKnown ? undefined : (await mailTo(guest.email, 'guest-code')).code
  return api().bookings.confirm({ id, guest, code })
}

const longAgo = '2026-01-01T00:00:00Z'
export const bookedPolicy = {
  cancellationWindowHours: 24,
  lateCancelFeePercent: 25,
  noShowFeePercent: 50,
}

// A confirmed booking of 30 minutes at any time, made long ago.
export async function bookingAt(
  client: Actor,
  { barber }: Listed,
  startsAt: string,
  more: Partial<Insertable<Bookings>> = {},
) {
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString()
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: client.id,
      barberId: barber.id,
      providerId: barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'confirmed',
      totalCents: 3800,
      createdAt: longAgo,
      policySnapshot: JSON.stringify(bookedPolicy),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { position: 0, name: 'Haircut', priceCents: 3800, durationMinutes: 30 }
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, ...item })
    .execute()
  return id
}

// Moves the booking as if it had been made for another time.
export async function shift(id: string, startsAt: string, minutes = 30) {
  const endsAt = isoOf(Date.parse(startsAt) / 60_000 + minutes)
  await db
    .updateTable('bookings')
    .set({ startsAt, endsAt, busyRange: `[${startsAt},${endsAt})` })
    .where('id', '=', id)
    .execute()
}

export const fromNow = (minutes: number) => isoOf(Math.floor(now / 300_000) * 5 + minutes)

// Adds past no-shows or late cancellations.
export async function mark(
  { barber }: Listed,
  who: { clientId: string } | { guestName: string; guestEmail: string; guestPhone: string },
  { missed = 0, late = 0 },
) {
  for (let n = 0; n < missed + late; n++) {
    const startsAt = fromNow(-1440 * (n + 20))
    const isLateCancel = n >= missed
    await db
      .insertInto('bookings')
      .values({
        ...who,
        barberId: barber.id,
        providerId: barber.id,
        startsAt,
        createdAt: startsAt,
        endsAt: fromNow(-1440 * (n + 20) + 30),
        busyRange: `[${startsAt},${fromNow(-1440 * (n + 20) + 30)})`,
        status: isLateCancel ? 'cancelled' : 'no_show',
        isLateCancel,
      })
      .execute()
  }
}

export const madeLongAgo = (id: string) =>
  db.updateTable('bookings').set({ createdAt: longAgo }).where('id', '=', id).execute()

// Runs the sweep, and sends its messages.
export async function sweep(on = db) {
  await sweepBookings(on)
  await sendMessages(on)
}

// The last thing that administrators did to a row.
export function newestAudit(entityId: string) {
  return db
    .selectFrom('auditLog')
    .selectAll()
    .where('entityId', '=', entityId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}
