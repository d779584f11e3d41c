// Joining and leaving the waitlist, and taking an offer through the link in the mail.
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { confirmPath } from '#contract/bookings/confirm-path.ts'
import { mostWaitDays, type Wait, type waitlist } from '#contract/bookings/waitlist.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { nowMinute, readBusiness, servicesOf } from '#server/features/availability/service.ts'
import { dayOfDate, utcDayOf } from '#server/shop-clock.ts'
import { findBooking } from '#server/features/bookings/booking-rows-queries.ts'
import { continueHold, requireBookable } from '#server/features/bookings/service.ts'
import {
  deviceHashOf,
  isKnownGuest,
  proveGuest,
  readLink,
  sendGuestCode,
} from '#server/features/guests/service.ts'
import { limit, lockPeople } from '#server/features/rate-limits/service.ts'
import { sourceOf } from '#server/features/sources/service.ts'
import {
  countWaits,
  findSame,
  insertEntry,
  listWaits,
  setLeft,
  updateTimes,
  type Waiter,
} from './queries.ts'

const mostWaits = 5
const hour = 3600

type Asked = Received<typeof waitlist.join>

export async function askCode(caller: Caller, { email }: Received<typeof waitlist.code>) {
  if (await isKnownGuest(caller, email)) return { isKnown: true }
  await sendGuestCode(caller, email)
  return { isKnown: false }
}

export async function joinWaitlist(caller: Caller, asked: Asked) {
  const { db, actor, request } = caller
  const key = actor ? `waitlist:user:${actor.id}` : `waitlist:net:${request.network}`
  await limit(db, [{ key, points: 60, seconds: hour }])
  const { barberId, dateFrom, dateTo } = await checkWish(db, asked)
  const guestEmail = actor ? null : await provenAddress(caller, asked)
  const waiter = { ...waiterOf(caller), email: guestEmail }
  const { serviceIds, professionalId, timeFrom, timeTo } = asked
  return inTransaction(db, async (db) => {
    await lockPeople(db, namesOf(waiter))
    const same = await findSame(db, waiter, { barberId, serviceIds, dateFrom, dateTo })
    if (same) {
      await updateTimes(db, same.id, { timeFrom, timeTo })
      return same
    }
    if ((await countWaits(db, waiter)) >= mostWaits) fail('TOO_MANY_WAITS')
    return insertEntry(db, {
      clientId: waiter.clientId,
      guestEmail,
      guestDeviceHash: waiter.deviceHash,
      source: await sourceOf(db, request, { ...waiter, barberId }),
      language: request.language,
      barberId,
      serviceIds,
      professionalId,
      dateFrom,
      dateTo,
      timeFrom,
      timeTo,
    })
  })
}

function namesOf({ clientId, deviceHash, email }: Waiter) {
  if (clientId !== null) return [`user:${clientId}`]
  return [`device:${deviceHash?.toString('hex')}`, `email:${email}`]
}

export async function listMine(caller: Caller): Promise<Wait[]> {
  const waiter = waiterOf(caller)
  if (waiter.clientId === null && waiter.deviceHash === null) return []
  const rows = await listWaits(caller.db, waiter)
  return rows.map((row) => ({
    id: row.id,
    barber: { id: row.profileId, shopName: row.shopName, timeZone: row.timeZone },
    services: row.services,
    professionalName: row.professionalName,
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    timeFrom: row.timeFrom,
    timeTo: row.timeTo,
    offer:
      row.isOffered && row.offeredStart && row.offerExpiresAt
        ? {
            startsAt: row.offeredStart,
            expiresAt: row.offerExpiresAt,
            path: confirmPath(row, row.offeredStart),
          }
        : null,
  }))
}

export async function leaveWaitlist(caller: Caller, { id }: Received<typeof waitlist.leave>) {
  const waiter = waiterOf(caller)
  if (waiter.clientId === null && waiter.deviceHash === null) fail('NOT_FOUND')
  if (!(await setLeft(caller.db, waiter, id))) fail('NOT_FOUND')
}

// The hold moves to the browser in which the guest opens the mail.
export async function takeOffer(caller: Caller, { link }: Received<typeof waitlist.take>) {
  const { db, actor } = caller
  const linked = (await readLink(db, link, 'manage')) ?? fail('LINK_INVALID')
  if (!linked.isValid) fail('LINK_EXPIRED')
  const row = (await findBooking(db, linked.bookingId)) ?? fail('LINK_INVALID')
  const wish = {
    profileId: row.profileId,
    serviceIds: row.items.flatMap(({ serviceId }) => serviceId ?? []),
    professionalId: row.providerId,
  }
  await continueHold(caller, row)
  return {
    path: confirmPath(wish, row.startsAt),
    needsSignIn: row.clientId !== null && row.clientId !== actor?.id,
  }
}

// Checks that the barber offers the services and the days are in the future.
async function checkWish(db: Db, { profileId, serviceIds, ...asked }: Asked) {
  const barberId = await requireBookable(db, profileId)
  const now = nowMinute()
  const days = { firstDay: utcDayOf(now), lastDay: utcDayOf(now) }
  const business = await readBusiness(db, barberId, days)
  const today = business.zone.dayOf(now)
  const [first, last] = [dayOfDate(asked.dateFrom), dayOfDate(asked.dateTo)]
  if (last < today || last > today + mostWaitDays || first > last)
    fail('INVALID_INPUT', { dateTo: 'Choose a day' })
  servicesOf(business, serviceIds)
  const { professionalId } = asked
  if (professionalId && !business.professionals.some(({ id }) => id === professionalId))
    fail('NOT_FOUND')
  return { barberId, dateFrom: asked.dateFrom, dateTo: asked.dateTo }
}

async function provenAddress(caller: Caller, { email, code }: Asked) {
  if (email === undefined) return fail('INVALID_INPUT', { email: 'Invalid email address' })
  if (!(await isKnownGuest(caller, email))) await proveGuest(caller, email, code ?? '')
  return email
}

function waiterOf({ actor, request }: Caller) {
  return actor
    ? { clientId: actor.id, deviceHash: null }
    : { clientId: null, deviceHash: deviceHashOf(request) }
}
