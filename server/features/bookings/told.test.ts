// The confirmation of a suspension says how many people get a message: exactly those to whom one is
// written.
import { expect, test } from 'vitest'
import { suspendListing, suspendPerson } from '#tests/acting.ts'
import { at, bookingAt } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, make, sendMessages } from '#tests/world.ts'

const owner = await make.person('admin')
const reason = 'Fake license'

async function memberOf({ barber }: Listed) {
  const member = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: barber.id, ...bookable })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { member, with: { providerId: member.id, employeeId: id } }
}

// Everyone to whom a message about a booking was written. A guest with both is one person.
async function recipients() {
  await sendMessages()
  const people = await db
    .selectFrom('notifications')
    .select('userId')
    .where('type', '=', 'booking_cancelled')
    .execute()
  const mails = await db
    .selectFrom('mails')
    .select('toAddress')
    .where('kind', '=', 'booking')
    .where('userId', 'is', null)
    .execute()
  const texts = await db
    .selectFrom('smsMessages as m')
    .innerJoin('bookings as k', 'k.id', 'm.bookingId')
    .select((eb) => eb.fn.coalesce('k.guestEmail', 'm.toPhone').as('who'))
    .where('k.clientId', 'is', null)
    .execute()
  return new Set([
    ...people.map(({ userId }) => userId),
    ...mails.map(({ toAddress }) => toAddress),
    ...texts.map(({ who }) => who),
  ])
}

const guest = { clientId: null, guestName: 'Lou' }

test('a shop with a team: clients, guests, and the members whose appointments are canceled', async () => {
  const shop = await list('Team Chair')
  const [one, two, three] = [await memberOf(shop), await memberOf(shop), await memberOf(shop)]
  const [ana, bo] = [await make.person('client'), await make.person('client')]
  await bookingAt(ana, shop, at(2, 600))
  await bookingAt(ana, shop, at(2, 660), one.with)
  await bookingAt(bo, shop, at(2, 600), one.with)
  await bookingAt(bo, shop, at(2, 600), two.with)
  await bookingAt(ana, shop, at(3, 600), { ...guest, guestPhone: '+17135550161', ...two.with })
  const both = { guestEmail: 'lou@example.com', guestPhone: '+17135550162' }
  await bookingAt(ana, shop, at(3, 660), { ...guest, ...both })
  // Nobody but the client is told that a request was declined, and a guest only by email.
  const pending = { status: 'pending', answerBy: at(1, 600), ...three.with } as const
  await bookingAt(ana, shop, at(4, 600), pending)
  await bookingAt(ana, shop, at(4, 660), { ...pending, ...guest, guestPhone: '+17135550163' })

  const asked = { id: shop.id, fate: 'cancel' } as const
  const { told } = await as(owner).approvals.previewSuspend(asked)
  await db.deleteFrom('notifications').execute()
  expect((await suspendListing(owner, { ...asked, reason })).told).toBe(told)
  const reached = await recipients()
  reached.delete(shop.barber.id)
  expect(told).toBe(reached.size)
  expect(told).toBe(6)
  expect(reached.has(three.member.id)).toBe(false)
})

test('a person at work and as a client, canceled by a colleague who gets no message', async () => {
  const [shop, other, third] = [await list('Own'), await list('Other'), await list('Third')]
  const { member, with: seat } = await memberOf(shop)
  const hers = await memberOf(other)
  const client = await make.person('client')
  await bookingAt(client, shop, at(2, 600))
  await bookingAt(client, shop, at(2, 660), seat)
  await bookingAt(shop.barber, other, at(2, 720), hers.with)
  await bookingAt(shop.barber, third, at(2, 840), { status: 'pending', answerBy: at(1, 600) })
  // An administrator who owns the third shop.
  const admin = { ...owner, id: third.barber.id }
  const asked = { id: shop.barber.id, fate: 'cancel' } as const
  const { told } = await as(admin).userAdmin.previewSuspend(asked)
  await db.deleteFrom('notifications').execute()
  await db.deleteFrom('mails').execute()
  await db.deleteFrom('smsMessages').execute()
  expect((await suspendPerson(admin, { ...asked, reason })).told).toBe(told)
  const reached = await recipients()
  reached.delete(shop.barber.id)
  expect(reached).toEqual(new Set([client.id, member.id, other.barber.id, hers.member.id]))
  expect(told).toBe(reached.size)
})
