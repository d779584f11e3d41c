// The lines that every event of money posts. Pure: what happened in, lines out. Debit is positive,
// credit is negative.
import { sharesOf } from '#contract/cents.ts'

export const accounts = [
  // The platform's balance at the payment provider, available and pending together.
  'cash',
  // Revenue that the platform paid out to itself.
  'platform_bank',
  // Taken by a bank while a chargeback is open.
  'chargebacks',
  // Paid for a booking that is not settled: 0 once the booking has ended.
  'booking_clearing',
  // Refunds decided, not yet confirmed by the provider.
  'refunds_payable',
  // Payouts scheduled, not yet transferred.
  'payouts_payable',
  // What the platform owes a barber; a debit is the barber's debt.
  'barber_balance',
  'client_wallet',
  'commission_revenue',
  'promo_expense',
  'goodwill_expense',
  'processing_fees',
  'dispute_loss',
] as const
export type Account = (typeof accounts)[number]

// `owner` is the user of a barber_balance or client_wallet.
export type Line = { account: Account; owner?: string; cents: number }

const line = (account: Account, cents: number, owner?: string): Line =>
  owner === undefined ? { account, cents } : { account, cents, owner }

// What a completed booking brought; a refund takes it back in proportion. All amounts are cents.
export type Earned = {
  barber: string
  // Paid online, by card or credit.
  clearing: number
  // All that the client paid, online and at the shop, without the tip.
  paid: number
  // The discount that the platform pays.
  promo: number
  commission: number
}

// The part of `whole` that belongs to the next `back` of `paid`, when `before` was refunded earlier.
// Computed as a difference of cumulative shares, so that many small refunds lose no cent.
function partOf(whole: number, paid: number, before: number, back: number) {
  if (paid === 0) return 0
  const until = (cents: number) => sharesOf(whole, [cents, paid - cents])[0]!
  return until(before + back) - until(before)
}

export const postings = {
  // A deposit, a prepayment, a fee or a charge at completion.
  charged: (cents: number) => [line('cash', cents), line('booking_clearing', -cents)],
  processingFee: (cents: number) => [line('processing_fees', cents), line('cash', -cents)],
  creditUsed: (client: string, cents: number) => [
    line('client_wallet', cents, client),
    line('booking_clearing', -cents),
  ],
  // The same for every payment policy: what was paid online and the platform's discount go to the
  // barber, less the commission. Paid at the shop, the barber owes the commission.
  completed: ({ barber, clearing, promo, commission }: Earned) => [
    line('booking_clearing', clearing),
    line('promo_expense', promo),
    line('barber_balance', -(clearing + promo - commission), barber),
    line('commission_revenue', -commission),
  ],
  // The rest of the price, charged after the completion, which took the commission.
  earned: (barber: string, cents: number) => [
    line('booking_clearing', cents),
    line('barber_balance', -cents, barber),
  ],
  // Late cancellation and no-show.
  feeKept: (barber: string, feeCents: number, commission: number) => [
    line('booking_clearing', feeCents),
    line('barber_balance', -(feeCents - commission), barber),
    line('commission_revenue', -commission),
  ],
  // What was paid for a booking that does not take place goes back to the card and to the wallet.
  givenBack: (client: string | undefined, card: number, credit: number) => [
    line('booking_clearing', card + credit),
    line('refunds_payable', -card),
    ...(client === undefined ? [] : [line('client_wallet', -credit, client)]),
  ],
  refundPaid: (cents: number) => [line('refunds_payable', cents), line('cash', -cents)],
  // No card takes it, so the client has it as credit.
  refundCredited: (client: string, cents: number) => [
    line('refunds_payable', cents),
    line('client_wallet', -cents, client),
  ],
  tipped: (barber: string, cents: number) => [
    line('cash', cents),
    line('barber_balance', -cents, barber),
  ],
  tipRefunded: (barber: string, cents: number) => [
    line('barber_balance', cents, barber),
    line('refunds_payable', -cents),
  ],
  // After completion, at the barber's cost; commission and promotion go back in proportion. `to` is the
  // card, the client's wallet, or the bank of a lost chargeback.
  refunded: (
    earned: Earned,
    before: number,
    back: number,
    to: 'refunds_payable' | 'chargebacks' | { client: string },
  ) => {
    const { barber, paid, promo, commission } = earned
    const promoBack = partOf(promo, paid, before, back)
    const commissionBack = partOf(commission, paid, before, back)
    return [
      line('barber_balance', back + promoBack - commissionBack, barber),
      line('commission_revenue', commissionBack),
      typeof to === 'string' ? line(to, -back) : line('client_wallet', -back, to.client),
      line('promo_expense', -promoBack),
    ]
  },
  // The barber refunded in cash: only commission and promotion go back.
  refundedAtShop: (earned: Earned, before: number, back: number) => {
    const promoBack = partOf(earned.promo, earned.paid, before, back)
    const commissionBack = partOf(earned.commission, earned.paid, before, back)
    return [
      line('barber_balance', promoBack - commissionBack, earned.barber),
      line('commission_revenue', commissionBack),
      line('promo_expense', -promoBack),
    ]
  },
  // After completion, at the platform's cost.
  refundedByPlatform: (back: number, to: 'refunds_payable' | { client: string }) => [
    line('goodwill_expense', back),
    typeof to === 'string' ? line(to, -back) : line('client_wallet', -back, to.client),
  ],
  payoutScheduled: (barber: string, cents: number) => [
    line('barber_balance', cents, barber),
    line('payouts_payable', -cents),
  ],
  payoutSent: (cents: number) => [line('payouts_payable', cents), line('cash', -cents)],
  // The barber's bank returned it and the transfer was reversed.
  payoutReturned: (barber: string, cents: number) => [
    line('cash', cents),
    line('barber_balance', -cents, barber),
  ],
  payoutCanceled: (barber: string, cents: number) => [
    line('payouts_payable', cents),
    line('barber_balance', -cents, barber),
  ],
  debtPaidByCard: (barber: string, cents: number) => [
    line('cash', cents),
    line('barber_balance', -cents, barber),
  ],
  creditGranted: (client: string, cents: number, why: 'promo_expense' | 'goodwill_expense') => [
    line(why, cents),
    line('client_wallet', -cents, client),
  ],
  creditExpired: (client: string, cents: number, why: 'promo_expense' | 'goodwill_expense') => [
    line('client_wallet', cents, client),
    line(why, -cents),
  ],
  chargebackOpened: (cents: number, fee: number) => [
    line('chargebacks', cents),
    line('processing_fees', fee),
    line('cash', -(cents + fee)),
  ],
  chargebackWon: (cents: number) => [line('cash', cents), line('chargebacks', -cents)],
  // Lost through nobody's fault. Lost through the barber's is `refunded` to 'chargebacks'.
  chargebackLost: (cents: number) => [line('dispute_loss', cents), line('chargebacks', -cents)],
  // The barber's "I know this client" was accepted.
  commissionWaived: (barber: string, cents: number) => [
    line('commission_revenue', cents),
    line('barber_balance', -cents, barber),
  ],
  adjusted: (barber: string, cents: number) => [
    line('goodwill_expense', cents),
    line('barber_balance', -cents, barber),
  ],
  // A member's share and tip, with the flag employee_direct_payouts.
  memberShare: (owner: string, member: string, cents: number) => [
    line('barber_balance', cents, owner),
    line('barber_balance', -cents, member),
  ],
  revenueWithdrawn: (cents: number) => [line('platform_bank', cents), line('cash', -cents)],
}

export const reversed = (lines: readonly Line[]): Line[] =>
  lines.map((each) => ({ ...each, cents: -each.cents }))
