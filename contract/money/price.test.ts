import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '#contract/cents.ts'
import {
  bestOf,
  bookingPriceOf,
  discountOf,
  finalDiscountOf,
  mayStrike,
  type Discount,
} from './price.ts'

const runs = Number(process.env['RUNS'] ?? 5000)

const item = fc.record({
  serviceId: fc.constantFrom('fade', 'beard', 'kids', null),
  priceCents: fc.integer({ min: 0, max: 50_000 }),
})
const amounts = fc.oneof(
  fc.record({ percent: fc.integer({ min: 5, max: 50 }), amountCents: fc.constant(null) }),
  fc.record({ percent: fc.constant(null), amountCents: fc.integer({ min: 1, max: 10_000 }) }),
)
const promotion: fc.Arbitrary<Discount> = fc
  .record({
    id: fc.uuid(),
    fundedBy: fc.constantFrom('barber', 'platform'),
    serviceIds: fc.subarray(['fade', 'beard']),
    minTotalCents: fc.constantFrom(0, 2000),
  })
  .chain((rest) => amounts.map((amount) => ({ ...rest, ...amount })))
const items = fc.array(item, { minLength: 1, maxLength: 6 })
const terms = fc.record({
  promotions: fc.array(promotion, { maxLength: 5 }),
  walletCents: fc.integer({ min: 0, max: 60_000 }),
  taxPercent: fc.constantFrom(0, 6.35, 8.25, 20),
  commissionPercent: fc.constantFrom(0, 10),
})

test('a price has no amount below zero, and every cent is accounted for', () => {
  fc.assert(
    fc.property(items, terms, (booked, given) => {
      const price = bookingPriceOf(booked, given)
      const { subtotalCents, discountCents, taxCents, creditCents, totalCents } = price
      const amounts = Object.values(price).filter((value) => typeof value === 'number')
      return (
        amounts.every((cents) => Number.isInteger(cents) && cents >= 0) &&
        totalCents === subtotalCents - discountCents + taxCents - creditCents &&
        discountCents <= subtotalCents &&
        creditCents <= given.walletCents &&
        price.commissionCents <= 5000
      )
    }),
    { numRuns: runs },
  )
})

test('one promotion counts: none takes more off, and their order changes nothing', () => {
  fc.assert(
    fc.property(items, terms, (booked, given) => {
      const price = bookingPriceOf(booked, given)
      for (const each of given.promotions)
        expect(discountOf(each, booked)).toBeLessThanOrEqual(price.discountCents)
      const chosen = given.promotions.find(({ id }) => id === price.promotionId)
      expect(chosen ? discountOf(chosen, booked) : 0).toBe(price.discountCents)
      expect(price.discountFundedBy).toBe(chosen?.fundedBy ?? null)
      const promotions = given.promotions.toReversed()
      expect(bookingPriceOf(booked, { ...given, promotions })).toEqual(price)
    }),
    { numRuns: runs },
  )
})

test('a promotion takes nothing off services it is not for', () => {
  fc.assert(
    fc.property(items, promotion, (booked, each) => {
      const others = booked.filter(
        ({ serviceId }) => serviceId === null || !each.serviceIds.includes(serviceId),
      )
      if (each.serviceIds.length > 0) expect(discountOf(each, others)).toBe(0)
    }),
    { numRuns: runs },
  )
})

test('tax is on the rest alone, and a price without it has the same commission', () => {
  fc.assert(
    fc.property(items, terms, (booked, given) => {
      const price = bookingPriceOf(booked, given)
      const rest = price.subtotalCents - price.discountCents
      expect(price.taxCents).toBe(percentOf(rest, given.taxPercent))
      const { commissionCents } = bookingPriceOf(booked, { ...given, taxPercent: 0 })
      expect(price.commissionCents).toBe(commissionCents)
    }),
    { numRuns: runs },
  )
})

const cut = [{ serviceId: 'fade', priceCents: 4000 }]
const off = (change: Partial<Discount>): Discount => ({
  id: 'a',
  fundedBy: 'barber',
  percent: null,
  amountCents: 500,
  serviceIds: [],
  minTotalCents: 0,
  ...change,
})

test('$5 off $40 at 10 %: by the platform $4.00 of commission, by the barber $3.50', () => {
  const priced = (fundedBy: Discount['fundedBy']) =>
    bookingPriceOf(cut, { promotions: [off({ fundedBy })], commissionPercent: 10 })
  expect(priced('platform')).toMatchObject({ totalCents: 3500, commissionCents: 400 })
  expect(priced('barber')).toMatchObject({ totalCents: 3500, commissionCents: 350 })
})

test('a barber’s own 15 % of $40 leaves $34.00 and $3.40 of commission', () => {
  const promotions = [off({ percent: 15, amountCents: null })]
  expect(bookingPriceOf(cut, { promotions, commissionPercent: 10 })).toEqual({
    subtotalCents: 4000,
    promotionId: 'a',
    discountFundedBy: 'barber',
    discountCents: 600,
    taxCents: 0,
    creditCents: 0,
    totalCents: 3400,
    commissionCents: 340,
  })
})

test('tax is on what is left, and credit pays for both but lowers no commission', () => {
  const terms = { promotions: [off({})], taxPercent: 8.25, commissionPercent: 10 }
  const price = bookingPriceOf(cut, { ...terms, walletCents: 1000 })
  expect(price).toMatchObject({ taxCents: 289, creditCents: 1000, totalCents: 2789 })
  expect(price.commissionCents).toBe(350)
})

test('below its minimum a promotion is none', () => {
  expect(discountOf(off({ minTotalCents: 4001 }), cut)).toBe(0)
  expect(discountOf(off({ minTotalCents: 4000 }), cut)).toBe(500)
})

test('of equal promotions the platform’s comes first, then the older', () => {
  const equal = [off({ id: 'b' }), off({ id: 'a' }), off({ id: 'c', fundedBy: 'platform' })]
  expect(bestOf(equal, cut)?.promotion.id).toBe('c')
  expect(bestOf(equal.slice(0, 2), cut)?.promotion.id).toBe('a')
})

test('a price is crossed out only if all its services were bookable at it', () => {
  const both = [...cut, { serviceId: 'beard', priceCents: 2000 }]
  expect(mayStrike(both, ['fade', 'beard'])).toBe(true)
  expect(mayStrike(both, ['fade'])).toBe(false)
  expect(mayStrike([{ serviceId: null, priceCents: 1 }], ['fade'])).toBe(false)
})

test('a discount of the platform follows the final price, and is never more than was booked', () => {
  const booked = fc
    .tuple(promotion, fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 60_000 }))
    .map(([each, before, after]) => ({ offer: { ...each, serviceIds: [] }, before, after }))
  const itemsAt = (priceCents: number) => [{ serviceId: null, priceCents }]
  fc.assert(
    fc.property(booked, ({ offer, before, after }) => {
      const cents = discountOf(offer, itemsAt(before))
      const left = finalDiscountOf({ ...offer, cents }, after)
      expect(left).toBeLessThanOrEqual(Math.min(cents, after))
      if (offer.fundedBy === 'platform')
        expect(left).toBeLessThanOrEqual(discountOf(offer, itemsAt(after)))
      if (before === after) expect(left).toBe(cents)
    }),
    { numRuns: runs },
  )
  expect(finalDiscountOf(null, 4000)).toBe(0)
})
