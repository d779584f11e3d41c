import { expect, test } from 'vitest'
import { boundsOf, cornersAround, cornersOf } from './view.ts'

test('the same view is the same question', () => {
  const seen = { toBBoxString: () => '-95.123456,29.1,-95.00004,29.9' }

  expect(boundsOf(seen)).toBe('-95.1235,29.1000,-95.0000,29.9000')
})

test('four numbers are corners, anything else is not', () => {
  expect(cornersOf('-95.5,29.6,-95.2,29.9')).toEqual([-95.5, 29.6, -95.2, 29.9])
  expect(cornersOf('-95.5,29.6')).toBeNull()
  expect(cornersOf(undefined)).toBeNull()
})

test('corners around some places', () => {
  const places = [
    { latitude: 29.7, longitude: -95.4 },
    { latitude: 29.6, longitude: -95.3 },
  ]

  expect(cornersAround(places)).toEqual([-95.4, 29.6, -95.3, 29.7])
})
