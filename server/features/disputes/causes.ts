import type { DisputeReason } from '#contract/money/disputes/dispute-rules.ts'
import type { OrderCause } from '#contract/money/refunds.ts'

const causes: Record<DisputeReason, OrderCause> = {
  no_service: 'no_service',
  quality: 'quality',
  overcharged: 'wrong_price',
  no_show_wrong: 'fee_dropped',
  conduct: 'other',
  unauthorised: 'other',
  other: 'other',
}

// What a refund of a dispute is for.
export const causeOf = (reason: DisputeReason) => causes[reason]
