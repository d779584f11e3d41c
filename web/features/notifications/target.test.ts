import { expect, test } from 'vitest'
import { targetOf } from './target.ts'

test.each([
  ['booking_confirmed', '/client/bookings', '/client/bookings'],
  ['booking_confirmed', null, null],
  ['other', 'https://evil.example/', null],
  ['other', '//evil.example/', null],
  ['other', 'javascript:alert(1)', null],
  ['support_ticket', null, '/admin/support'],
  ['live_chat', null, '/admin/support'],
  ['live_chat', '/client/dashboard?tab=support', '/client/dashboard?tab=support'],
  ['support_ticket', 'https://evil.example/', '/admin/support'],
] as const)('%s with %s leads to %s', (type, actionUrl, target) => {
  expect(targetOf({ type, actionUrl })).toBe(target)
})
