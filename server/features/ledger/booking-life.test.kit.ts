// The random life of one booking, for histories.test.kit.ts.
import fc from 'fast-check'

export const bookingLife = fc.record({
  barber: fc.constantFrom('B1', 'B2'),
  client: fc.constantFrom('C1', 'C2'),
  price: fc.integer({ min: 0, max: 50_000 }),
  percent: fc.constantFrom(0, 7, 10, 12.5),
  discount: fc.record({
    by: fc.constantFrom('none', 'barber', 'platform'),
    percent: fc.integer({ min: 5, max: 50 }),
  }),
  deposit: fc.constantFrom(0, 5, 25, 100),
  creditPercent: fc.constantFrom(0, 0, 30, 100),
  end: fc.constantFrom(
    'completed',
    'charged_then_completed',
    'free_cancel',
    'late_cancel',
    'no_show',
    'barber_cancel',
    'completed_then_no_show',
  ),
  feePercent: fc.constantFrom(0, 25, 50, 100),
  tip: fc.constantFrom(0, 0, 333, 800),
  after: fc.array(
    fc.record({
      what: fc.constantFrom(
        'refund',
        'refund_failed',
        'refund_to_wallet',
        'refund_by_platform',
        'credit_by_platform',
        'refund_split',
        'waived',
        'refund_at_shop',
        'chargeback_won',
        'chargeback_lost',
        'chargeback_lost_platform',
        'tip_refund',
      ),
      part: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    }),
    { maxLength: 4 },
  ),
  payout: fc.constantFrom('none', 'sent', 'returned', 'canceled'),
  // Fees beyond what was paid are charged to a saved card, if there is one.
  hasCard: fc.boolean(),
  extra: fc.constantFrom('none', 'adjusted_up', 'adjusted_down', 'debt_paid', 'share', 'withdrawn'),
  grant: fc.constantFrom(0, 500, 1234),
  expires: fc.boolean(),
})

export type BookingLife = typeof bookingLife extends fc.Arbitrary<infer T> ? T : never
