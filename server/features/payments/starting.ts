// Starts a payment. First the row, then the call with the row's id as its key, then the outcome: so
// nothing is lost when a process dies in between, and nothing is charged twice.
import type { Insertable } from 'kysely'
import { fail } from '#contract/errors.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { StartedPayment } from '#contract/money/payments.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import type { Payments } from '#server/database/tables.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { away, isAway, providerOf } from '#server/features/payment-provider/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { findCard } from './card-queries.ts'
import { goOn } from './go-on.ts'
import { closePage } from './pages.ts'
import { findAtWork, findPayment, insertPayment, type PaymentRow } from './queries.ts'
import { viewOf } from './reading.ts'

const paymentsAnHour = 60

type Provider = PaymentRow['provider']
export type Written = {
  payment: PaymentRow
  wanted: Pick<PaymentRow, 'amountCents' | 'how' | 'creditCents'>
}

export async function startPayment(
  caller: Caller,
  write: (provider: Provider) => Promise<Written>,
): Promise<StartedPayment> {
  const { db, actor, request } = caller
  const provider = await providerOf(caller)
  // Otherwise a row would wait for a provider that is away.
  provider.requirePresent()
  const key = actor ? `pay:user:${actor.id}` : `pay:net:${request.network}`
  await limit(db, [{ key, points: paymentsAnHour, seconds: 3600 }])
  const written = await write(provider.name)
  const payment = isSame(written)
    ? written.payment
    : await replace(caller, written.payment, () => write(provider.name))
  return answer(caller, payment)
}

type Wanted = Pick<PaymentRow, 'userId' | 'purpose' | 'bookingId' | 'provider' | 'amountCents'> &
  Pick<PaymentRow, 'language'> &
  Pick<Insertable<Payments>, 'creditCents' | 'backPath' | 'keepsCard'> & {
    cardId?: string | undefined
  }

// The row, or the one that is already at work for the same purpose. Runs in the caller's transaction.
export async function writePayment(db: Db, { cardId, ...wanted }: Wanted): Promise<Written> {
  const { userId, purpose, bookingId, amountCents, creditCents = 0 } = wanted
  if (cardId !== undefined) await requireCard(db, userId, cardId)
  if (purpose !== 'card' && amountCents < leastChargeCents) fail('ALREADY_PAID')
  const how = cardId === undefined ? ('page' as const) : ('saved' as const)
  const made = await insertPayment(db, { ...wanted, how, cardId: cardId ?? null })
  // Charged even if this process dies now.
  if (made && how === 'saved')
    await enqueue(db, 'charge-payment', { paymentId: made.id }, { jobKey: `payment:${made.id}` })
  const same = { userId, purpose, bookingId }
  const payment = made ?? (await findAtWork(db, same)) ?? fail('UNAVAILABLE')
  return { payment, wanted: { amountCents, how, creditCents } }
}

export async function requireCard(db: Db, userId: string | null, cardId: string) {
  const card = userId === null ? undefined : await findCard(db, userId, cardId)
  if (!card) fail('NOT_FOUND')
  if (card.removedAt !== null) fail('CARD_GONE')
}

// A charge that is on its way is never doubled, whatever is asked meanwhile.
function isSame({ payment, wanted }: Written) {
  if (payment.how === 'saved' || payment.state === 'needs_client') return true
  const { amountCents, how, creditCents } = wanted
  return (
    payment.amountCents === amountCents &&
    payment.how === how &&
    payment.creditCents === creditCents
  )
}

// Another amount, or a card instead of the page: the open page is closed first.
async function replace(caller: Caller, payment: PaymentRow, again: () => Promise<Written>) {
  try {
    await closePage(caller, payment)
  } catch (error) {
    throw isAway(error) ? away() : error
  }
  const closed = await findPayment(caller.db, payment.id)
  return closed?.state === 'succeeded' ? closed : (await again()).payment
}

// Makes the call. The outcome of a charge may stay unknown for a while; a page is needed at once.
async function answer(caller: Caller, payment: PaymentRow): Promise<StartedPayment> {
  try {
    return viewOf(payment.sessionUrl === null ? await goOn(caller, payment.id) : payment)
  } catch (error) {
    if (!isAway(error)) throw error
    if (payment.how === 'saved') return viewOf(payment)
    throw away()
  }
}
