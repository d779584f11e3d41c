import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { profileId } from '#contract/ids.ts'
import { actionsOf, rebookPath, timeUntil } from './facts.ts'

const start = Date.parse('2026-11-20T16:00:00Z')
const hour = 3_600_000
const id = '00000000-0000-4000-8000-000000000001'

const visit: Booking = {
  id,
  bookingNumber: 'K-1001',
  status: 'confirmed',
  startsAt: '2026-11-20T16:00:00Z',
  endsAt: '2026-11-20T16:30:00Z',
  createdAt: '2026-11-01T16:00:00Z',
  barber: {
    id: profileId.parse(id),
    shopName: 'Shop',
    address: '1 Main St',
    timeZone: 'America/Chicago',
    image: null,
    latitude: null,
    longitude: null,
  },
  professional: { id: 'ben', name: 'Ben', photoUrl: null },
  client: { name: 'Ana', phone: null, email: null },
  items: [
    { serviceId: null, name: 'Gone', priceCents: 1000, minutes: 15 },
    { serviceId: 'fade', name: 'Fade', priceCents: 3000, minutes: 30 },
    { serviceId: 'towel', name: 'Hot towel', priceCents: 0, minutes: 5 },
  ],
  tipPercents: [],
  note: '',
  source: 'marketplace',
  paymentPolicy: 'pay_at_shop',
  paymentStatus: 'unpaid',
  discount: null,
  tax: null,
  creditCents: 0,
  totalCents: 4000,
  tipCents: 0,
  reach: 'all',
  booked: null,
  priceAsk: null,
  depositCents: 0,
  policy: {
    cancellationWindowHours: 24,
    lateCancelFeePercent: 50,
    noShowFeePercent: 100,
    depositPercent: 0,
  },
  isLateCancel: false,
  cancelReason: null,
  rescheduleCount: 0,
  mostReschedules: 2,
  proposal: null,
  completedAt: null,
  completedBy: null,
  hasReview: false,
  attendance: null,
  dispute: null,
  flagAnswer: null,
  byShop: null,
  answerBy: null,
  acceptedAt: null,
  isVouched: false,
  isEndedByShop: false,
  canceled: null,
  cancelFeeCents: 0,
  feePaidCents: 0,
  feeWaivedAt: null,
  owedCents: 0,
  card: null,
  appeal: null,
  version: 1,
  parts: ['client'],
}

const at = (hours: number, change: Partial<Booking> = {}, isReviewable = false) =>
  actionsOf({ ...visit, ...change }, isReviewable, start + hours * hour)

test('a button is there exactly when it works', () => {
  const coming = ['directions', 'reschedule', 'cancel', 'calendar', 'report']
  expect(at(-48)).toEqual(coming)
  expect(at(-48, { rescheduleCount: 2 })).toEqual(coming.filter((each) => each !== 'reschedule'))
  // After the deadline the barber is asked.
  expect(at(-5)).toEqual(coming)
  const proposal = { startsAt: visit.startsAt, expiresAt: visit.startsAt, by: 'client' } as const
  expect(at(-5, { proposal })).toEqual(['directions', 'cancel', 'calendar', 'report'])
  expect(at(-0.4)).toEqual(['checkIn', ...coming])
  expect(at(0.1)).toEqual([
    'checkIn',
    'complete',
    'directions',
    'calendar',
    'notHappened',
    'report',
  ])
  expect(at(1)).toEqual(['complete', 'rebook', 'notHappened', 'report'])
  expect(at(-48, { status: 'pending' })).toEqual(['directions', 'cancel', 'calendar', 'report'])
})

test('what was, what waits and what did not come to be', () => {
  const open = ['rebook', 'notHappened', 'report']
  expect(at(2, { status: 'awaiting_confirmation' })).toEqual(['complete', ...open])
  expect(at(2, { status: 'completed' }, true)).toEqual(['review', 'tip', ...open])
  expect(at(2, { status: 'completed' })).toEqual(['tip', ...open])
  const confirmed = { status: 'completed', completedBy: 'client' } as const
  expect(at(2, confirmed)).toEqual(['tip', 'rebook', 'report'])
  expect(at(8 * 24, { status: 'completed' })).toEqual(['rebook', 'report'])
  expect(at(2, { status: 'no_show' })).toEqual(['appeal', 'rebook', 'report'])
  const appeal = { kind: 'was_there', message: '', state: 'open' } as const
  expect(at(2, { status: 'no_show', appeal })).toEqual(['rebook', 'report'])
  expect(at(-48, { status: 'cancelled' })).toEqual(['rebook', 'report'])
})

test('booked again with every service, extras too, and the same person', () => {
  const path = `/barber/${id}?book=1&service=fade&service=towel&professional=ben&again=${id}`
  expect(rebookPath(visit)).toBe(path)
})

test('time is told in its two largest units', () => {
  const until = (minutes: number) => timeUntil(visit.startsAt, start - minutes * 60_000, 'en')
  expect(until(2 * 1440 + 4 * 60 + 12)).toBe('2 days 4 hours')
  expect(until(2 * 1440 + 12)).toBe('2 days')
  expect(until(61)).toBe('1 hour 1 minute')
  expect(until(5)).toBe('5 minutes')
  expect(until(0)).toBeNull()
  expect(timeUntil(visit.startsAt, start - 25 * hour, 'es')).toBe('1 día 1 hora')
})
