import { expect, test } from 'vitest'
import { fill } from '#contract/language.ts'
import { waitWords } from './wait-words.ts'

const facts = { age: '3 d', goal: '3 d', day: '12 nov 2026' }
const said = (overdue: number, expiresOn: string | null) =>
  fill(waitWords({ count: 4, overdue, expiresOn }), 'es', { ...facts, count: overdue })

test.each([
  [0, null, 'desde hace 3 d, meta 3 d'],
  [1, null, 'desde hace 3 d; 1 va tarde'],
  [2, null, 'desde hace 3 d; 2 van tarde'],
  [0, '2026-11-12', 'la próxima el 12 nov 2026'],
  [1, '2026-11-12', '1 vencida, el 12 nov 2026'],
  [2, '2026-11-12', '2 vencidas, la primera el 12 nov 2026'],
])('%s overdue, license until %s: %s', (overdue, expiresOn, words) => {
  expect(said(overdue, expiresOn)).toBe(words)
})
