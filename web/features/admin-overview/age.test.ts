import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

test.each([
  [0, '0 min'],
  [-3, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [24 * 60, '24 h'],
  [47.9 * 60, '47 h'],
  [72 * 60, '3 days'],
])('%s minutes are %s', (minutes, said) => {
  const { words, count } = ageOf(minutes)
  expect(words.en.replace('{count}', String(count))).toBe(said)
})
