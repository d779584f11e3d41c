import { expect, test } from 'vitest'
import { choiceIn, withChoice, withoutBooking } from './address.ts'

const service = (id: string, isAddOn = false) => ({
  id,
  isAddOn,
  name: id,
  description: '',
  category: 'Fades' as const,
  priceCents: 1000,
  durationMinutes: 30,
  depositPercent: null,
})
const member = (providerId: string) => ({
  providerId,
  name: providerId,
  title: '',
  bio: '',
  photoUrl: null,
  languages: [],
  averageRating: null,
  totalReviews: 0,
})
const shop = {
  services: [service('cut'), service('beard'), service('towel', true)],
  team: [member('ana'), member('ben')],
}
const read = (query: string, barber = shop) => choiceIn(new URLSearchParams(query), barber)

test('each step follows from what the address says', () => {
  expect(read('book=1').step).toBe('services')
  expect(read('book=1&service=cut').step).toBe('time')
  expect(read('book=1&service=cut&step=services').step).toBe('services')
  expect(read('book=1&service=cut&start=2026-11-20T15:00:00.000Z').step).toBe('confirm')
  expect(read('book=1&booking=b1').step).toBe('booked')
})

test('what is not offered is not chosen', () => {
  expect(read('book=1&service=cut&service=perm&professional=zoe&start=soon')).toMatchObject({
    serviceIds: ['cut'],
    professionalId: null,
    start: null,
    step: 'time',
  })
  expect(read('book=1&service=towel').step).toBe('services')
  expect(read('book=1&service=towel&service=cut').serviceIds).toEqual(['cut', 'towel'])
})

test('where there is one service only, it is that one', () => {
  const only = { ...shop, services: [service('cut')] }
  expect(read('book=1', only)).toMatchObject({ serviceIds: ['cut'], step: 'time' })
})

test('a booking that is repeated is known until it is made', () => {
  const asked = 'book=1&service=cut&service=towel&professional=ben&again=k1'
  const choice = read(asked)
  expect(choice).toMatchObject({ serviceIds: ['cut', 'towel'], professionalId: 'ben', again: 'k1' })
  expect(choice.isPartGone).toBe(false)
  const params = new URLSearchParams(asked)
  expect(String(withChoice(params, choice))).toBe(asked)
  expect(String(withoutBooking(params))).toBe('')
  expect(read('book=1&service=perm&service=cut').isPartGone).toBe(true)
})

test('other words of the address stay', () => {
  const params = new URLSearchParams('src=direct&lang=es&book=1&service=cut')
  const choice = choiceIn(params, shop)
  const next = withChoice(params, { ...choice, professionalId: 'ana', start: 'T' })
  expect(String(next)).toBe('src=direct&lang=es&book=1&service=cut&professional=ana&start=T')
  expect(String(withoutBooking(next))).toBe('src=direct&lang=es')
})
