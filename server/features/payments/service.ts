// A client's payments. First the row, then the call with the row's id as its key, then the outcome: so
// nothing is lost when a process dies in between, and nothing is charged twice.
import { mayTip } from '#contract/bookings/after-booking-rules.ts'
import { fail } from '#contract/errors.ts'
import { leastCents, type NewPrepayment, type NewTip } from '#contract/money/payments.ts'
import type { PaymentList, StartedPayment } from '#contract/money/payments.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Config } from '#server/config.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { dueOnline } from '#server/features/booking-money/service.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { away, isAway, providerOf } from '#server/features/payment-provider/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { findCard, listCards, setRemoved } from './card-queries.ts'
import { goOn, moveToPage } from './go-on.ts'
import { isPayable } from './outcome.ts'
import { closePage } from './pages.ts'
import {
  findAtWork,
  findPayment,
  hasOtherProvider,
  hasTip,
  insertPayment,
  listLines,
  type PaymentRow,
} from './queries.ts'

// Real and demo money never share a ledger.
export async function refuseOtherProvider(db: Db, { payments }: Config) {
  if (payments !== 'shop' && (await hasOtherProvider(db, payments)))
    throw new Error(`This database holds payments of another provider than PAYMENTS=${payments}.`)
}

const paymentsAnHour = 60
const pageSize = 25

export async function readPayments(caller: SignedInCaller, after?: string): Promise<PaymentList> {
  const { db, config, actor } = caller
  const found = await listLines(db, actor.id, { after, limit: pageSize + 1 })
  return {
    provider: config.payments,
    cards: await listCards(db, actor.id),
    hasMore: found.length > pageSize,
    lines: found
      .slice(0, pageSize)
      .map(({ bookingId, bookingNumber, startsAt, timeZone, shopName, ...line }) => ({
        ...line,
        booking: { id: bookingId, number: bookingNumber, startsAt, timeZone, shopName },
      })),
  }
}

export async function prepay(caller: SignedInCaller, { id, cardId }: NewPrepayment) {
  await requireOwn(caller, id)
  return startPayment(caller, {
    purpose: 'prepay',
    bookingId: id,
    cardId,
    async centsOf(db, booking) {
      if (!isPayable(booking, 'prepay')) return 0
      return dueOnline(db, booking)
    },
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
  const { clientId, status } = await requireBooking(db, bookingId)
  if (clientId !== actor.id || status === 'held') fail('NOT_FOUND')
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
    if (booking && amountCents < leastCents) fail('ALREADY_PAID')
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

function viewOf({ id, state, sessionUrl }: PaymentRow): StartedPayment {
  return { id, state, url: state === 'open' ? sessionUrl : null }
}

async function requirePayment({ db, actor }: SignedInCaller, id: string) {
  const payment = await findPayment(db, id)
  return payment?.userId === actor.id ? payment : fail('NOT_FOUND')
}

// The way back from the provider's page. What its address says is not believed.
export async function checkPayment(caller: SignedInCaller, id: string) {
  const payment = await requirePayment(caller, id)
  try {
    return viewOf(await goOn(caller, id))
  } catch (error) {
    if (!isAway(error)) throw error
    return viewOf(payment)
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

export async function removeCard(caller: SignedInCaller, id: string) {
  const { db, actor } = caller
  const card = (await findCard(db, actor.id, id)) ?? fail('NOT_FOUND')
  if (card.removedAt !== null) return
  // Ours first: from now on it is not charged, whatever the provider answers.
  await setRemoved(db, id)
  if (caller.config.payments === 'shop') return
  const { ask } = await providerOf(caller)
  await ask(({ paymentMethods }) => paymentMethods.detach(card.methodId)).catch(
    (error: unknown) => {
      throw isAway(error) ? away() : error
    },
  )
}
