// Every number of the settings does something: saved by an owner, seen by clients and barbers. Those of
// standing are in standing.test.ts.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { rules, taxPercent } from '#contract/marketplace/rules.ts'
import { keysOf } from '#contract/lists.ts'
import {
  ana,
  at,
  book,
  bookAsGuest,
  browser,
  fromNow,
  hold,
  madeLongAgo,
  shift,
  sweep,
} from '#tests/bookings.ts'
import { signedIn, signedUp } from '#tests/accounts.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { change } from './settings.test.kit.ts'

const hourMs = 3_600_000
let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})
afterEach(async () => {
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').defaultValues().execute()
})

const read = (id: string) => as(client).bookings.read({ id })
const hoursUntil = (moment: string | null) =>
  Math.round((Date.parse(moment ?? '') - Date.now()) / hourMs)

test('the table has the bounds and defaults of the contract', async () => {
  for (const name of keysOf(rules)) {
    const { least, most, usual } = rules[name]
    const row = await db.selectFrom('settings').select(name).executeTakeFirstOrThrow()
    expect([name, row[name]]).toEqual([name, usual])
    const set = (value: number) =>
      db
        .updateTable('settings')
        .set({ [name]: value })
        .execute()
    await expect(set(least - 1), name).rejects.toThrow('check constraint')
    await expect(set(most + 1), name).rejects.toThrow('check constraint')
    await set(least)
    await set(most)
    await set(usual)
  }
})

test('minBookingNoticeHours: nobody books later than that', async () => {
  await change.booking({ minBookingNoticeHours: 120 })
  await expect(hold(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
  expect(await as(shop.barber).hours.rules({ place: 'barber' })).toMatchObject({
    leastNoticeHours: 120,
  })
})

test('holdMinutes: a chosen time is kept that long, for guests once they ask for their code', async () => {
  expect((await hold(client, shop, at(2, 600))).keptSeconds).toBe(600)
  await change.booking({ holdMinutes: 20 })
  expect((await hold(client, shop, at(2, 660))).keptSeconds).toBe(1200)
  const chrome = browser()
  const { id } = await chrome
    .api()
    .bookings.hold({ profileId: shop.id, serviceIds: shop.services, startsAt: at(3, 600) })
  const { keptSeconds } = await chrome.api().bookings.guestCode({ id, email: 'kept@example.com' })
  expect(keptSeconds).toBeGreaterThan(1100)
})

test('requestAnswerHours: a request waits that long, and the summary says so before', async () => {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: shop.barber.id, autoConfirm: false })
    .execute()
  await change.booking({ requestAnswerHours: 6 })
  const { id, answerBy } = await hold(client, shop, at(5, 600))
  expect(hoursUntil(answerBy)).toBe(6)
  expect(hoursUntil((await as(client).bookings.confirm({ id })).answerBy)).toBe(6)
})

test('proposalAnswerHours: another time that is proposed waits that long', async () => {
  await change.booking({ proposalAnswerHours: 3 })
  const { id, version } = await book(client, shop, at(3, 600))
  await as(shop.barber).bookings.propose({ id, startsAt: at(4, 660), version })
  const { proposalExpiresAt } = await db
    .selectFrom('bookings')
    .select('proposalExpiresAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(hoursUntil(proposalExpiresAt)).toBe(3)
})

test('mostReschedules: a client moves an appointment alone that often', async () => {
  const { id, version } = await book(client, shop, at(4, 600))
  const moved = await as(client).bookings.reschedule({ id, version, startsAt: at(4, 660) })
  expect(moved).toMatchObject({ rescheduleCount: 1, mostReschedules: 2 })
  await change.booking({ mostReschedules: 1 })
  const again = { id, version: moved.version, startsAt: at(4, 720) }
  await expect(as(client).bookings.reschedule(again)).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await read(id)).toMatchObject({ mostReschedules: 1 })
})

test('apartHours: two barbers within that time is one too many', async () => {
  const other = await list('Elsewhere', { hours: [540, 1020] })
  await change.booking({ apartHours: 4 })
  await book(client, shop, at(2, 600))
  const soon = book(client, other, at(2, 720))
  await expect(soon).rejects.toMatchObject({ code: 'TOO_CLOSE_TOGETHER' })
  await change.booking({ apartHours: 0 })
  expect((await book(client, other, at(2, 600))).status).toBe('confirmed')
})

test('closeFinishedHours: what the client does not confirm is completed after that', async () => {
  await change.visits({ closeFinishedHours: 5 })
  const { id } = await book(client, shop, at(2, 600))
  const set = (hours: number) =>
    db
      .updateTable('bookings')
      .set({
        status: 'awaiting_confirmation',
        finishedAt: new Date(Date.now() - hours * hourMs).toISOString(),
      })
      .where('id', '=', id)
      .execute()
  await shift(id, fromNow(-400))
  await set(4.9)
  await sweep()
  expect((await read(id)).status).toBe('awaiting_confirmation')
  await set(5.1)
  await sweep()
  expect((await read(id)).status).toBe('completed')
})

test('closeUntouchedHours: what nobody closed is completed after that', async () => {
  await change.visits({ closeUntouchedHours: 72 })
  const { id } = await book(client, shop, at(2, 600))
  await madeLongAgo(id)
  await shift(id, fromNow(-71 * 60))
  await sweep()
  expect((await read(id)).status).toBe('confirmed')
  await shift(id, fromNow(-73 * 60))
  await sweep()
  expect((await read(id)).status).toBe('completed')
})

test('reviewAskHours: a client is asked for a review after that', async () => {
  await change.visits({ reviewAskHours: 10 })
  const { id } = await book(client, shop, at(2, 600))
  const asked = async (hours: number) => {
    const completedAt = new Date(Date.now() - hours * hourMs).toISOString()
    await db
      .updateTable('bookings')
      .set({ status: 'completed', completedAt })
      .where('id', '=', id)
      .execute()
    await sweep()
    const { notifications } = await as(client).notifications.list({})
    return notifications.filter(({ title }) => title === 'How did it go?').length
  }
  await shift(id, fromNow(-12 * 60))
  expect(await asked(9)).toBe(0)
  expect(await asked(11)).toBe(1)
})

test('the amounts of referrals and yearlyReferrals: what a friend brings, and how many count', async () => {
  await change.referrals({ refereeWelcomeBonus: 7.5, referrerReward: 12, yearlyReferrals: 1 })
  expect(await as(null).specFunctions.getReferralSettings()).toEqual({ refereeWelcomeBonus: 7.5 })
  const friend = await signedIn({ phone: '(713) 555-0177' })
  await db.insertInto('referralCodes').values({ userId: friend.userId, code: 'ONCE' }).execute()
  await signedUp({ referralCode: 'ONCE' })
  await signedUp({ referralCode: 'ONCE' })
  const rows = await db
    .selectFrom('referrals')
    .select(['bonusCents', 'rewardCents'])
    .where('referrerId', '=', friend.userId)
    .execute()
  expect(rows).toEqual([{ bonusCents: 750, rewardCents: 1200 }])
})

test('taxPercent: what clients pay on top of the price, within its bounds', async () => {
  await change.tax({ taxPercent: 8.25 })
  expect(await as(null).settings.read()).toMatchObject({ taxPercent: 8.25 })
  expect(await hold(client, shop, at(2, 600))).toMatchObject({
    tax: { percent: 8.25, cents: 248 },
    totalCents: 3248,
  })
  const { least, most } = taxPercent
  for (const wrong of [least - 0.001, most + 0.001]) {
    const values = { 'values.taxPercent': 'Enter a percentage from 0 to 20' }
    await expect(change.tax({ taxPercent: wrong })).rejects.toMatchObject({ fields: values })
    const set = db.updateTable('settings').set({ taxPercent: wrong }).execute()
    await expect(set).rejects.toThrow('check constraint')
  }
})

test('a guest booking works with the longest and the shortest hold', async () => {
  for (const [index, holdMinutes] of [5, 30].entries()) {
    await change.booking({ holdMinutes })
    const guest = { ...ana, email: `bounds${index}@example.com`, phone: `+1713555${7000 + index}` }
    expect((await bookAsGuest(browser(), shop, at(2 + index, 600), guest)).status).toBe('confirmed')
  }
})

test('the help pages and the terms say the numbers of today, in both languages', async () => {
  await change.booking({ holdMinutes: 15, requestAnswerHours: 1, mostReschedules: 1 })
  await change.standing({ noShowsToAsk: 3, lateCancelsToAsk: 5, noShowsUntilOff: 7 })
  await change.referrals({ yearlyReferrals: 12 })
  await change.site({
    cancellationPolicyText: 'Please tell us a day before.',
    cancellationPolicyTextEs: 'Avísanos un día antes.',
  })
  const guest = as(null)
  const texts = async (language: 'en' | 'es') =>
    JSON.stringify([
      await guest.content.faq({ page: 'help', language }),
      await guest.content.legal({ page: 'terms', language }),
      await guest.content.story({ page: 'grow', language }),
    ])
  const english = await texts('en')
  for (const words of [
    'holds it for 15 minutes',
    'within 1 hour the request',
    'up to 1 time before',
    '3 no-shows or 5 late cancellations',
    '7 no-shows stop booking',
    'at most 12 friends a year',
    'Please tell us a day before.',
  ])
    expect(english).toContain(words)
  const spanish = await texts('es')
  for (const words of [
    'la guarda 15 minutos',
    'hasta 1 vez',
    '7 ausencias',
    'Avísanos un día antes.',
  ])
    expect(spanish).toContain(words)
})
