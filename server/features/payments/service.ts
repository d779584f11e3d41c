// A client's payments and cards.
import { mayTip } from '#contract/bookings/after-booking-rules.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import { fail } from '#contract/errors.ts'
import type { NewPrepayment, NewTip } from '#contract/money/payments.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import type { Config } from '#server/config.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { findParts, lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { away, isAway } from '#server/features/payment-provider/service.ts'
import { deleteCards, findCard, isToBeKept, lockCards, setRemoved } from './card-queries.ts'
import { goOn, moveToPage } from './go-on.ts'
import { collectRows, listAllOfBooking } from './line-queries.ts'
import { useOtherCard } from './on-file/queries.ts'
import { expireCardPages, findPayment, hasOtherProvider, hasTip } from './queries.ts'
import { dueOf, readChecked, readOfBooking, viewOf } from './reading.ts'
import { startPayment, writePayment } from './starting.ts'

// Real and demo money never share a ledger.
export async function refuseOtherProvider(db: Db, { payments }: Config) {
  if (payments !== 'shop' && (await hasOtherProvider(db, payments)))
    throw new Error(`This database holds payments of another provider than PAYMENTS=${payments}.`)
}

export async function prepay(caller: SignedInCaller, { id, cardId }: NewPrepayment) {
  await requireOwn(caller, id)
  return startPayment(caller, (provider) =>
    forBooking(caller, id, async (db, booking) => {
      const amountCents = await dueOf(db, booking)
      return writePayment(db, {
        ...ofBooking(booking),
        language: caller.request.language,
        purpose: 'prepay',
        provider,
        cardId,
        amountCents,
      })
    }),
  )
}

export async function tipByCard(caller: SignedInCaller, { id, tipCents, cardId }: NewTip) {
  await requireOwn(caller, id)
  return startPayment(caller, (provider) =>
    forBooking(caller, id, async (db, booking) => {
      if (!mayTip(booking, ['client'], Date.now())) fail('MOVE_NOT_OPEN')
      const amountCents = (await hasTip(db, id)) ? 0 : tipCents
      return writePayment(db, {
        ...ofBooking(booking),
        language: caller.request.language,
        purpose: 'tip',
        provider,
        cardId,
        amountCents,
      })
    }),
  )
}

export function saveCard(caller: SignedInCaller) {
  const { db, actor, request } = caller
  const card = { userId: actor.id, bookingId: null, purpose: 'card', amountCents: 0 } as const
  const { language } = request
  return startPayment(caller, (provider) =>
    inTransaction(db, (db) => writePayment(db, { ...card, provider, language })),
  )
}

const ofBooking = ({ id, clientId }: BookingRow) => ({ bookingId: id, userId: clientId })

// Under the booking's lock.
function forBooking<T>(
  { db }: SignedInCaller,
  id: string,
  work: (db: Db, booking: BookingRow) => Promise<T>,
) {
  return inTransaction(db, async (db) => work(db, await lockCurrent(db, id)))
}

async function requireOwn({ db, actor }: SignedInCaller, bookingId: string) {
  const booking = await requireBooking(db, bookingId)
  const { clientId, status } = booking
  return clientId === actor.id && status !== 'held' ? booking : fail('NOT_FOUND')
}

export async function readBookingPayments(caller: SignedInCaller, bookingId: string) {
  return readOfBooking(caller, await requireOwn(caller, bookingId))
}

// For administrators. What went back is shown only with the right to money.
export async function listCasePayments({ db, actor }: SignedInCaller, bookingId: string) {
  const seesMoney = actor.permissions.has('money.read')
  return (await listAllOfBooking(db, bookingId)).map((line) => ({
    id: line.id,
    at: line.at,
    purpose: line.purpose,
    state: line.state,
    amountCents: line.amountCents,
    cardLast4: line.cardLast4,
    refundedCents: seesMoney ? line.refundedCents : null,
  }))
}

// A guest's payment belongs to the browser that holds its booking, and to the link in their mails.
async function requirePayment(caller: Caller, { id, link }: ById) {
  const { db, actor } = caller
  const payment = (await findPayment(db, id)) ?? fail('NOT_FOUND')
  const { userId, bookingId } = payment
  if (userId !== null) return userId === actor?.id ? payment : fail('NOT_FOUND')
  const { parts } = await findParts(caller, { id: bookingId ?? '', link })
  return parts.includes('client') ? payment : fail('NOT_FOUND')
}

// The way back from the provider's page. What its address says is not believed.
export async function checkPayment(caller: Caller, asked: ById) {
  const payment = await requirePayment(caller, asked)
  try {
    return await readChecked(caller.db, await goOn(caller, payment.id), true)
  } catch (error) {
    if (!isAway(error)) throw error
    return readChecked(caller.db, payment, false)
  }
}

export async function resumePayment(caller: Caller, asked: ById) {
  const payment = await requirePayment(caller, asked)
  try {
    return viewOf(await moveToPage(caller, payment, caller.request.language))
  } catch (error) {
    throw isAway(error) ? away() : error
  }
}

// From now on it is not charged. Appointments that need it use another card of its owner. The provider forgets it after the commit, however long that takes.
export async function removeCard({ db, actor }: SignedInCaller, id: string) {
  if (!(await findCard(db, actor.id, id))) fail('NOT_FOUND')
  await inTransaction(db, async (db) => {
    await lockCards(db, actor.id)
    if (await isToBeKept(db, id)) fail('CARD_IN_USE')
    if (!(await useOtherCard(db, actor.id, id))) fail('CARD_IN_USE')
    const removed = await setRemoved(db, id)
    if (removed) await enqueue(db, 'detach-card', removed)
  })
}

// In the transaction of whoever leaves. What they paid stays in the books.
export async function forgetCards(db: Db, userId: string) {
  await expireCardPages(db, userId)
  for (const { methodId, removedAt } of await deleteCards(db, userId))
    if (removedAt === null) await enqueue(db, 'detach-card', { methodId })
}

export async function collectPayments(db: Db, userId: string) {
  return collectRows(db, userId)
}

// A tip that was paid by card is not what somebody says it was.
export async function refuseSecondTip(db: Db, bookingId: string) {
  if (await hasTip(db, bookingId)) fail('ALREADY_PAID')
}
