// Limits hold under parallel requests. `npm run drill:parallel` does the same over HTTP.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { dateOfDay, dayOfDate } from '#server/shop-clock.ts'
import { ana, at, browser, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let client: Actor

beforeEach(async () => {
  client = await make.person('client')
})

const listMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => list(`Shop ${n}`, { hours: [540, 1020] })))

async function succeeding(tries: Promise<unknown>[]) {
  const results = await Promise.allSettled(tries)
  const codes = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  return { count: results.length - codes.length, codes: [...new Set(codes)] }
}

test('ten holds at ten barbers: three', async () => {
  const shops = await listMany(10)
  const { count, codes } = await succeeding(shops.map((shop) => hold(client, shop, at(2, 600))))
  expect({ count, codes }).toEqual({ count: 3, codes: ['TOO_MANY_HOLDS'] })
})

test('ten holds at one barber: one is left', async () => {
  const shop = await list('One', { hours: [540, 1020] })
  await succeeding(Array.from({ length: 10 }, (_, n) => hold(client, shop, at(2, 540 + 30 * n))))
  const open = await db
    .selectFrom('bookings')
    .select('id')
    .where('clientId', '=', client.id)
    .where('status', '=', 'held')
    .execute()
  expect(open).toHaveLength(1)
})

// Held by different clients, because one client may hold only a few.
async function heldFor(shop: Listed, count: number, whose: object) {
  const ids: string[] = []
  for (let n = 0; n < count; n++)
    ids.push((await hold(await make.person('client'), shop, at(2 + n, 600))).id)
  await db.updateTable('bookings').set(whose).where('id', 'in', ids).execute()
  return ids
}

test('ten confirms of a client: five', async () => {
  const ids = await heldFor(await list('Five', { hours: [540, 1020] }), 10, { clientId: client.id })
  const { count, codes } = await succeeding(ids.map((id) => as(client).bookings.confirm({ id })))
  expect({ count, codes }).toEqual({ count: 5, codes: ['TOO_MANY_BOOKINGS'] })
})

test('eight confirms of a guest: two', async () => {
  const shop = await list('Two', { hours: [540, 1020] })
  const chrome = browser()
  const own = { profileId: shop.id, serviceIds: shop.services, startsAt: at(20, 600) }
  const { id } = await chrome.api().bookings.hold(own)
  const guest = { ...ana, email: `${randomUUID()}@example.com` }
  await chrome.api().bookings.guestCode({ id, email: guest.email })
  const { code } = await mailTo(guest.email, 'guest-code')
  await chrome.api().bookings.confirm({ id, guest, code })
  const { guestDeviceHash } = await db
    .selectFrom('bookings')
    .select('guestDeviceHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ids = await heldFor(shop, 8, { clientId: null, guestName: '', guestDeviceHash })
  const tries = ids.map((each) => chrome.api().bookings.confirm({ id: each, guest }))
  const { count, codes } = await succeeding(tries)
  expect({ count, codes }).toEqual({ count: 1, codes: ['TOO_MANY_BOOKINGS'] })
})

const dayAt = (days: number) => dateOfDay(dayOfDate(at(days, 720).slice(0, 10)))

test('ten waits for ten days: five, and ten times the same: one', async () => {
  const shop = await list('Waiting', { hours: [540, 1020] })
  const wish = { profileId: shop.id, serviceIds: shop.services }
  const join = (who: Actor, days: number) =>
    as(who).waitlist.join({ ...wish, dateFrom: dayAt(days), dateTo: dayAt(days) })
  const { count, codes } = await succeeding(
    Array.from({ length: 10 }, (_, n) => join(client, 3 + n)),
  )
  expect({ count, codes }).toEqual({ count: 5, codes: ['TOO_MANY_WAITS'] })
  const other = await make.person('client')
  await succeeding(Array.from({ length: 10 }, () => join(other, 3)))
  expect(await as(other).waitlist.mine()).toHaveLength(1)
})

test('a guest who comes back with another browser waits for five, too', async () => {
  const shop = await list('Waiting', { hours: [540, 1020] })
  const email = `${randomUUID()}@example.com`
  const prove = async () => {
    await db.deleteFrom('rateLimits').execute()
    const { api } = browser()
    await api().waitlist.code({ email })
    return { api, code: (await mailTo(email, 'guest-code')).code }
  }
  const wish = { profileId: shop.id, serviceIds: shop.services, email }
  const first = await prove()
  for (let n = 0; n < 5; n++) {
    const day = dayAt(3 + n)
    await first.api().waitlist.join({ ...wish, code: first.code, dateFrom: day, dateTo: day })
  }
  const second = await prove()
  const day = dayAt(10)
  const sixth = { ...wish, code: second.code, dateFrom: day, dateTo: day }
  await expect(second.api().waitlist.join(sixth)).rejects.toMatchObject({ code: 'TOO_MANY_WAITS' })
})
