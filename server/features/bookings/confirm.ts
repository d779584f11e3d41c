// Confirms a hold: it becomes a booking or a request, at once or when its deposit is paid or its card
// is given.
import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { answerByOf } from '#contract/bookings/requests.ts'
import { leastChargeCents } from '#contract/limits.ts'
import { creditFor, depositOf } from '#contract/money/price.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { minuteOf } from '#server/shop-clock.ts'
import { isBlocked, isOwnClient } from '#server/features/clients/service.ts'
import { isKnownGuest, proveGuest } from '#server/features/guests/service.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { lockCredit, notePaid, returnSurplus } from '#server/features/booking-money/service.ts'
import { announce } from './announce.ts'
import { moveLocked } from './moves/moves.ts'
import { whyNotBookable } from './require-open.ts'
import {
  findHouse,
  findOwnCard,
  insertEvent,
  listUpcoming,
  lockBooking,
  updateBooking,
} from './queries.ts'
import { standingOf } from './reliability.ts'
import { countCanceled, countCanceledFrom, listNames, type Person } from './reliability-queries.ts'
import { findNewPrice, onOffer, payByCredit, priceChanged } from './holds/price.ts'
import { lostHold } from './holds/slot-taken.ts'
import type { Switches } from './holds/switches.ts'
import type { BookingRow } from './booking-rows-queries.ts'
import { isHolder, requireBooking, viewOf } from './booking-view.ts'

const mostUpcoming = 5
const mostUpcomingOfGuest = 2
// Cancellations per day at one barber: by one person, and by all guests of one network.
const mostCanceled = 3
const mostCanceledFrom = 10

type Asked = Received<typeof bookings.confirm> & { switches: Switches }

export async function confirmBooking(caller: Caller, asked: Asked): Promise<Booking> {
  const clientId = caller.actor?.id ?? null
  if (asked.cardId !== undefined) await requireCard(caller.db, clientId, asked.cardId)
  await withCheckedHold(
    caller,
    asked,
    async ({ db, row, depositCents, needsCard, walletCents, ...checked }) => {
      if (depositCents > 0) fail('DEPOSIT_NEEDED')
      const cardId = needsCard ? await requireCard(db, row.clientId, asked.cardId) : null
      await payByCredit(db, row, walletCents)
      await writeDetails({ ...caller, db }, row, checked)
      if (cardId !== null) await updateBooking(db, row.id, { cardId })
      // Credit may have paid for all of it.
      else if (row.paymentPolicy !== 'pay_at_shop')
        await updateBooking(db, row.id, { paymentPolicy: 'pay_at_shop' })
      await book(db, row, { ...checked, actorId: clientId })
    },
  )
  return viewOf(await requireBooking(caller.db, asked.id), ['client'])
}

async function requireCard(db: Db, clientId: string | null, cardId: string | undefined) {
  if (cardId === undefined) fail('CARD_NEEDED')
  const card = clientId === null ? undefined : await findOwnCard(db, clientId, cardId)
  if (!card) fail('NOT_FOUND')
  return card.isUsable ? cardId : fail('CARD_GONE')
}

type Checked = Asked &
  House & {
    db: Db
    row: Locked
    // What has to be paid by card now, and the credit that pays along.
    depositCents: number
    creditCents: number
    walletCents: number
    // A card is kept for it, and nothing is charged now.
    needsCard: boolean
  }

// Checks all that has to be right before a hold becomes a booking, under the locks of its person and of
// the hold, and does the rest in the same transaction. Undefined when it is a booking already.
export async function withCheckedHold<T>(
  caller: Caller,
  asked: Asked,
  rest: (checked: Checked) => Promise<T>,
): Promise<T | undefined> {
  const held = await requireHeld(caller, asked)
  const { guest } = asked
  const outcome = await inTransaction(caller.db, async (db) => {
    const closed = await whyNotBookable(db, held)
    await lockPeople(db, await listNames(db, personOf(held, guest)))
    const row = (await lockBooking(db, asked.id)) ?? fail('NOT_FOUND')
    // A repeated confirm returns the existing booking.
    if (row.status === 'confirmed' || row.status === 'pending') return 'done'
    if (row.status !== 'held' || closed !== null) return 'lost'
    const house = (await findHouse(db, row.barberId)) ?? fail('NOT_FOUND')
    const { takesCards, offers } = asked.switches
    const { isInstant, wantsCard } = await checkPerson(db, row, { ...asked, ...house, takesCards })
    if (wantsCard && row.paymentPolicy === 'pay_at_shop') {
      await updateBooking(db, row.id, { paymentPolicy: 'card_on_file' })
      return 'card'
    }
    const current = row.version === held.version ? held : await requireBooking(db, row.id)
    const { clientId } = row
    const walletCents = asked.useCredit && clientId !== null ? await lockCredit(db, clientId) : 0
    const price = await findNewPrice(db, current, {
      promotions: onOffer(house.promotions, offers),
      person: personOf(row, guest),
      seenCents: asked.totalCents,
      walletCents,
    })
    if (price !== null) return { isOther: true as const, price }
    const due = await dueOf(db, current, walletCents, takesCards)
    return {
      isOther: false as const,
      done: await rest({ ...asked, ...house, ...due, db, row, isInstant, walletCents }),
    }
  })
  if (outcome === 'done') return undefined
  if (outcome === 'lost') throw await lostHold(caller.db, held)
  // The hold wants a card from now on.
  if (outcome === 'card') fail('CARD_NEEDED')
  // The hold has its new price, so the next try is for that.
  if (outcome.isOther) throw priceChanged(outcome.price)
  return outcome.done
}

async function dueOf(db: Db, held: BookingRow, walletCents: number, takesCards: boolean) {
  const { id, policy, paymentPolicy } = held
  const isOnFile = paymentPolicy === 'card_on_file'
  // While cards are switched off, everything is paid at the shop, whatever the hold promised.
  if (!takesCards || (policy.depositPercent === 0 && !isOnFile))
    return { creditCents: 0, depositCents: 0, needsCard: false }
  // The price may be a new one.
  const { totalCents } = await requireBooking(db, id)
  const creditCents = creditFor(totalCents, walletCents)
  return {
    creditCents,
    depositCents: depositOf(totalCents, policy.depositPercent, creditCents),
    needsCard: isOnFile && totalCents - creditCents >= leastChargeCents,
  }
}

async function requireHeld(caller: Caller, { id, guest, code = '' }: Asked) {
  const held = await requireBooking(caller.db, id)
  if (!isHolder(held, caller)) fail('NOT_FOUND')
  if (held.clientId !== null) return held
  if (!guest) fail('INVALID_INPUT', { 'guest.name': 'Name must be at least 2 characters' })
  // An expired hold cannot be revived by a code.
  if (held.status === 'expired') throw await lostHold(caller.db, held)
  if (!(await isKnownGuest(caller, guest.email))) await proveGuest(caller, guest.email, code)
  return held
}

// A hold that was paid for becomes a booking, or a request if its barber has to approve. For callers
// that hold its lock. Credit that was spent elsewhere meanwhile is left to pay at the shop.
export async function bookPaid(db: Db, row: BookingRow, paid: Paid) {
  const { id } = row
  await payFrom(db, row, paid.creditCents)
  const isOnFile = row.paymentPolicy === 'card_on_file'
  await updateBooking(db, id, {
    depositCents: paid.amountCents,
    ...(isOnFile && { cardId: paid.cardId }),
  })
  const booking = await requireBooking(db, id)
  // An offer may have lowered the price while the page was open.
  const cardCents = await returnSurplus(db, booking, { cause: `booked:${id}` })
  if (cardCents > 0)
    await announce(db, booking, 'refunded', { back: { cardCents, creditCents: 0 } })
  await notePaid(db, booking)
  await bookAtHouse(db, row)
}

type Paid = { amountCents: number; creditCents: number; cardId: string | null }

// The same for a hold whose card was given.
export async function bookOnFile(db: Db, row: BookingRow, given: Given) {
  await payFrom(db, row, given.creditCents)
  await updateBooking(db, row.id, { cardId: given.cardId })
  await bookAtHouse(db, row)
}

type Given = { cardId: string; creditCents: number }

async function payFrom(db: Db, { id, clientId }: BookingRow, creditCents: number) {
  const walletCents = clientId === null || creditCents === 0 ? 0 : await lockCredit(db, clientId)
  await payByCredit(db, { id, clientId }, Math.min(creditCents, walletCents))
}

async function bookAtHouse(db: Db, row: BookingRow) {
  const house = (await findHouse(db, row.barberId)) ?? fail('NOT_FOUND')
  await book(db, row, { ...house, actorId: row.clientId })
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

type Holder = { clientId: string | null }

function personOf({ clientId }: Holder, guest: Asked['guest']) {
  return { clientId, email: guest?.email ?? null, phone: guest?.phone ?? null }
}

type House = { isInstant: boolean; noticeMinutes: number; answerHours: number; apartHours: number }

// Refuses a person who is over a limit. Says whether the booking needs no approval, and whether it needs
// a card because of missed appointments.
async function checkPerson(db: Db, row: Locked, asked: Asked & House & { takesCards: boolean }) {
  const { guest, isRequest, isInstant, apartHours } = asked
  const { clientId } = row
  const person = personOf(row, guest)
  if (await isBlocked(db, row.barberId, person)) fail('NOT_BOOKABLE_ONLINE')
  await refuseCycles(db, row, person)
  // The hold itself is among them while it is being paid.
  const upcoming = (await listUpcoming(db, person)).filter(({ id }) => id !== row.id)
  const most = clientId === null ? mostUpcomingOfGuest : mostUpcoming
  if (upcoming.length >= most) fail('TOO_MANY_BOOKINGS')
  if (isClose(upcoming, row, apartHours)) fail('TOO_CLOSE_TOGETHER')
  const { isOff, isAskedFirst } = await standingOf(db, person)
  if (isOff) fail('BOOKING_OFF')
  if (asked.takesCards || !isInstant)
    return { isInstant, wantsCard: asked.takesCards && isAskedFirst }
  // Clients have seen it in the summary; guests learn it here, once their address is proved.
  if (isAskedFirst && clientId === null && !isRequest) fail('ASKED_FIRST')
  return { isInstant: !isAskedFirst, wantsCard: false }
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

type Held = Pick<Locked, 'id' | 'startsAt'>
type Accepting = Omit<House, 'apartHours'> & { actorId: string | null }

// A hold becomes a booking, or a request if its barber has to approve.
export async function book(db: Db, { id, startsAt }: Held, accepting: Accepting) {
  const { isInstant, noticeMinutes, answerHours, actorId } = accepting
  const by = { parts: ['system'] as const, actorId }
  if (isInstant) {
    await moveLocked(db, id, 'confirm', by)
    return
  }
  const answerBy = answerByOf({ startsAt, noticeMinutes, answerHours }, Date.now())
  await moveLocked(db, id, 'request', { ...by, answerBy })
}

// What the person wrote.
export async function writeDetails({ db, actor }: Caller, row: Locked, { note, guest }: Asked) {
  const actorId = actor?.id ?? null
  await updateBooking(db, row.id, {
    clientNote: note,
    ...(row.clientId === null && {
      guestName: guest?.name,
      guestEmail: guest?.email,
      guestPhone: guest?.phone,
    }),
    ...((await isOwnClient(db, row.barberId, personOf(row, guest))) && ownClients),
  })
  if (note !== '' && note !== row.clientNote)
    await insertEvent(db, { bookingId: row.id, event: 'noted', actorId, data: { note } })
}
