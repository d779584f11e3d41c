import { expect, test } from 'vitest'
import { brandOf, lifeOf, monthOf } from './cards.ts'

const march = { expMonth: 3, expYear: 2027 }

test('a card is good until the end of its month, and expires soon two months before', () => {
  const life = (at: string) => lifeOf(march, Date.parse(at))
  expect(life('2027-01-29T23:59:59Z')).toBe('good')
  expect(life('2027-02-01T00:00:00Z')).toBe('soon')
  expect(life('2027-03-31T23:59:59Z')).toBe('soon')
  expect(life('2027-04-01T00:00:00Z')).toBe('over')
  expect(lifeOf({ expMonth: 12, expYear: 2026 }, Date.parse('2026-12-31T23:59:59Z'))).toBe('soon')
})

test('names as on the card', () => {
  expect(monthOf(march)).toBe('03/27')
  expect(monthOf({ expMonth: 11, expYear: 2105 })).toBe('11/05')
  expect([brandOf('visa'), brandOf('amex'), brandOf('new_brand')]).toEqual([
    'Visa',
    'American Express',
    'Card',
  ])
})
