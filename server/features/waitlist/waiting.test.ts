import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { deviceHashOf } from '#server/features/guests/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { signedUp } from '#tests/accounts.ts'
import { ana, at, book, bookAsGuest, browser } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { as, db, jobContext, mailTo, make, runJobs } from '#tests/world.ts'
import { waitlistJobs } from './jobs.ts'
import { cancel, dayOf, entry, openShop, stateOf, wishAt } from './waitlist.test.kit.ts'

let shop: Listed
let owner: Actor
let first: Actor
let second: Actor

beforeEach(async () => {
  shop = await openShop()
  ;[owner, first, second] = [
    await make.person('client'),
    await make.person('client'),
    await make.person('client'),
  ]
})

const join = (who: Actor, changes: object = {}) => as(who).waitlist.join(wishAt(shop, changes))

test('a guest proves an address, is mailed, and books in another browser', async () => {
  const chrome = browser()
  const email = `${randomUUID()}@example.com`
  const booked = await book(owner, shop, at(2, 600))
  await expect(
    chrome.api().waitlist.join({ ...wishAt(shop), email, code: '000000' }),
  ).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  expect(await chrome.api().waitlist.code({ email })).toEqual({ isKnown: false })
  const { code } = await mailTo(email, 'guest-code')
  const { id } = await chrome.api().waitlist.join({ ...wishAt(shop), email, code })
  expect(await chrome.api().waitlist.mine()).toMatchObject([{ id, services: ['Haircut'] }])
  expect(await browser().api().waitlist.mine()).toEqual([])

  await cancel(owner, booked)
  const mail = await mailTo(email, 'waitlist-offer')
  const link = mail.token('offer')
  await db.deleteFrom('rateLimits').execute()
  const phone = browser()
  const { path, needsSignIn } = await phone.api().waitlist.take({ link })
  expect(needsSignIn).toBe(false)
  expect(new URLSearchParams(path.split('?')[1]).get('start')).toBe(at(2, 600))
  const made = await bookAsGuest(phone, shop, at(2, 600), {
    ...ana,
    email,
    phone: '(713) 555-0911',
  }).catch((error: unknown) => error)
  expect(made).toMatchObject({ status: 'confirmed' })
  expect(await stateOf(id)).toBe('booked')
  await expect(phone.api().waitlist.take({ link: `${link}x` })).rejects.toMatchObject({
    code: 'LINK_INVALID',
  })
})

test('a link to a client’s offer asks a stranger to sign in', async () => {
  const booked = await book(owner, shop, at(2, 600))
  await join(first)
  await cancel(owner, booked)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const link = (await mailTo(email, 'waitlist-offer')).token('offer')
  expect(await browser().api().waitlist.take({ link })).toMatchObject({ needsSignIn: true })
  expect(await as(first).waitlist.take({ link })).toMatchObject({ needsSignIn: false })
})

test('a client can leave only their own waitlist entry, and gets no offers afterwards', async () => {
  const booked = await book(owner, shop, at(2, 600))
  const { id } = await join(first)
  for (const api of [as(second), browser().api(), as(null)])
    await expect(api.waitlist.leave({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await as(first).waitlist.leave({ id })
  await cancel(owner, booked)
  await runJobs()
  expect(await stateOf(id)).toBe('left')
})

test('asking for the same again keeps the place, and five is the most', async () => {
  const { id } = await join(first)
  expect(await join(first, { timeFrom: 600 })).toEqual({ id })
  expect(await entry(id)).toMatchObject({ timeFrom: 600 })
  for (let day = 4; day < 8; day++) await join(first, { dateFrom: dayOf(day), dateTo: dayOf(day) })
  await expect(join(first, { dateFrom: dayOf(9), dateTo: dayOf(9) })).rejects.toMatchObject({
    code: 'TOO_MANY_WAITS',
  })
})

test('days in the past, backwards or far away are refused, and what is not offered', async () => {
  const wrong = [
    { dateFrom: dayOf(-3), dateTo: dayOf(-2) },
    { dateFrom: dayOf(3), dateTo: dayOf(2) },
    { dateTo: dayOf(120) },
    { timeFrom: 700, timeTo: 600 },
  ]
  for (const changes of wrong)
    await expect(join(first, changes)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  for (const changes of [{ serviceIds: [randomUUID()] }, { professionalId: second.id }])
    await expect(join(first, changes)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('each shop has a list of its own', async () => {
  const other = await openShop()
  const elsewhere = await as(second).waitlist.join(wishAt(other))
  const here = await join(first)
  const there = await as(first).waitlist.join(wishAt(other))
  expect(there.id).not.toBe(here.id)
  await cancel(owner, await book(owner, shop, at(2, 600)))
  await runJobs()
  expect([await stateOf(here.id), await stateOf(elsewhere.id)]).toEqual(['offered', 'waiting'])
  await book(first, shop, at(2, 600))
  expect([await stateOf(here.id), await stateOf(there.id)]).toEqual(['booked', 'waiting'])
  const nowhere = as(first).waitlist.join({ ...wishAt(shop), profileId: randomUUID() })
  await expect(nowhere).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a guest’s booking ends that browser’s waitlist entries, but not those of other browsers or accounts', async () => {
  const chrome = browser()
  await bookAsGuest(chrome, shop, at(9, 600))
  const own = { guestDeviceHash: deviceHashOf({ ...noRequest, ...chrome.request }) }
  const wishes = [own, { guestDeviceHash: randomBytes(32) }, { ...own, clientId: second.id }]
  const ids: string[] = []
  for (const whose of wishes) {
    const { serviceIds, dateFrom, dateTo } = wishAt(shop)
    const row = { barberId: shop.barber.id, serviceIds, dateFrom, dateTo, ...whose }
    const waiting = { guestEmail: `${randomUUID()}@example.com`, ...row }
    const made = db.insertInto('waitlistEntries').values(waiting).returning('id')
    ids.push((await made.executeTakeFirstOrThrow()).id)
  }
  expect((await chrome.api().waitlist.mine()).map(({ id }) => id)).toEqual([ids[0]])
  await bookAsGuest(chrome, shop, at(2, 600))
  expect(await Promise.all(ids.map(stateOf))).toEqual(['booked', 'waiting', 'waiting'])
})

test('a day that is over ends the wait', async () => {
  const { id } = await join(first)
  await db
    .updateTable('waitlistEntries')
    .set({ dateFrom: dayOf(-3), dateTo: dayOf(-2) })
    .where('id', '=', id)
    .execute()
  expect(await as(first).waitlist.mine()).toEqual([])
  await waitlistJobs['expire-waits'].run({}, jobContext)
  expect(await stateOf(id)).toBe('expired')
})

test('an account takes over the place its address had as a guest', async () => {
  const chrome = browser()
  const { visitor, email } = await signedUp()
  await chrome.api().waitlist.code({ email })
  const { code } = await mailTo(email, 'guest-code')
  const { id } = await chrome.api().waitlist.join({ ...wishAt(shop), email, code })
  const token = (await mailTo(email, 'verify-email')).token('token')
  await visitor.post('/api/auth/confirm-email', { token })
  expect((await entry(id)).clientId).not.toBeNull()
})

test('the tries of one account in a network are not those of another', async () => {
  const network = '10.44.0.1'
  const [busy, calm] = [await make.person('client'), await make.person('client')]
  const joinFrom = (who: Actor) => as(who, { network }).waitlist.join(wishAt(shop))
  for (let n = 0; n < 60; n++) await joinFrom(busy)
  await expect(joinFrom(busy)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await joinFrom(calm)
})
