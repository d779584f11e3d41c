// Goes on with a payment from wherever it stands. Called by the person who presses again, the way back
// from the provider's page, an event, and the sweep: all do the same, so their order does not matter.
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { isKeyOld, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { chargeSaved, lookAgain } from './charges.ts'
import { expire, isPayable, now } from './outcome.ts'
import { closePage, openPage, settlePage } from './pages.ts'
import { findPayment, updatePayment, type PaymentRow } from './queries.ts'

export async function goOn(context: ProviderContext, id: string): Promise<PaymentRow> {
  const payment = (await findPayment(context.db, id)) ?? fail('NOT_FOUND')
  if (payment.state === 'open') await settle(context, payment)
  if (payment.state === 'created') await ask(context, payment)
  if (payment.state === 'failed' && payment.failure === 'too_old') await lookAgain(context, payment)
  return (await findPayment(context.db, id)) ?? payment
}

// Nobody pays for a booking that is over.
async function settle(context: ProviderContext, payment: PaymentRow) {
  const { bookingId } = payment
  const booking = bookingId === null ? null : await requireBooking(context.db, bookingId)
  if (booking && !isPayable(booking, payment)) return closePage(context, payment)
  await settlePage(context, payment)
}

async function ask(context: ProviderContext, payment: PaymentRow) {
  if (payment.how === 'saved') return chargeSaved(context, payment)
  // A page that nobody has seen for a day is not made anymore.
  if (isKeyOld(payment.askedAt)) return expire(context.db, payment)
  await openPage(context, payment)
}

// The bank wants its client: the same payment goes on, on the provider's page.
export async function moveToPage(
  context: ProviderContext,
  payment: PaymentRow,
  language: Language,
) {
  if (payment.state === 'needs_client')
    await updatePayment(context.db, payment, {
      state: 'created',
      how: 'page',
      language,
      attempt: payment.attempt + 1,
      askedAt: now(),
      intentId: null,
    })
  return goOn(context, payment.id)
}
