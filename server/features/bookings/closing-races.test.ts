// A business closes in the same moment in which people confirm their holds there.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { AppError } from '#contract/errors.ts'
import { inTransaction } from '#server/database/db.ts'
import { lockBusiness, shareBusiness } from '#server/features/businesses/service.ts'
import { suspendListing, suspendPerson } from '#tests/acting.ts'
import { at, hold } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { countWaiting } from '#tests/waiting.ts'
import { as, db, make } from '#tests/world.ts'
import { leave, nextYear, open, password, statusOf } from './bookings.test.kit.ts'

const rounds = Number(process.env.CLOSING_ROUNDS ?? 12)
let client: Actor
let admin: Actor

beforeEach(async () => {
  client = await make.person('client')
  admin = await make.person('admin')
})

const leaving: [name: string, close: (shop: Listed) => Promise<unknown>][] = [
  ['deactivating', leave],
  ['deleting the account', ({ barber }) => as(barber).account.remove({ password })],
]

test.each(leaving)('%s and confirming at the same moment: exactly one wins', async (_, close) => {
  const winners = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const shop = await open()
    const { id } = await hold(client, shop, at(2, 600))
    // Checking the password takes a while, so some confirms start later.
    const wait = (round % 4) * 30
    const [left, booked] = await Promise.allSettled([
      close(shop),
      new Promise((go) => setTimeout(go, wait)).then(() => as(client).bookings.confirm({ id })),
    ])
    expect([left.status, booked.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const refusals = [left, booked].flatMap((each) =>
      each.status === 'rejected' ? [each.reason.code] : [],
    )
    expect(['UPCOMING_BOOKINGS', 'BARBER_CLOSED']).toContain(refusals[0])
    const found = await db
      .selectFrom('barberProfiles')
      .select('isActive')
      .where('id', '=', shop.id)
      .executeTakeFirst()
    const { status } = await statusOf(id)
    expect(status).toBe(found?.isActive ? 'confirmed' : 'expired')
    winners.add(status)
    await db
      .updateTable('bookings')
      .set({ status: 'cancelled', cancelledBy: shop.barber.id })
      .where('id', '=', id)
      .execute()
  }
  expect(winners.size).toBeGreaterThan(0)
})

async function fiveHolds(shop: Listed) {
  const people = await Promise.all(Array.from({ length: 5 }, () => make.person('client')))
  const held = await Promise.all(people.map((who, n) => hold(who, shop, at(2, 600 + 30 * n))))
  return people.map((who, n) => ({ who, id: held[n]!.id }))
}

// Confirms all of them while the business closes; `late` moves the closing into their midst.
async function race<Answer>(
  holds: { who: Actor; id: string }[],
  close: () => Promise<Answer>,
  late: number,
) {
  const confirms = holds.map(({ who, id }) => as(who).bookings.confirm({ id }))
  const closing = new Promise((go) => setTimeout(go, late)).then(close)
  const booked = await Promise.allSettled(confirms)
  return { answer: await closing, booked: booked.map(({ status }) => status === 'fulfilled') }
}

type Answer = { upcoming: number; canceled?: number }
type Way = [name: string, status: string, close: (shop: Listed) => Promise<Answer>]

// Shown other numbers, the administrator agrees to those.
async function untilAgreed<Given>(close: () => Promise<Given>): Promise<Given> {
  try {
    return await close()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NUMBERS_CHANGED') throw error
    return untilAgreed(close)
  }
}

const stopping: Way[] = [
  [
    'a pause',
    'confirmed',
    ({ barber }) => as(barber).shop.pause({ place: 'barber', until: nextYear }),
  ],
  [
    'suspending the listing',
    'confirmed',
    ({ id }) => untilAgreed(() => suspendListing(admin, { id, reason: 'Checks' })),
  ],
  [
    'suspending the person',
    'confirmed',
    ({ barber: { id } }) => untilAgreed(() => suspendPerson(admin, { id, reason: 'Checks' })),
  ],
  [
    'suspending the listing with its bookings',
    'cancelled',
    ({ id }) => untilAgreed(() => suspendListing(admin, { id, reason: 'Checks', fate: 'cancel' })),
  ],
  [
    'suspending the person with their bookings',
    'cancelled',
    ({ barber: { id } }) =>
      untilAgreed(() => suspendPerson(admin, { id, reason: 'Checks', fate: 'cancel' })),
  ],
]

test.each(stopping)(
  '%s while five people confirm: each is counted or refused',
  async (_, status, close) => {
    for (let round = 0; round < 4; round++) {
      const shop = await open()
      const holds = await fiveHolds(shop)
      const { answer, booked } = await race(holds, () => close(shop), round * 15)
      const kept = booked.filter((isBooked) => isBooked).length
      expect(answer.upcoming).toBe(kept)
      if (status === 'cancelled') expect(answer.canceled).toBe(kept)
      for (const [n, { id }] of holds.entries())
        expect(await statusOf(id)).toEqual({ status: booked[n] ? status : 'expired' })
    }
  },
)

// As far as confirming has got when the business is closed: under the lock, before its commit.
test.each(stopping)(
  '%s waits for a confirm that has begun, and counts it',
  async (_, __, close) => {
    const shop = await open()
    const { id } = await hold(client, shop, at(2, 600))
    let closing: Promise<Answer> | undefined
    await inTransaction(db, async (confirming) => {
      await shareBusiness(confirming, shop.barber.id)
      closing = close(shop)
      await expect.poll(countWaiting, { timeout: 5000 }).toBe(1)
      await confirming
        .updateTable('bookings')
        .set({ status: 'confirmed', holdExpiresAt: null })
        .where('id', '=', id)
        .execute()
    })
    expect(await closing).toMatchObject({ upcoming: 1 })
  },
)

// As far as closing has got when someone books: under the lock, before its commit.
test('who books while a business closes waits for it, and is refused', async () => {
  const shop = await open()
  await open()
  const order = {
    profileId: shop.id,
    serviceIds: shop.services,
    professionalId: null,
    startsAt: at(2, 660),
    clientId: (await make.person('client')).id,
    guest: null,
    reason: 'They called',
  }
  let booking: Promise<PromiseSettledResult<unknown>[]> | undefined
  await inTransaction(db, async (closing) => {
    await lockBusiness(closing, shop.barber.id)
    booking = Promise.allSettled([
      hold(client, shop, at(2, 600)),
      as(admin).bookingDesk.create(order),
    ])
    await expect.poll(countWaiting, { timeout: 5000 }).toBe(2)
    await closing
      .updateTable('barberProfiles')
      .set({ isActive: false })
      .where('id', '=', shop.id)
      .execute()
  })
  const refused = { status: 'rejected', reason: { code: 'BARBER_CLOSED' } }
  expect(await booking).toMatchObject([refused, refused])
})

test('switching a service off while five people confirm it: none is left in between', async () => {
  const shop = await open()
  const holds = await fiveHolds(shop)
  const off = { place: 'barber', id: shop.services[0]!, isActive: false } as const
  const { booked } = await race(holds, () => as(shop.barber).services.setActive(off), 0)
  for (const [n, { id }] of holds.entries())
    expect(await statusOf(id)).toEqual({ status: booked[n] ? 'confirmed' : 'expired' })
})
