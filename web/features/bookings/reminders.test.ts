import { expect, test } from 'vitest'
import { booking } from '#web/texts/bookings/bookings.ts'
import { reminderText } from './reminders.ts'

const now = Date.parse('2026-11-16T12:00:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const confirmed = (hours: number) =>
  reminderText({ status: 'confirmed', startsAt: inHours(hours), answerBy: null }, now)

test('only the reminders that will come are promised', () => {
  expect(confirmed(25)).toBe(booking.remindText)
  expect(confirmed(24)).toBe(booking.remindHours)
  expect(confirmed(12)).toBe(booking.remindHours)
  expect(confirmed(2)).toBeNull()
  expect(confirmed(0.5)).toBeNull()
})

test('a request may be confirmed as late as its last moment', () => {
  const request = { status: 'pending', startsAt: inHours(30) } as const
  expect(reminderText({ ...request, answerBy: inHours(5) }, now)).toBe(booking.remindText)
  expect(reminderText({ ...request, answerBy: inHours(10) }, now)).toBe(booking.remindHours)
  expect(reminderText({ ...request, answerBy: inHours(29) }, now)).toBeNull()
})

test('nobody is reminded of what is off', () => {
  const off = { status: 'cancelled', startsAt: inHours(48), answerBy: null } as const
  expect(reminderText(off, now)).toBeNull()
})
