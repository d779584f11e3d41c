// A hold whose deposit is paid by card, or whose card is given. It becomes a booking when the payment
// succeeds (outcome.ts), or with the card (on-file/given-card.ts).
import { fail } from '#contract/errors.ts'
import { checkoutMinutes } from '#contract/limits.ts'
import type { Checkout } from '#contract/money/payments.ts'
import type { Caller } from '#server/caller.ts'
import { withCheckedHold, writeDetails } from '#server/features/bookings/confirm.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { readSwitches } from '#server/features/bookings/holds/switches.ts'
import { bookedPath } from '#contract/bookings/confirm-path.ts'
import { extendForPayment, findPaid } from './queries.ts'
import { requireCard, startPayment, writePayment } from './starting.ts'

// Pressed again, it leads to the same page.
export async function checkOut(caller: Caller, { cardId, ...asked }: Checkout) {
  if (cardId !== undefined) await requireCard(caller.db, caller.actor?.id ?? null, cardId)
  const started = await startPayment(caller, async (provider) => {
    const switches = await readSwitches(caller)
    const written = await withCheckedHold(caller, { ...asked, switches }, async (checked) => {
      const { db, row, depositCents, needsCard, creditCents } = checked
      await writeDetails({ ...caller, db }, row, checked)
      await extendForPayment(db, row.id, checkoutMinutes)
      const { profileId } = await requireBooking(db, row.id)
      const backPath = bookedPath(profileId, row.id)
      const { language } = caller.request
      const whose = { userId: row.clientId, bookingId: row.id, language }
      const of = { ...whose, provider, creditCents, backPath }
      if (needsCard && depositCents === 0)
        return writePayment(db, { ...of, purpose: 'card', amountCents: 0 })
      const amountCents = depositCents
      return writePayment(db, {
        ...of,
        purpose: 'prepay',
        cardId,
        amountCents,
        keepsCard: needsCard,
      })
    })
    return written ?? (await readPaid(caller, asked.id))
  })
  return started.state === 'failed' ? fail('CARD_DECLINED') : started
}

// It was paid meanwhile, on another screen perhaps.
async function readPaid({ db }: Caller, bookingId: string) {
  const payment = (await findPaid(db, bookingId)) ?? fail('ALREADY_PAID')
  return { payment, wanted: payment }
}
