import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { goneOf } from './again-notice.tsx'

const item = (serviceId: string | null, name: string) => ({ serviceId, name })
const last = {
  professional: { id: 'ben', name: 'Ben' },
  items: [item('cut', 'Haircut'), item('perm', 'Perm'), item(null, 'Line design')],
} as Booking
const offer = (services: string[], team: string[]) =>
  ({
    services: services.map((id) => ({ id })),
    team: team.map((providerId) => ({ providerId })),
  }) as BarberProfile

test('what is no longer offered, and who has left, is named', () => {
  expect(goneOf(last, offer(['cut'], ['ana']))).toEqual({
    services: ['Perm', 'Line design'],
    professional: 'Ben',
  })
  expect(goneOf(last, offer(['cut', 'perm'], ['ben']))).toEqual({
    services: ['Line design'],
    professional: null,
  })
})
