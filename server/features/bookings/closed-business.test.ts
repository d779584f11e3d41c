import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { lockBusiness } from '#server/features/businesses/service.ts'
import { suspendListing, suspendPerson } from '#tests/acting.ts'
import { at, book, bookAsGuest, browser, hold } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { countWaiting } from '#tests/waiting.ts'
import { as, db, make } from '#tests/world.ts'
import { leave, member, nextYear, open } from './bookings.test.kit.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await open()
})

test('a suspended business accepts, moves and books nothing more; a paused one does', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  const asked = await book(client, shop, at(3, 600))
  const second = await book(client, shop, at(4, 600))
  await as(shop.barber).shop.pause({ place: 'barber', until: nextYear })
  const { version } = await as(shop.barber).bookings.move({
    id: asked.id,
    move: 'accept',
    version: asked.version,
  })
  const proposal = { id: asked.id, startsAt: at(3, 660), version }
  const proposed = await as(shop.barber).bookings.propose(proposal)
  const admin = await make.person('admin')
  await suspendListing(admin, { id: shop.id, reason: 'Checks' })

  const closed = { code: 'BARBER_CLOSED' }
  const accept = { id: second.id, move: 'accept', version: second.version } as const
  await expect(as(shop.barber).bookings.move(accept)).rejects.toMatchObject(closed)
  const answer = { id: asked.id, isAccepted: true, version: proposed.version }
  await expect(as(client).bookings.answerProposal(answer)).rejects.toMatchObject(closed)
  const moving = { id: asked.id, startsAt: at(5, 600), version: proposed.version }
  await expect(as(client).bookings.reschedule(moving)).rejects.toMatchObject(closed)
  await expect(as(shop.barber).desk.create(byHand(shop))).rejects.toMatchObject(closed)
  // Existing bookings can still be canceled.
  const cancel = { id: asked.id, move: 'cancel', version: proposed.version } as const
  expect(await as(client).bookings.move(cancel)).toMatchObject({ status: 'cancelled' })
})

const byHand = ({ barber, services }: Listed) => ({
  place: 'barber' as const,
  serviceIds: services,
  memberId: barber.id,
  startsAt: at(3, 720),
  name: 'Walter',
  phone: null,
  email: null,
  note: '',
  isWalkIn: false,
  isOutsideHours: false,
  clientRecordId: null,
})

test('the team of a barber who left books nothing more', async () => {
  const { person } = await member(shop)
  await db
    .updateTable('employees')
    .set({ permissionLevel: 'manager' })
    .where('userId', '=', person.id)
    .execute()
  await leave(shop)
  const wanted = { ...byHand(shop), place: 'employee' as const, memberId: person.id }
  await expect(as(person).desk.create(wanted)).rejects.toMatchObject({ code: 'BARBER_CLOSED' })
})

test('pausing says how many upcoming bookings stay, and holds are not among them', async () => {
  const pause = () => as(shop.barber).shop.pause({ place: 'barber', until: nextYear })
  expect(await pause()).toMatchObject({ upcoming: 0 })
  await as(shop.barber).shop.resume({ place: 'barber' })
  await book(client, shop, at(2, 600))
  await book(client, shop, at(3, 600))
  await hold(await make.person('client'), shop, at(4, 600))
  expect(await pause()).toMatchObject({ upcoming: 2, isListed: false })
})

test('suspending says in the record how many bookings are left', async () => {
  await bookAsGuest(browser(), shop, at(2, 600), {
    name: 'Ana Ruiz',
    phone: '(713) 555-0142',
    email: `${randomUUID()}@example.com`,
  })
  const admin = await make.person('admin')
  await suspendListing(admin, { id: shop.id, reason: 'Checks' })
  await suspendPerson(admin, { id: shop.barber.id, reason: 'Checks' })
  const rows = await db
    .selectFrom('auditLog')
    .select('after')
    .where('entityId', 'in', [shop.id, shop.barber.id])
    .execute()
  expect(rows).toEqual([
    { after: expect.objectContaining({ upcoming: 1 }) },
    { after: expect.objectContaining({ upcoming: 1 }) },
  ])
})

test('a client moves nothing into a pause; the shop may', async () => {
  const booked = await book(client, shop, at(3, 600))
  await as(shop.barber).shop.pause({ place: 'barber', until: nextYear })
  const moving = {
    id: booked.id,
    startsAt: at(4, 600),
    professionalId: null,
    version: booked.version,
  }
  await expect(as(client).bookings.reschedule(moving)).rejects.toMatchObject({
    code: 'BARBER_CLOSED',
  })
  expect(await as(shop.barber).bookings.reschedule(moving)).toMatchObject({ startsAt: at(4, 600) })
})

// Staff read the business before the lock; the checks run again under it.
test.each([
  [
    'the service is switched off',
    (locked: Db) =>
      locked
        .updateTable('services')
        .set({ isActive: false })
        .where('id', 'in', shop.services)
        .execute(),
  ],
  [
    'the member leaves',
    (locked: Db) =>
      locked
        .updateTable('employees')
        .set({ isActive: false })
        .where('barberId', '=', shop.barber.id)
        .execute(),
  ],
])('staff book nothing in the moment when %s', async (_, change) => {
  const { person } = await member(shop)
  let code: Promise<string> | undefined
  await inTransaction(db, async (locked) => {
    await lockBusiness(locked, shop.barber.id)
    code = as(shop.barber)
      .desk.create({ ...byHand(shop), memberId: person.id })
      .then(
        () => 'booked',
        (error) => error.code,
      )
    await expect.poll(countWaiting).toBe(1)
    await change(locked)
  })
  expect(await code).toBe('NOT_FOUND')
})
