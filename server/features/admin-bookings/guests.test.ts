// People without an account, for administrators who book for them again.
import { expect, test } from 'vitest'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

const support = await make.admin('support')
const finance = await make.admin('finance')
const desk = as(support).bookingDesk
const shop = await list('Sunset Fades')

test('a guest who comes back is found by name, email or phone, once', async () => {
  const guest = { name: 'Mónica Téllez', phone: '(713) 555-0199', email: 'monica@example.com' }
  const byPhone = { name: 'Odell Park', phone: '(713) 555-0166', email: '' }
  for (const [minutes, each] of [
    [780, { ...guest, name: 'Moni Tellez' }],
    [840, guest],
    [900, byPhone],
  ] as const)
    await desk.create({
      clientId: null,
      guest: each,
      profileId: shop.id,
      serviceIds: shop.services.slice(0, 1),
      professionalId: null,
      startsAt: at(4, minutes),
      reason: 'They called',
    })
  const known = { ...guest, phone: '+17135550199', bookings: 2 }
  for (const q of [
    'Mónica Téllez',
    'monica tellez',
    'mónica',
    'moni',
    'Monica@example.com',
    '555-0199',
  ])
    expect((await desk.guests({ q })).guests, q).toMatchObject([
      { email: known.email, phone: known.phone, bookings: 2 },
    ])
  expect((await desk.guests({ q: 'Mónica Téllez' })).guests).toEqual([known])
  expect((await desk.guests({ q: '0166' })).guests).toEqual([
    { name: 'Odell Park', phone: '+17135550166', email: null, bookings: 1 },
  ])
  for (const q of ['', 'Mo', 'K-0166', 'nobody at all'])
    expect((await desk.guests({ q })).guests, q).toEqual([])
  const owner = await make.admin('owner')
  const { rows } = await as(owner).audit.list({ action: 'see-contacts' })
  expect(rows).toMatchObject([{ actor: { id: support.id }, entity: 'list', entityId: 'guests' }])
  await expect(as(finance).bookingDesk.guests({ q: 'Mónica' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
