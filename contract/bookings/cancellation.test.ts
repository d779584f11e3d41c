import { expect, test } from 'vitest'
import { sayTerms } from './cancellation-words.ts'
import { termsOf, type Cancellable } from './cancellation.ts'
import { languages } from '#contract/language.ts'

const start = Date.parse('2026-11-20T20:00:00Z')
const hour = 3_600_000
const minute = 60_000
const iso = (ms: number) => new Date(ms).toISOString()
const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 25, noShowFeePercent: 50 }
const booking: Cancellable = {
  status: 'confirmed',
  startsAt: iso(start),
  createdAt: iso(start - 100 * hour),
  acceptedAt: null,
  byShop: null,
  totalCents: 3800,
  policy,
}

const voice = (language: 'en' | 'es') => ({
  language,
  when: (at: string) => at.slice(11, 16),
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
})

function at(hoursBefore: number, change: Partial<Cancellable> = {}) {
  const changed = { ...booking, ...change }
  const terms = termsOf(changed, start - hoursBefore * hour)
  const about = { byShop: changed.byShop, shop: 'Third Ward Cuts' }
  return { terms, text: sayTerms(terms, about, voice('en')) }
}

test('free until the deadline of the policy, then a fee in dollars', () => {
  expect(at(24).terms).toMatchObject({
    isLate: false,
    feeCents: 0,
    freeUntil: iso(start - 24 * hour),
  })
  expect(at(48).text).toBe("Free to cancel until 20:00. After that there's a 25% fee ($9.50).")
  expect(at(23.99).terms).toMatchObject({ isLate: true, feeCents: 950, freeUntil: null })
  expect(at(3).text).toBe("If you cancel now, there's a 25% fee ($9.50).")
})

test('fifteen minutes after booking, if it is more than two hours away', () => {
  const justNow = (hoursBefore: number) => ({ createdAt: iso(start - hoursBefore * hour) })
  const { terms, text } = at(5, justNow(5))
  expect(terms).toMatchObject({ isLate: false, freeUntil: iso(start - 5 * hour + 15 * minute) })
  expect(text).toBe("Free to cancel until 15:15. After that there's a 25% fee ($9.50).")
  // Never later than two hours before the start.
  expect(at(2.1, justNow(2.1)).terms.freeUntil).toBe(iso(start - 2 * hour))
  expect(at(2.1 - 0.11, justNow(2.1)).terms.isLate).toBe(true)
  expect(at(4.7, justNow(5)).terms).toMatchObject({ isLate: true, feeCents: 950 })
})

test('with less than two hours to go there is no free time', () => {
  const soon = { createdAt: iso(start - 1.5 * hour) }
  expect(at(1.5, soon).text).toBe(
    "This one can't be canceled for free: it starts in less than 2 hours. There's a 25% fee ($9.50).",
  )
  const free = { ...soon, policy: { ...policy, lateCancelFeePercent: 0 } }
  expect(at(1.5, free).text).toBe(
    'It starts in less than 2 hours, so canceling counts as a late cancellation.',
  )
  // A booking made long ago is late.
  expect(at(1).text).toBe("If you cancel now, there's a 25% fee ($9.50).")
})

test('without a fee it still counts as late', () => {
  const free = { policy: { ...policy, lateCancelFeePercent: 0 } }
  expect(at(48, free).text).toContain('it counts as a late cancellation')
  expect(at(3, free).text).toBe('Canceling now is free, but it counts as a late cancellation.')
  expect(at(3, free).terms).toMatchObject({ isLate: true, feeCents: 0 })
})

test('what the shop did without a yes is free until the start', () => {
  for (const byShop of ['moved', 'booked'] as const) {
    const { terms, text } = at(0.1, { byShop })
    expect(terms).toMatchObject({ isLate: false, feeCents: 0, lateFeeCents: 0 })
    expect(terms.freeUntil).toBe(iso(start))
    expect(text).toContain('you can cancel for free until it starts')
  }
})

test('a request is free, and a fresh yes of the barber gives fifteen minutes', () => {
  expect(at(3, { status: 'pending' }).terms).toMatchObject({ isLate: false, feeCents: 0 })
  const accepted = { acceptedAt: iso(start - 3 * hour) }
  expect(at(3, accepted).terms).toMatchObject({ isLate: false })
  expect(at(2.7, accepted).terms).toMatchObject({ isLate: true })
})

test('in Spanish a deadline ends in one period', () => {
  const said = (when: string) =>
    sayTerms(
      termsOf(booking, start - 48 * hour),
      { byShop: null, shop: 'X' },
      { ...voice('es'), when: () => when },
    )
  expect(said('las 10:16 p.m.')).toBe(
    'Cancela gratis hasta las 10:16 p.m. Después hay un cargo del 25% ($9.50).',
  )
})

test('no sentence has a hole in it, in either language', () => {
  for (const language of languages)
    for (const byShop of [null, 'moved', 'booked'] as const)
      for (const hours of [100, 48, 5, 1])
        for (const made of [200, 5, 1])
          for (const percent of [0, 25]) {
            const changed = {
              ...booking,
              byShop,
              createdAt: iso(start - made * hour),
              policy: { ...policy, lateCancelFeePercent: percent },
            }
            const terms = termsOf(changed, start - hours * hour)
            const text = sayTerms(terms, { byShop, shop: 'X' }, voice(language))
            expect(text).not.toMatch(/[{}]|undefined|until \.|hasta \./)
          }
})
