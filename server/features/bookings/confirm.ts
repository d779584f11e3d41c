// Confirms a hold: it becomes a booking or a request.
import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { answerByOf } from '#contract/bookings/requests.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { minuteOf } from '#server/shop-clock.ts'
import { isBlocked, isOwnClient } from '#server/features/clients/service.ts'
import { isKnownGuest, proveGuest } from '#server/features/guests/service.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { lockCredit } from '#server/features/booking-money/service.ts'
import { moveLocked } from './moves/moves.ts'
import { whyNotBookable } from './require-open.ts'
import { findHouse, insertEvent, listUpcoming, lockBooking, updateBooking } from './queries.ts'
import { standingOf } from './reliability.ts'
import { countCanceled, countCanceledFrom, listNames, type Person } from './reliability-queries.ts'
import { findNewPrice, payByCredit, priceChanged } from './holds/price.ts'
import { lostHold } from './holds/slot-taken.ts'
import { isHolder, requireBooking, viewOf } from './booking-view.ts'

const mostUpcoming = 5
const mostUpcomingOfGuest = 2
// Cancellations per day at one barber: by one person, and by all guests of one network.
const mostCanceled = 3
const mostCanceledFrom = 10

type Asked = Received<typeof bookings.confirm>

export async function confirmBooking(caller: Caller, asked: Asked): Promise<Booking> {
  const { db, actor } = caller
  const held = await requireBooking(db, asked.id)
  if (!isHolder(held, caller)) fail('NOT_FOUND')
  const { guest } = asked
  if (held.clientId === null) {
    if (!guest) fail('INVALID_INPUT', { 'guest.name': 'Name must be at least 2 characters' })
    // An expired hold cannot be revived by a code.
    if (held.status === 'expired') throw await lostHold(db, held)
    if (!(await isKnownGuest(caller, guest.email)))
      await proveGuest(caller, guest.email, asked.code ?? '')
  }
  const outcome = await inTransaction(db, async (db) => {
    const closed = await whyNotBookable(db, held)
    await lockPeople(db, await listNames(db, personOf(held, guest)))
    const row = (await lockBooking(db, asked.id)) ?? fail('NOT_FOUND')
    // A repeated confirm returns the existing booking.
    if (row.status === 'confirmed' || row.status === 'pending') return 'done'
    if (row.status !== 'held' || closed !== null) return 'lost'
    const house = (await findHouse(db, row.barberId)) ?? fail('NOT_FOUND')
    const isInstant = await checkPerson(db, row, { ...asked, ...house })
    const current = row.version === held.version ? held : await requireBooking(db, row.id)
    const { clientId } = row
    const walletCents = asked.useCredit && clientId !== null ? await lockCredit(db, clientId) : 0
    const price = await findNewPrice(db, current, {
      promotions: house.promotions,
      person: personOf(row, guest),
      seenCents: asked.totalCents,
      walletCents,
    })
    if (price !== null) return price
    await payByCredit(db, row, walletCents)
    await book({ ...caller, db }, row, { ...asked, ...house, isInstant })
    await moveLocked(db, row.id, isInstant ? 'confirm' : 'request', {
      parts: ['system'],
      actorId: actor?.id ?? null,
    })
    return 'done'
  })
  if (outcome === 'lost') throw await lostHold(db, held)
  // The hold has its new price, so the next try is for that.
  if (outcome !== 'done') throw priceChanged(outcome)
  return viewOf(await requireBooking(db, asked.id), ['client'])
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

type Holder = { clientId: string | null }

function personOf({ clientId }: Holder, guest: Asked['guest']) {
  return { clientId, email: guest?.email ?? null, phone: guest?.phone ?? null }
}

type House = { isInstant: boolean; noticeMinutes: number; answerHours: number; apartHours: number }

// Refuses a person who is over a limit. True when the booking needs no approval.
async function checkPerson(db: Db, row: Locked, asked: Asked & House) {
  const { guest, isRequest, isInstant, apartHours } = asked
  const { clientId } = row
  const person = personOf(row, guest)
  if (await isBlocked(db, row.barberId, person)) fail('NOT_BOOKABLE_ONLINE')
  await refuseCycles(db, row, person)
  const upcoming = await listUpcoming(db, person)
  const most = clientId === null ? mostUpcomingOfGuest : mostUpcoming
  if (upcoming.length >= most) fail('TOO_MANY_BOOKINGS')
  if (isClose(upcoming, row, apartHours)) fail('TOO_CLOSE_TOGETHER')
  const { isOff, isAskedFirst } = await standingOf(db, person)
  if (isOff) fail('BOOKING_OFF')
  if (!isInstant) return false
  // Clients have seen it in the summary; guests learn it here, once their address is proved.
  if (isAskedFirst && clientId === null && !isRequest) fail('ASKED_FIRST')
  return !isAskedFirst
}

type Time = Pick<Locked, 'barberId' | 'startsAt' | 'paymentPolicy'>
type Upcoming = Awaited<ReturnType<typeof listUpcoming>>

// Whether someone would be at two barbers within hours, without having paid either.
export function isClose(upcoming: Upcoming, wanted: Time, apartHours: number) {
  const isUnpaid = ({ paymentPolicy }: Time) => paymentPolicy === 'pay_at_shop'
  return (
    isUnpaid(wanted) &&
    upcoming.some(
      (other) =>
        other.barberId !== wanted.barberId &&
        isUnpaid(other) &&
        Math.abs(minuteOf(other.startsAt) - minuteOf(wanted.startsAt)) < apartHours * 60,
    )
  )
}

// Limits repeated booking and canceling, which floods the barber with messages.
async function refuseCycles(db: Db, { barberId, guestNetwork }: Locked, person: Person) {
  const own = await countCanceled(db, person, barberId)
  const theirs = guestNetwork === null ? 0 : await countCanceledFrom(db, guestNetwork, barberId)
  if (own >= mostCanceled || theirs >= mostCanceledFrom) fail('TOO_MANY_CANCELS')
}

// No commission on the barber's own clients.
export const ownClients = { commissionPercent: 0, commissionCents: 0, commissionRuleId: null }

async function book({ db, actor }: Caller, row: Locked, details: Asked & House) {
  const { note, guest, isInstant, noticeMinutes, answerHours } = details
  const actorId = actor?.id ?? null
  await updateBooking(db, row.id, {
    clientNote: note,
    holdExpiresAt: null,
    ...(row.clientId === null && {
      guestName: guest?.name,
      guestEmail: guest?.email,
      guestPhone: guest?.phone,
    }),
    ...(!isInstant && { answerBy: answerByOf({ ...row, noticeMinutes, answerHours }, Date.now()) }),
    ...((await isOwnClient(db, row.barberId, personOf(row, guest))) && ownClients),
  })
  if (note !== '')
    await insertEvent(db, { bookingId: row.id, event: 'noted', actorId, data: { note } })
}
