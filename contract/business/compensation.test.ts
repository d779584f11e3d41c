import { expect, test } from 'vitest'
import { compensation, shareOf, type Compensation } from './compensation.ts'

const visit = {
  startsAt: '2026-11-16T15:00:00Z',
  endsAt: '2026-11-16T15:45:00Z',
  subtotalCents: 3500,
  ownDiscountCents: 0,
  tipCents: 700,
}

test.each([
  ['a part of the price', { kind: 'commission_percent', percent: 55 }, 1925],
  ['nothing', { kind: 'commission_percent', percent: 0 }, 0],
  ['the whole price beside a rent', { kind: 'booth_rent', weeklyCents: 20_000 }, 3500],
  ['the time it takes', { kind: 'hourly', hourlyCents: 2000 }, 1500],
] as const)('a visit earns %s, and the tip', (_, rule: Compensation, shareCents) => {
  expect(shareOf(rule, visit)).toEqual({ shareCents, tipCents: 700, totalCents: shareCents + 700 })
})

test('a discount lowers what is shared, never below nothing', () => {
  const rule = { kind: 'commission_percent', percent: 50 } as const
  expect(shareOf(rule, { ...visit, ownDiscountCents: 501 }).shareCents).toBe(1500)
  expect(shareOf(rule, { ...visit, ownDiscountCents: 9000 }).shareCents).toBe(0)
})

test('a rule is one of three', () => {
  expect(compensation.safeParse({ kind: 'commission_percent', percent: 101 }).success).toBe(false)
  expect(compensation.safeParse({ kind: 'salary', yearlyCents: 1 }).success).toBe(false)
  expect(compensation.safeParse({ kind: 'hourly', hourlyCents: 1800 }).success).toBe(true)
})
