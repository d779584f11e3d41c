// What the end of a booking left to pay by card: charged by a job, and paid by the client if that failed.
import { fail } from '#contract/errors.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { NewOwed } from '#contract/money/payments.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { findParts, lockCurrent } from '#server/features/bookings/booking-view.ts'
import { providerOf, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { goOn } from '#server/features/payments/go-on.ts'
import { insertPayment } from '#server/features/payments/queries.ts'
import { startPayment, writePayment } from '#server/features/payments/starting.ts'
import type { Tasks } from '#server/tasks.ts'
import { forgetCard } from './given-card.ts'
import { listForgettable } from './queries.ts'

// Once per cause: after a decline the client alone tries again.
export async function chargeOwed(context: ProviderContext, owed: Tasks['charge-owed']) {
  if (context.config.payments === 'shop') return
  const { bookingId, cause } = owed
  const { name: provider } = await providerOf(context)
  const payment = await inTransaction(context.db, async (db) => {
    const booking = await lockCurrent(db, bookingId)
    const { cardId, clientId: userId, owedCents: amountCents } = booking
    if (cardId === null || amountCents < leastChargeCents) return
    const of = { userId, bookingId, purpose: purposeOf(booking), provider, amountCents }
    return insertPayment(db, { ...of, how: 'saved', cardId, cause })
  })
  if (payment) await goOn(context, payment.id)
}

const purposeOf = ({ status }: BookingRow): 'completion' | 'fee' =>
  status === 'completed' ? 'completion' : 'fee'

// Back to the place where its client sees the booking.
const guestPath = '/guest/bookings?back=1'

export async function payOwed(caller: Caller, { id, link, cardId }: NewOwed) {
  const { parts } = await findParts(caller, { id, link })
  if (!parts.includes('client')) fail('NOT_FOUND')
  return startPayment(caller, (provider) =>
    inTransaction(caller.db, async (db) => {
      const booking = await lockCurrent(db, id)
      const { clientId: userId, owedCents: amountCents } = booking
      const of = { userId, bookingId: id, purpose: purposeOf(booking), provider, amountCents }
      return writePayment(db, {
        ...of,
        language: caller.request.language,
        cardId,
        backPath: userId === null ? guestPath : null,
      })
    }),
  )
}

// After this time a booking is not corrected anymore.
const guestCardDays = 30

export async function forgetGuestCards(db: Db) {
  for (const { id } of await listForgettable(db, guestCardDays))
    await inTransaction(db, (db) => forgetCard(db, id))
}
