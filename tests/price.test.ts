// The price that a page shows before a slot is held is the price that the server charges for it: over
// random services, offers, time zones and starts, clock changes included.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { barberKinds, bookingPriceOf } from '#contract/money/price.ts'
import { countingFor, startIn } from '#server/features/bookings/holds/price.ts'
import type { Promotion } from '#server/features/bookings/queries.ts'
import { barberIdOf } from '#server/ids.ts'
import { minuteOf, zoneOf } from '#server/shop-clock.ts'
import { pagePriceOf } from '#web/words/page-price.ts'
import { db } from '#tests/world.ts'

const runs = Number(process.env['RUNS'] ?? 5000)

const services = ['fade', 'beard', 'kids'] as const
const items = fc.array(
  fc.record({
    serviceId: fc.constantFrom(...services),
    priceCents: fc.integer({ min: 0, max: 30_000 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const off = fc.oneof(
  fc.record({ percent: fc.integer({ min: 5, max: 50 }), amountCents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 9000 }) }),
)
const hours = fc.oneof(
  fc.constant({ fromMinute: null, untilMinute: null }),
  fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 600 }))
    .map(([fromMinute, length]) => ({ fromMinute, untilMinute: fromMinute + length })),
)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
// From the day of the first start to some days after it: both sides of every limit occur.
const days = fc.integer({ min: 0, max: 400 }).map((day) => iso(day * 1440).slice(0, 10))
const offer = fc
  .record({
    id: fc.uuid(),
    fundedBy: fc.constantFrom('barber' as const, 'platform' as const),
    kind: fc.constantFrom(...barberKinds),
    serviceIds: fc.subarray([...services]),
    minTotalCents: fc.constantFrom(0, 2000, 9000),
    visitUntil: orNull(days),
    weekdays: orNull(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    lastMinuteHours: orNull(fc.integer({ min: 1, max: 72 })),
  })
  .chain((rest) => fc.tuple(off, hours).map((more) => ({ ...rest, ...more[0], ...more[1] })))
const cart = fc.record({
  items,
  taxPercent: fc.constantFrom(0, 6.35, 8.25, 8.875, 20),
  offers: fc.array(offer, { maxLength: 6 }),
  timeZone: fc.constantFrom(
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'Europe/Madrid',
  ),
  startMinute: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 400 * 1440 })),
})

const now = Date.UTC(2026, 9, 20, 14, 7)
const iso = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

// Who offers it matters only for people whom the barber knows.
const barberId = barberIdOf('00000000-0000-7000-8000-000000000000')

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const timeout = 60_000 + runs * 4

test(`page and server have the same price for ${runs} carts`, { timeout }, async () => {
  let reduced = 0
  await fc.assert(
    fc.asyncProperty(cart, async ({ items, taxPercent, offers, timeZone, startMinute }) => {
      const startsAt = iso(startMinute)
      const terms = { endsAt: null, newClientsOnly: false, code: null }
      const promotions = offers.map((each) => ({ ...each, ...terms }))
      const strikable: string[] = []
      const chosen = { items, start: startsAt, taxPercent }
      const page = pagePriceOf({ promotions, strikable, timeZone }, chosen)
      const named = items.map((item) => ({ ...item, name: item.serviceId, minutes: 30 }))
      const counting = await countingFor(db, promotions as unknown as Promotion[], {
        barberId,
        items: named,
        start: startIn(zoneOf(timeZone), minuteOf(startsAt)),
        person: null,
      })
      const price = bookingPriceOf(named, { promotions: counting, taxPercent })
      const { totalCents, taxCents, promotionId } = price
      expect([page.totalCents, page.promotionId]).toEqual([totalCents, promotionId])
      expect(page.tax).toEqual(taxPercent === 0 ? null : { percent: taxPercent, cents: taxCents })
      if (promotionId !== null) reduced += 1
    }),
    { numRuns: runs },
  )
  // Otherwise it would compare nothing but sums.
  expect(reduced).toBeGreaterThan(runs / 5)
})
