import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ana, at, bookAsGuest, browser } from '#tests/bookings.ts'
import { signedIn, signedUp } from '#tests/accounts.ts'
import { openApp } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const app = openApp()
const rows = await db.deleteFrom('settings').returningAll().execute()
afterAll(() => db.insertInto('settings').values(rows).execute())

test('without the row of settings, everything that reads it has the defaults', async () => {
  expect(await as(null).settings.read()).toEqual({
    minBookingNoticeHours: 1,
    platformCommissionPercent: 10,
    taxPercent: 0,
    cancellationPolicyText: 'Cancellations must be made at least 24 hours in advance.',
    cityDefault: 'Houston',
    city: { state: 'TX', latitude: 29.7604, longitude: -95.3698 },
    mapTiles: null,
  })
  expect(await as(null).specFunctions.getReferralSettings()).toEqual({ refereeWelcomeBonus: 5 })
})

test('the address of another map', async () => {
  const url = 'https://tiles.test/{z}/{x}/{y}.png'
  const config = readConfig({ MAP_TILES_URL: url, MAP_ATTRIBUTION: 'The mapmakers' })
  const { mapTiles } = await as(null, { config }).settings.read()
  expect(mapTiles).toEqual({ url, attribution: 'The mapmakers' })
})

test('booking and the calendar work without it', async () => {
  const shop = await list('Third Ward Cuts', { hours: [540, 1020] })
  const booking = await bookAsGuest(browser(), shop, at(2, 600), {
    ...ana,
    email: 'no@example.com',
  })
  expect(booking.status).toBe('confirmed')
  const { commissionPercent } = await db
    .selectFrom('bookings')
    .select('commissionPercent')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow()
  expect(commissionPercent).toBe(10)
  const services = shop.services.slice(0, 1).join(',')
  const { days } = await as(null).bookings.slots({ profileId: shop.id, services, days: 3 })
  expect(days.length).toBeGreaterThan(0)
  const rules = await as(shop.barber).hours.rules({ place: 'barber' })
  expect(rules).toMatchObject({ minNoticeHours: 1, leastNoticeHours: 1 })
})

test('a friend brings the default bonus without it', async () => {
  const friend = await signedIn({ phone: '(713) 555-0188' })
  await db.insertInto('referralCodes').values({ userId: friend.userId, code: 'NOROW' }).execute()
  const { email } = await signedUp({ referralCode: 'NOROW' })
  const { bonusCents } = await db
    .selectFrom('referrals as r')
    .innerJoin('users as u', 'u.id', 'r.refereeId')
    .select('r.bonusCents')
    .where('u.email', '=', email)
    .executeTakeFirstOrThrow()
  expect(bonusCents).toBe(500)
})

// Every public read, in case one uses settings that the tests above do not cover.
test.each([
  '/api/settings',
  '/api/settings/theme',
  '/api/functions/get-referral-settings',
  '/sitemap.xml',
  '/llms.txt',
])('%s answers without it', async (url) => {
  const answer = await app.inject({ url, headers: { host: '127.0.0.1:3000' } })
  expect(answer.statusCode).toBeLessThan(500)
})

test('the columns of the specification: profiles.role and services.price', async () => {
  const barber = await make.person('client', 'barber')
  const role = async () => {
    const query = db.selectFrom('profiles').select('role').where('userId', '=', barber.id)
    return (await query.executeTakeFirstOrThrow()).role
  }
  expect(await role()).toBe('barber')
  await db.insertInto('userRoles').values({ userId: barber.id, role: 'admin' }).execute()
  expect(await role()).toBe('admin')
  await db.deleteFrom('userRoles').where('userId', '=', barber.id).execute()
  expect(await role()).toBe('client')
  await db.updateTable('profiles').set({ role: 'admin' }).where('userId', '=', barber.id).execute()
  expect(await role()).toBe('client')

  const { id: serviceId } = await db
    .insertInto('services')
    .values({
      barberId: barber.id,
      name: 'Fade',
      category: 'Fades',
      priceCents: 3550,
      durationMinutes: 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const read = await db
    .selectFrom('services')
    .select('price')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow()
  expect(Number(read.price)).toBe(35.5)
})
