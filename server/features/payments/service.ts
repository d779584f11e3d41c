// A client's payments. First the row, then the call with the row's id as its key, then the outcome: so
// nothing is lost when a process dies in between, and nothing is charged twice.
import { mayTip } from '#contract/bookings/after-booking-rules.ts'
import { fail } from '#contract/errors.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { NewPrepayment, NewTip, StartedPayment } from '#contract/money/payments.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Config } from '#server/config.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { away, isAway, providerOf } from '#server/features/payment-provider/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { deleteCards, findCard, setRemoved } from './card-queries.ts'
import { goOn, moveToPage } from './go-on.ts'
import { collectRows } from './line-queries.ts'
import { closePage } from './pages.ts'
import {
  expireCardPages,
  findAtWork,
  findPayment,
  hasOtherProvider,
  hasTip,
  insertPayment,
  type PaymentRow,
} from './queries.ts'
import { dueOf, readChecked, readOfBooking, viewOf } from './reading.ts'

// Real and demo money never share a ledger.
export async function refuseOtherProvider(db: Db, { payments }: Config) {
  if (payments !== 'shop' && (await hasOtherProvider(db, payments)))
    throw new Error(`This database holds payments of another provider than PAYMENTS=${payments}.`)
}

const paymentsAnHour = 60

export async function prepay(caller: SignedInCaller, { id, cardId }: NewPrepayment) {
  await requireOwn(caller, id)
  return startPayment(caller, {
    purpose: 'prepay',
    bookingId: id,
    cardId,
    centsOf: dueOf,
  })
}

export async function tipByCard(caller: SignedInCaller, { id, tipCents, cardId }: NewTip) {
  await requireOwn(caller, id)
  return startPayment(caller, {
    purpose: 'tip',
    bookingId: id,
    cardId,
    async centsOf(db, booking) {
      if (!mayTip(booking, ['client'], Date.now())) fail('MOVE_NOT_OPEN')
      return (await hasTip(db, id)) ? 0 : tipCents
    },
  })
}

export function saveCard(caller: SignedInCaller) {
  return startPayment(caller, { purpose: 'card', bookingId: null })
}

async function requireOwn({ db, actor }: SignedInCaller, bookingId: string) {
  const booking = await requireBooking(db, bookingId)
  const { clientId, status } = booking
  return clientId === actor.id && status !== 'held' ? booking : fail('NOT_FOUND')
}

export async function readBookingPayments(caller: SignedInCaller, bookingId: string) {
  return readOfBooking(caller, await requireOwn(caller, bookingId))
}

type Wanted = {
  purpose: PaymentRow['purpose']
  bookingId: string | null
  cardId?: string | undefined
  // What is to be paid, read under the booking's lock.
  centsOf?: (db: SignedInCaller['db'], booking: BookingRow) => Promise<number>
}

async function startPayment(caller: SignedInCaller, wanted: Wanted): Promise<StartedPayment> {
  const { db, actor } = caller
  const provider = await providerOf(caller)
  // Otherwise a row would wait for a provider that is away.
  provider.requirePresent()
  await limit(db, [{ key: `pay:user:${actor.id}`, points: paymentsAnHour, seconds: 3600 }])
  const written = await writePayment(caller, wanted, provider.name)
  const payment = isSame(written.payment, written.wanted)
    ? written.payment
    : await replace(caller, wanted, written.payment)
  return answer(caller, payment)
}

type Written = { payment: PaymentRow; wanted: Pick<PaymentRow, 'amountCents' | 'how'> }

// The row, or the one that is already at work for the same purpose.
function writePayment(
  { db, actor }: SignedInCaller,
  { purpose, bookingId, cardId, centsOf }: Wanted,
  provider: PaymentRow['provider'],
): Promise<Written> {
  return inTransaction(db, async (db) => {
    if (cardId !== undefined) await requireCard({ db, actor }, cardId)
    const booking = bookingId === null ? null : await lockCurrent(db, bookingId)
    const amountCents = booking && centsOf ? await centsOf(db, booking) : 0
    if (booking && amountCents < leastChargeCents) fail('ALREADY_PAID')
    const how = cardId === undefined ? ('page' as const) : ('saved' as const)
    const same = { userId: actor.id, purpose, bookingId }
    const row = { ...same, provider, how, cardId: cardId ?? null, amountCents }
    const made = await insertPayment(db, row)
    // Charged even if this process dies now.
    if (made && how === 'saved')
      await enqueue(db, 'charge-payment', { paymentId: made.id }, { jobKey: `payment:${made.id}` })
    const payment = made ?? (await findAtWork(db, same)) ?? fail('UNAVAILABLE')
    return { payment, wanted: { amountCents, how } }
  })
}

async function requireCard({ db, actor }: Pick<SignedInCaller, 'db' | 'actor'>, cardId: string) {
  const card = await findCard(db, actor.id, cardId)
  if (!card) fail('NOT_FOUND')
  if (card.removedAt !== null) fail('CARD_GONE')
}

// A charge that is on its way is never doubled, whatever is asked meanwhile.
function isSame(payment: PaymentRow, wanted: Written['wanted']) {
  if (payment.how === 'saved' || payment.state === 'needs_client') return true
  return payment.amountCents === wanted.amountCents && payment.how === wanted.how
}

// Another amount, or a card instead of the page: the open page is closed first.
async function replace(caller: SignedInCaller, wanted: Wanted, payment: PaymentRow) {
  try {
    await closePage(caller, payment)
  } catch (error) {
    throw isAway(error) ? away() : error
  }
  const closed = await findPayment(caller.db, payment.id)
  if (closed?.state === 'succeeded') return closed
  return (await writePayment(caller, wanted, payment.provider)).payment
}

// Makes the call. The outcome of a charge may stay unknown for a while; a page is needed at once.
async function answer(caller: SignedInCaller, payment: PaymentRow): Promise<StartedPayment> {
  try {
    return viewOf(payment.sessionUrl === null ? await goOn(caller, payment.id) : payment)
  } catch (error) {
    if (!isAway(error)) throw error
    if (payment.how === 'saved') return viewOf(payment)
    throw away()
  }
}

async function requirePayment({ db, actor }: SignedInCaller, id: string) {
  const payment = await findPayment(db, id)
  return payment?.userId === actor.id ? payment : fail('NOT_FOUND')
}

// The way back from the provider's page. What its address says is not believed.
export async function checkPayment(caller: SignedInCaller, id: string) {
  const payment = await requirePayment(caller, id)
  try {
    return await readChecked(caller.db, await goOn(caller, id), true)
  } catch (error) {
    if (!isAway(error)) throw error
    return readChecked(caller.db, payment, false)
  }
}

export async function resumePayment(caller: SignedInCaller, id: string) {
  const payment = await requirePayment(caller, id)
  try {
    return viewOf(await moveToPage(caller, payment))
  } catch (error) {
    throw isAway(error) ? away() : error
  }
}

// From now on it is not charged. The provider forgets it after the commit, however long that takes.
export async function removeCard({ db, actor }: SignedInCaller, id: string) {
  if (!(await findCard(db, actor.id, id))) fail('NOT_FOUND')
  await inTransaction(db, async (db) => {
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
