// Goes on with a payment from wherever it stands. Called by the person who presses again, the way back
// from the provider's page, an event, and the sweep: all do the same, so their order does not matter.
import { fail } from '#contract/errors.ts'
import type { ProviderContext } from '#server/features/payment-provider/service.ts'
import { chargeSaved } from './charges.ts'
import { expire, isKeyOld, now } from './outcome.ts'
import { openPage, settlePage } from './pages.ts'
import { findPayment, updatePayment, type PaymentRow } from './queries.ts'

export async function goOn(context: ProviderContext, id: string): Promise<PaymentRow> {
  const payment = (await findPayment(context.db, id)) ?? fail('NOT_FOUND')
  if (payment.state === 'open') await settlePage(context, payment)
  if (payment.state === 'created') await ask(context, payment)
  return (await findPayment(context.db, id)) ?? payment
}

async function ask(context: ProviderContext, payment: PaymentRow) {
  if (payment.how === 'saved') return chargeSaved(context, payment)
  // A page that nobody has seen for a day is not made anymore.
  if (isKeyOld(payment.askedAt)) return expire(context.db, payment)
  await openPage(context, payment)
}

// The bank wants its client: the same payment goes on, on the provider's page.
export async function moveToPage(context: ProviderContext, payment: PaymentRow) {
  if (payment.state === 'needs_client')
    await updatePayment(context.db, payment, {
      state: 'created',
      how: 'page',
      attempt: payment.attempt + 1,
      askedAt: now(),
      intentId: null,
    })
  return goOn(context, payment.id)
}
