// Staff book for clients the business knows.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db } from '#tests/world.ts'
import { client, desk, hire, recordOf, shop } from './desk.test.kit.ts'

test('the same client again, without anyone seeing how to reach them', async () => {
  const member = await hire('desk')
  const first = await book(client, shop, at(2, 600))
  const clientRecordId = await recordOf(first.id)
  const again = await desk(member, 'employee').create({
    name: null,
    clientRecordId,
    startsAt: at(3, 600),
  })
  expect(again.source).toBe('employee')
  expect((await as(client).bookings.mine({})).bookings.map(({ id }) => id)).toContain(again.id)
  await shift(first.id, at(-3, 600))
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', first.id).execute()
  const { history } = await desk(member, 'employee').visit(again.id)
  expect(history).toMatchObject({
    visits: 1,
    noShows: 0,
    // The desk role does not see revenue.
    spentCents: null,
    last: [{ id: first.id }],
  })
  const owners = await desk(shop.barber).visit(again.id)
  expect(owners.history.spentCents).toBe(3000)
})

test('a client whose email is typed instead of chosen has the booking in their own list', async () => {
  await book(client, shop, at(2, 600))
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  const typed = { name: 'Nina', email }
  const made = await desk(shop.barber).create({ ...typed, startsAt: at(3, 600) })
  expect((await as(client).bookings.mine({})).bookings.map(({ id }) => id)).toContain(made.id)

  // A client the business does not know stays a guest, with or without an account.
  const other = await list('Another shop', { hours: [540, 1020] })
  const { id } = await as(other.barber).desk.create({
    place: 'barber',
    isWalkIn: false,
    clientRecordId: null,
    phone: null,
    ...typed,
    serviceIds: other.services,
    memberId: other.barber.id,
    startsAt: at(4, 600),
    note: '',
  })
  expect((await as(client).bookings.mine({})).bookings.map((each) => each.id)).not.toContain(id)
})

test('a known client without an account is booked as a guest of the same record', async () => {
  const rosa = { place: 'barber', name: 'Rosa Lee', phone: '(713) 555-0142' } as const
  const { id: clientRecordId } = await as(shop.barber).clients.add(rosa)
  const known = { name: null, clientRecordId }
  const made = await desk(shop.barber).create(known)
  expect(made.client).toEqual({ name: 'Rosa Lee', phone: '+17135550142', email: null })
  expect(await recordOf(made.id)).toBe(clientRecordId)

  const other = await list('Another shop')
  await expect(
    as(other.barber).desk.create({
      place: 'barber',
      isWalkIn: false,
      clientRecordId,
      name: null,
      phone: null,
      email: null,
      serviceIds: other.services,
      memberId: other.barber.id,
      startsAt: at(3, 600),
      note: '',
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const self = await hire('self')
  const theirs = { ...known, startsAt: at(3, 600) }
  await expect(desk(self, 'employee').create(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const find = () => as(self).clients.find({ place: 'employee', q: 'rosa' })
  expect(await find()).toEqual([])
  await desk(shop.barber).create({ ...known, memberId: self.id, startsAt: at(2, 660) })
  expect(await find()).toMatchObject([{ id: clientRecordId, phone: null }])
  await desk(self, 'employee').create(theirs)
})

test('a desk finds clients by three letters and sees nothing they spent', async () => {
  const member = await hire('desk')
  const rosalind = { place: 'barber', name: 'Rosalind Vane', phone: '(713) 555-0188' } as const
  const { id } = await as(shop.barber).clients.add(rosalind)
  const find = (who: Actor, at: 'barber' | 'employee', q: string) =>
    as(who).clients.find({ place: at, q })
  expect(await find(member, 'employee', 'sa')).toEqual([])
  expect(await find(member, 'employee', 'rosa')).toMatchObject([{ id }])
  expect(await find(shop.barber, 'barber', 'li')).toMatchObject([{ id }])

  expect((await as(member).clients.read({ place: 'employee', id })).spentCents).toBeNull()
  expect((await as(shop.barber).clients.read({ place: 'barber', id })).spentCents).toBe(0)
})

test('a phone or an email that cannot be one is named as such', async () => {
  const wrong = { name: 'Nina', phone: '123', email: 'x', startsAt: at(3, 600) }
  await expect(desk(shop.barber).create(wrong)).rejects.toMatchObject({
    fields: {
      phone: 'Phone number must be at least 10 digits',
      email: 'Invalid email address',
    },
  })
})
