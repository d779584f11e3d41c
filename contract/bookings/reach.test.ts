import { expect, test } from 'vitest'
import { isTold } from './reach.ts'

const told = ['accept', 'cancel', 'finish', 'late', 'reschedule']
const mailed = ['decline', 'no_show', 'propose']

test('who has an account or an address is told everything', () => {
  for (const what of [...told, ...mailed]) expect(isTold('all', what)).toBe(true)
})

test('who left a number alone is told what is texted', () => {
  for (const what of told) expect(isTold('text', what)).toBe(true)
  for (const what of mailed) expect(isTold('text', what)).toBe(false)
})

test('who left neither is told nothing', () => {
  for (const what of [...told, ...mailed]) expect(isTold('none', what)).toBe(false)
})
