// What administrators cannot do to bookings.
import { expect, test } from 'vitest'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

const support = await make.admin('support')
const client = await make.person('client')
const shop = await list('Sunset Fades')

test('a canceled booking is not moved', async () => {
  const { id, version } = await book(client, shop, at(7, 600))
  const canceled = await as(client).bookings.move({ id, version, move: 'cancel' })
  const asked = { id, version: canceled.version, professionalId: null, reason: 'They called' }
  await expect(
    as(support).bookingDesk.reschedule({ ...asked, startsAt: at(8, 600) }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

test('nothing is booked at a shop that does not exist', async () => {
  const asked = {
    clientId: client.id,
    guest: null,
    profileId: crypto.randomUUID(),
    serviceIds: shop.services.slice(0, 1),
    professionalId: null,
    startsAt: at(7, 600),
    reason: 'They called',
  }
  await expect(as(support).bookingDesk.create(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nothing is booked without a reason, or for a client and a guest at once', async () => {
  const asked = {
    clientId: client.id,
    guest: null,
    profileId: shop.id,
    serviceIds: shop.services.slice(0, 1),
    professionalId: null,
    startsAt: at(7, 600),
    reason: 'They called',
  }
  const create = (change: object) => as(support).bookingDesk.create({ ...asked, ...change })
  await expect(create({ reason: ' ' })).rejects.toMatchObject({
    fields: { reason: 'Please give a reason' },
  })
  const guest = { name: 'Rosa Vega', phone: '', email: 'rosa@example.com' }
  await expect(create({ guest })).rejects.toMatchObject({
    fields: { guest: 'Choose a client or a guest, not both' },
  })
  expect(await as(client).bookings.mine({ view: 'upcoming' })).toMatchObject({ total: 0 })
})

test('a completed visit is only voided by those who may force a state', async () => {
  const { id } = await book(client, shop, at(9, 600))
  await shift(id, fromNow(-60))
  const move = async (who: typeof support, name: 'complete' | 'void') => {
    const { version } = await as(who).bookings.read({ id })
    return as(who).bookings.move({ id, version, move: name, reason: 'The shop was closed' })
  }
  await move(support, 'complete')
  await expect(move(support, 'void')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await move(await make.admin('operations'), 'void')).toMatchObject({ status: 'cancelled' })
})
