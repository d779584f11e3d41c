// What the drawer says of a person besides their account: standing, devices and bookings.
import { expect, test } from 'vitest'
import { bookingAt, fromNow, mark } from '#tests/bookings.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const support = await make.admin('support')
const app = openApp()

test('standing follows the steps of the settings, as booking itself does', async () => {
  const shop = await list('Standing Room')
  const client = await make.person('client')
  const tier = async () => (await as(support).adminPeople.read({ id: client.id })).standing
  expect(await tier()).toEqual({ tier: 'good', noShows: 0, lateCancels: 0 })
  const who = { clientId: client.id }
  await mark(shop, who, { missed: 1 })
  expect(await tier()).toMatchObject({ tier: 'confirms', noShows: 1 })
  await db.deleteFrom('bookings').where('clientId', '=', client.id).execute()
  await mark(shop, who, { missed: 2 })
  expect(await tier()).toMatchObject({ tier: 'asked', noShows: 2 })
  await db.deleteFrom('bookings').where('clientId', '=', client.id).execute()
  await mark(shop, who, { late: 3 })
  expect(await tier()).toMatchObject({ tier: 'asked', lateCancels: 3 })
  await db.deleteFrom('bookings').where('clientId', '=', client.id).execute()
  await mark(shop, who, { missed: 4 })
  expect(await tier()).toMatchObject({ tier: 'off', noShows: 4 })
})

test('the five newest bookings, as a client and at work', async () => {
  const shop = await list('Newest First')
  const client = await make.person('client')
  const ids: string[] = []
  for (let index = 0; index < 6; index++)
    ids.push(await bookingAt(client, shop, fromNow(60 * 24 * (index + 1))))
  const newest = ids.toReversed().slice(0, 5)
  for (const id of [client.id, shop.barber.id]) {
    const { bookings } = await as(support).adminPeople.read({ id })
    expect(bookings.map((each) => each.id)).toEqual(newest)
    expect(bookings[0]).toMatchObject({ shopName: 'Newest First', status: 'confirmed' })
  }
})

test('devices by their browser, without where they are', async () => {
  const client = await make.person('client')
  const sessionId = await signIn(createVisitor(app), client)
  const userAgent = 'Mozilla/5.0 (iPhone) Safari/604.1'
  await db.updateTable('sessions').set({ userAgent }).where('id', '=', sessionId).execute()
  const { devices } = await as(support).adminPeople.read({ id: client.id })
  expect(devices).toEqual([{ userAgent, lastSeenAt: expect.any(String) }])
})
