import { expect, test } from 'vitest'
import type { Cancellable } from '#contract/bookings/cancellation.ts'
import { termsAt } from './cancel-terms.ts'

const booking: Cancellable = {
  status: 'confirmed',
  startsAt: '2026-11-19T04:16:00.000Z',
  createdAt: '2026-11-01T12:00:00.000Z',
  acceptedAt: null,
  byShop: null,
  totalCents: 3800,
  policy: { cancellationWindowHours: 24, lateCancelFeePercent: 25, noShowFeePercent: 50 },
}
const shop = { shopName: 'X', timeZone: 'America/Chicago' }
const said = (now: string, changes: object = {}) =>
  termsAt({ ...booking, ...changes }, shop, { language: 'es', nowMs: Date.parse(now) }).text

test('in Spanish a deadline has each article once', () => {
  expect(said('2026-11-17T20:00:00Z')).toContain('gratis hasta las 10:16 p.m. de hoy. Después')
  const early = { startsAt: '2026-11-18T19:05:00.000Z' }
  expect(said('2026-11-17T18:00:00Z', early)).toContain('gratis hasta la 1:05 p.m. de hoy. Después')
  expect(said('2026-11-15T20:00:00Z')).toContain(
    'gratis hasta el martes 17 de noviembre a las 10:16 p.m. Después',
  )
})
