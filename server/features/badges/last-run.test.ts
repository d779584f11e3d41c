import { expect, test } from 'vitest'
import { lastRun } from './service.ts'

const at = (text: string, timeZone = 'America/Chicago') =>
  lastRun(timeZone, Temporal.Instant.from(text)).toString()

test('Monday three in the morning in Houston, summer and winter', () => {
  expect(at('2026-07-06T07:59:59Z')).toBe('2026-06-29T03:00:00-05:00[America/Chicago]')
  expect(at('2026-07-06T08:00:00Z')).toBe('2026-07-06T03:00:00-05:00[America/Chicago]')
  expect(at('2026-12-07T08:59:59Z')).toBe('2026-11-30T03:00:00-06:00[America/Chicago]')
  expect(at('2026-12-07T09:00:00Z')).toBe('2026-12-07T03:00:00-06:00[America/Chicago]')
  expect(at('2026-12-13T23:00:00Z')).toBe('2026-12-07T03:00:00-06:00[America/Chicago]')
})

test('an hour later in Denver', () => {
  const denver = 'America/Denver'
  expect(at('2026-07-06T08:59:59Z', denver)).toBe('2026-06-29T03:00:00-06:00[America/Denver]')
  expect(at('2026-07-06T09:00:00Z', denver)).toBe('2026-07-06T03:00:00-06:00[America/Denver]')
  expect(at('2026-12-07T10:00:00Z', denver)).toBe('2026-12-07T03:00:00-07:00[America/Denver]')
})
