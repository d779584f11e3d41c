// A client is never blamed for what the shop does without their consent.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import {
  ana,
  at,
  book,
  bookAsGuest,
  browser,
  fromNow,
  madeLongAgo,
  shift,
} from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { countMarks } from './reliability-queries.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
  const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 25 }
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, ...policy })
    .execute()
})

async function move(who: Actor, id: string, name: Move, reason = '') {
  const { version } = await as(who).bookings.read({ id })
  return as(who).bookings.move({ id, move: name, version, reason })
}

const marksOf = ({ id }: Actor) => countMarks(db, { clientId: id, email: null })

// Two hours from now, when canceling is no longer free.
async function byHand(startsAt: string) {
  const earlier = await book(client, shop, at(3, 600))
  const { clientRecordId } = await db
    .selectFrom('bookings')
    .select('clientRecordId')
    .where('id', '=', earlier.id)
    .executeTakeFirstOrThrow()
  await move(client, earlier.id, 'cancel')
  return as(shop.barber).desk.create({
    place: 'barber',
    isWalkIn: false,
    clientRecordId,
    name: null,
    phone: null,
    email: null,
    serviceIds: shop.services,
    memberId: shop.barber.id,
    startsAt,
    note: '',
  })
}

async function moveByShop(id: string, startsAt: string) {
  const { version } = await as(shop.barber).bookings.read({ id })
  return as(shop.barber).bookings.reschedule({ id, version, startsAt })
}

test('a no-show counts for what the client booked', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-20))
  await move(shop.barber, id, 'no_show')
  expect(await marksOf(client)).toMatchObject({ noShows: 1 })
})

test('a no-show does not count for what the shop booked, unless the client said yes', async () => {
  const made = await byHand(at(2, 600))
  expect(await as(client).bookings.read({ id: made.id })).toMatchObject({ byShop: 'booked' })
  await shift(made.id, fromNow(-20))
  await move(shop.barber, made.id, 'no_show')
  expect(await marksOf(client)).toMatchObject({ noShows: 0 })
  const record = await db
    .selectFrom('clients')
    .select('noShows')
    .where('userId', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(record.noShows).toBe(0)

  const agreed = await byHand(at(4, 600))
  const said = await as(client).afterBooking.attend({ id: agreed.id })
  expect(said).toMatchObject({ byShop: null, attendance: 'confirmed' })
  await shift(agreed.id, fromNow(-20))
  await move(shop.barber, agreed.id, 'no_show')
  expect(await marksOf(client)).toMatchObject({ noShows: 1 })
})

test('what the client was told about a no-show that does not count', async () => {
  const made = await byHand(at(2, 600))
  await shift(made.id, fromNow(-20))
  await move(shop.barber, made.id, 'no_show')
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'booking')).body).toContain("It doesn't count against you")
})

test('a booking that the shop moved without a yes: no no-show, until the client agrees', async () => {
  const { id } = await book(client, shop, at(3, 600))
  await moveByShop(id, at(2, 660))
  await shift(id, fromNow(-20))
  await move(shop.barber, id, 'no_show')
  expect(await marksOf(client)).toMatchObject({ noShows: 0 })
})

test('moved by the shop: free to cancel until the start, never late, and it is said', async () => {
  const { id } = await book(client, shop, at(3, 600))
  await madeLongAgo(id)
  await moveByShop(id, at(4, 600))
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', client.id)
    .executeTakeFirstOrThrow()
  expect((await mailTo(email, 'booking')).body).toContain('you can cancel for free until it starts')
  await shift(id, fromNow(30))
  const cancelled = await move(client, id, 'cancel')
  expect(cancelled).toMatchObject({ isLateCancel: false, byShop: 'moved' })
  expect(await marksOf(client)).toMatchObject({ lateCancels: 0 })
})

test('booked by the shop without a yes: the same', async () => {
  const { id } = await byHand(at(2, 600))
  await madeLongAgo(id)
  await shift(id, fromNow(30))
  expect(await move(client, id, 'cancel')).toMatchObject({ isLateCancel: false })
})

test('a client who moves it again, or says that it works, is on the usual terms', async () => {
  const { id } = await book(client, shop, at(5, 600))
  await madeLongAgo(id)
  const { version } = await moveByShop(id, at(4, 600))
  const moved = await as(client).bookings.reschedule({ id, version, startsAt: at(4, 660) })
  expect(moved.byShop).toBeNull()

  await moveByShop(id, at(4, 720))
  expect(await as(client).afterBooking.attend({ id })).toMatchObject({ byShop: null })
  await shift(id, fromNow(180))
  expect(await move(client, id, 'cancel')).toMatchObject({ isLateCancel: true })
})

test('a proposal that the client accepts is their yes; one of theirs is too', async () => {
  const { id, version } = await book(client, shop, at(5, 600))
  await madeLongAgo(id)
  const asked = await as(shop.barber).bookings.propose({ id, version, startsAt: at(4, 600) })
  const answer = { id, isAccepted: true, version: asked.version }
  expect(await as(client).bookings.answerProposal(answer)).toMatchObject({ byShop: null })

  await shift(id, fromNow(180))
  const { version: now } = await as(client).bookings.read({ id })
  const theirs = await as(client).bookings.propose({ id, version: now, startsAt: at(4, 720) })
  const yes = { id, isAccepted: true, version: theirs.version }
  expect(await as(shop.barber).bookings.answerProposal(yes)).toMatchObject({ byShop: null })
})

test('the same time with the same person is no move', async () => {
  const { id } = await book(client, shop, at(3, 600))
  await moveByShop(id, at(3, 600))
  expect(await as(client).bookings.read({ id })).toMatchObject({ byShop: null })
})

test('a guest can cancel for free by their link after the shop moved the booking', async () => {
  const guest = { ...ana, email: 'moved@example.com', phone: '(713) 555-0177' }
  const chrome = browser()
  const { id } = await bookAsGuest(chrome, shop, at(3, 600), guest)
  await madeLongAgo(id)
  await moveByShop(id, at(2, 600))
  await shift(id, fromNow(30))
  const link = (await mailTo(guest.email, 'booking')).token('link')
  const { version } = await as(null).bookings.read({ id, link })
  const cancelled = await as(null).bookings.move({ id, link, version, move: 'cancel' })
  expect(cancelled).toMatchObject({ isLateCancel: false })
})

test.each(['confirmed', 'tipped', 'rated'])(
  'a booking that the client %s never becomes a no-show',
  async (how) => {
    const { id } = await book(client, shop, at(2, 600))
    await shift(id, fromNow(-60))
    if (how === 'confirmed') await move(client, id, 'complete')
    else {
      await db
        .updateTable('bookings')
        .set({ status: 'completed', completionSource: 'auto', completedAt: fromNow(-10) })
        .where('id', '=', id)
        .execute()
      if (how === 'tipped') await as(client).afterBooking.tip({ id, tipCents: 500 })
      else
        await as(client).reviews.write({
          bookingId: id,
          rating: 5,
          text: '',
          cut: null,
          cleanliness: null,
          punctuality: null,
          value: null,
        })
    }
    const admin = await make.person('admin')
    for (const who of [shop.barber, admin])
      await expect(move(who, id, 'no_show', 'Nobody came.')).rejects.toMatchObject({
        code: 'MOVE_NOT_OPEN',
      })
  },
)

test('a booking that only the clock completed can still be corrected', async () => {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-60))
  await db
    .updateTable('bookings')
    .set({ status: 'completed', completionSource: 'auto', completedAt: fromNow(-10) })
    .where('id', '=', id)
    .execute()
  expect(await move(shop.barber, id, 'no_show', 'Nobody came.')).toMatchObject({
    status: 'no_show',
  })
})
