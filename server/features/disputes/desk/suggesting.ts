// A suggestion for a decision, by simple rules that are shown with it.
import { percentOf } from '#contract/cents.ts'
import type { DeskDispute, SuggestionReason } from '#contract/money/disputes/dispute-desk.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Facts } from './desk-queries.ts'
import type { DisputeRow } from '#server/features/disputes/queries.ts'

type Suggestion = NonNullable<DeskDispute['suggestion']>

const often = 3
const goodRating = 4

export function suggest(dispute: DisputeRow, booking: BookingRow, facts: Facts): Suggestion | null {
  if (dispute.state !== 'escalated') return null
  const { askedCents, kind, reason } = dispute
  if (kind === 'chargeback') return suggestPayer(dispute)
  const reasons: SuggestionReason[] = []
  const note = (why: SuggestionReason, isSo: boolean) => isSo && reasons.push(why) > 0
  const say = (outcome: Suggestion['outcome'], amountCents: number, barberPercent: number) => ({
    outcome,
    amountCents,
    barberPercent,
    reasons,
  })
  if (note('conduct', reason === 'conduct')) return say('nothing', 0, 0)
  const risenCents = booking.booked === null ? 0 : booking.totalCents - booking.booked.totalCents
  const isDoubted =
    note('client_disputes_often', facts.client.disputes >= often) ||
    note('client_vouched', reason === 'no_service' && booking.completedBy === 'client') ||
    note('client_rated_well', (facts.rating ?? 0) >= goodRating)
  note('shop_disputed_often', facts.shop.disputes >= often)
  if (note('uncontested', dispute.isUncontested))
    return reason === 'no_service' ? say('void', 0, 100) : say('refund', askedCents, 100)
  if (reason === 'no_service') return say(isDoubted ? 'nothing' : 'void', 0, 100)
  if (note('price_rose', reason === 'overcharged' && risenCents > 0))
    return say('refund', Math.min(risenCents, askedCents), 100)
  const client = note('client_has_pictures', facts.clientPictures > 0)
  const barber = note('barber_has_pictures', facts.barberPictures > 0)
  if (client && !barber) return say('refund', percentOf(askedCents, isDoubted ? 50 : 100), 100)
  if (barber && !client) return say('nothing', 0, 0)
  note('no_pictures', !client && !barber)
  return isDoubted ? say('nothing', 0, 0) : say('refund', percentOf(askedCents, 50), 50)
}

// A card that was used without its owner's consent is nobody's fault at the shop.
function suggestPayer({ askedCents, providerReason }: DisputeRow): Suggestion {
  const isFraud = providerReason === 'fraudulent' || providerReason === 'unrecognized'
  return {
    outcome: 'refund',
    amountCents: askedCents,
    barberPercent: isFraud ? 0 : 100,
    reasons: isFraud ? ['bank_decided', 'not_authorised'] : ['bank_decided'],
  }
}
