import { expect, test } from 'vitest'
import {
  guestTyped,
  isCardAsked,
  nothing,
  openStepOf,
  steps,
  withPerson,
  withShop,
  type Draft,
} from './draft.ts'

const person = { kind: 'client', id: 'a', name: 'Ana', contact: '' } as const
const shop = { id: 's', shopName: 'Fade', address: '', timeZone: 'America/Chicago' }
const full: Draft = { ...nothing, person, shop, serviceIds: ['cut'], startsAt: '2026-11-20T15:00Z' }

const opened = (draft: Draft, asked: string | null) => steps[openStepOf(draft, asked)]

test('the address opens a step, but none before its choices are made', () => {
  expect(opened(nothing, null)).toBe('person')
  expect(opened(nothing, 'check')).toBe('person')
  expect(opened({ ...nothing, person }, 'time')).toBe('barber')
  expect(opened(full, 'check')).toBe('check')
  expect(opened(full, 'services')).toBe('services')
  expect(opened(full, 'elsewhere')).toBe('person')
})

test('the same choice made again keeps what follows, another one does not', () => {
  expect(withPerson(full, person)).toEqual(full)
  expect(withPerson(full, { ...person, id: 'b' })).toMatchObject({ shop: null, serviceIds: [] })
  expect(withShop(full, { ...shop })).toBe(full)
  expect(withShop(full, { ...shop, id: 't' })).toMatchObject({ serviceIds: [], startsAt: null })
})

test('what was typed to find someone is their name, phone or email', () => {
  expect(guestTyped('Rosa Vega')).toEqual({ name: 'Rosa Vega', phone: '', email: '' })
  expect(guestTyped('(713) 555-0188')).toMatchObject({ name: '', phone: '(713) 555-0188' })
  expect(guestTyped('rosa@example.com')).toMatchObject({ name: '', email: 'rosa@example.com' })
  expect(guestTyped('')).toEqual({ name: '', phone: '', email: '' })
})

test('a deposit of the shop or of a chosen service, or a card on file, is asked for online', () => {
  const services = [
    { id: 'cut', depositPercent: null },
    { id: 'color', depositPercent: 50 },
  ]
  const atShop = { policies: { paymentPolicy: 'pay_at_shop', depositPercent: 0 }, services }
  expect(isCardAsked(atShop, ['cut'])).toBe(false)
  expect(isCardAsked(atShop, ['cut', 'color'])).toBe(true)
  const prepaid = { policies: { paymentPolicy: 'prepay', depositPercent: 25 }, services }
  expect(isCardAsked(prepaid, ['cut'])).toBe(true)
  const onFile = { policies: { paymentPolicy: 'card_on_file', depositPercent: 0 }, services }
  expect(isCardAsked(onFile, ['cut'])).toBe(true)
})
