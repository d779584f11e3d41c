import type { PaymentLine } from '#contract/money/payments.ts'

type Ended = Pick<PaymentLine, 'state' | 'amountCents' | 'refundedCents'>

// How a payment ended, as a word of the list.
export function lineState({ state, amountCents, refundedCents }: Ended) {
  if (state === 'failed') return 'declined'
  if (refundedCents === 0) return 'paid'
  return refundedCents < amountCents ? 'partly' : 'refunded'
}
