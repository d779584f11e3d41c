import { expect, test } from 'vitest'
import { paymentOf } from './payment.ts'

const canceled = { status: 'cancelled', paymentStatus: 'unpaid', cancelFeeCents: 0 } as const

test('of a booking that does not take place there is nothing to pay but the fee', () => {
  expect(paymentOf({ ...canceled, status: 'confirmed' })).toBe('unpaid')
  expect(paymentOf(canceled)).toBe('nothing')
  expect(paymentOf({ ...canceled, cancelFeeCents: 1150 })).toBe('fee')
  expect(paymentOf({ ...canceled, status: 'declined' })).toBe('nothing')
  expect(paymentOf({ ...canceled, paymentStatus: 'refunded' })).toBe('refunded')
})
