// What one person pays, saves or gives up leaves the payments of others as they are.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { fromNow, sweep as sweepBookings } from '#tests/bookings.ts'
import { openApp } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookingRow, bookSoon, openProvider, paymentsOf } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { forgetCards } from './service.ts'

const { config, api, work } = await openProvider()
let shop: Listed
let client: Actor
let other: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  other = await make.person('client')
})

const stateOf = async (paymentId: string) => {
  const row = db.selectFrom('payments').select('state').where('id', '=', paymentId)
  return (await row.executeTakeFirstOrThrow()).state
}

test('two people who save a card have a page each', async () => {
  const mine = await api(client).saveCard()
  const theirs = await api(other).saveCard()
  expect(theirs.id).not.toBe(mine.id)
  expect(await api(client).saveCard()).toEqual(mine)
  expect(await api(other).saveCard()).toEqual(theirs)
})

test('whoever leaves closes only their own page', async () => {
  const mine = await api(client).saveCard()
  const theirs = await api(other).saveCard()
  await forgetCards(db, client.id)
  expect(await stateOf(mine.id)).toBe('expired')
  expect(await stateOf(theirs.id)).toBe('open')
})

test('the page that asks for the card of a hold ends with the hold', async () => {
  const { openShop, wishAt, api } = onFileActs(config)
  const { id } = await api(client).bookings.hold(wishAt(await openShop()))
  const page = await api(client).payments.checkout({ id })
  expect(await paymentsOf(id)).toMatchObject([{ purpose: 'card' }])
  await forgetCards(db, client.id)
  expect(await stateOf(page.id)).toBe('open')
})

test('unfinished payments and those of a booking are one’s own', async () => {
  const mine = await bookSoon(client, shop)
  const second = await bookSoon(client, shop)
  const theirs = await bookSoon(other, shop)
  for (const [who, { id }] of [
    [client, mine],
    [client, second],
    [other, theirs],
  ] as const)
    await api(who).prepay({ id })
  const { unfinished } = await api(client).list({})
  expect(unfinished.map(({ booking }) => booking.id).sort()).toEqual([mine.id, second.id].sort())
  const { lines } = await api(client).ofBooking({ id: mine.id })
  expect(lines.map(({ booking }) => booking.id)).toEqual([mine.id])
})

test('a booking that is canceled closes its own page', async () => {
  const mine = await bookSoon(client, shop)
  const theirs = await bookSoon(other, shop)
  await api(client).prepay({ id: mine.id })
  await api(other).prepay({ id: theirs.id })
  const { version } = await as(client).bookings.read({ id: mine.id })
  await as(client).bookings.move({ id: mine.id, version, move: 'cancel' })
  await work()
  expect(await paymentsOf(mine.id)).toMatchObject([{ state: 'expired' }])
  expect(await paymentsOf(theirs.id)).toMatchObject([{ state: 'open' }])
})

test('a hold ends in its time, whoever else is paying', async () => {
  const theirs = await bookSoon(other, shop)
  await api(other).prepay({ id: theirs.id })
  const { id } = await as(client, { config }).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: new Date(Date.parse(theirs.startsAt) + 3_600_000).toISOString(),
  })
  const holdExpiresAt = fromNow(-10)
  await db.updateTable('bookings').set({ holdExpiresAt }).where('id', '=', id).execute()
  await sweepBookings()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
})

test('nobody tips by card before the appointment is completed', async () => {
  const { id } = await bookSoon(client, shop)
  await expect(api(client).tip({ id, tipCents: 500 })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await paymentsOf(id)).toEqual([])
})

test('a server without a provider has no webhook', async () => {
  const app = openApp({ env: { PAYMENTS: 'shop' } })
  const headers = { 'content-type': 'application/json', 'stripe-signature': 'none' }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/hooks/stripe',
    headers,
    payload: '{}',
  })
  expect(answer.statusCode).toBe(404)
})
