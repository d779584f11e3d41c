import { expect, test } from 'vitest'
import { priceOf, sumOf } from './money.ts'

test('prices show cents only where there are some', () => {
  expect(priceOf(4000)).toBe('$40')
  expect(priceOf(3750)).toBe('$37.50')
  expect(priceOf(-123_456_00)).toBe('-$123,456')
})

test('sums always show cents', () => {
  expect(sumOf(4000)).toBe('$40.00')
  expect(sumOf(123_405)).toBe('$1,234.05')
})
