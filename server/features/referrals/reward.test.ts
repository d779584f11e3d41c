// The credit for whoever sent a friend.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { walletOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { shared } from './referrals.test.kit.ts'
import { joinByReferral } from './service.ts'

let shop: Listed
let referrer: Actor
let code: string

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  referrer = await make.person('client')
  code = (await as(referrer).referrals.getCode()).code
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

async function friend() {
  const newcomer = await make.person('client')
  await joinByReferral(db, newcomer.id, code)
  return newcomer
}

function visited(who: Actor, days: number, more = {}) {
  const done = { status: 'completed', completedAt: daysAgo(days), ...more } as const
  return bookingAt(who, shop, daysAgo(days + Math.random()), done)
}

const reward = () => jobs['reward-referrals'].run({}, jobContext)
const credit = () => walletOf(db, referrer.id)
const referralOf = ({ id }: Actor) =>
  db.selectFrom('referrals').selectAll().where('refereeId', '=', id).executeTakeFirstOrThrow()

test('a code is made once, with eight letters and numbers', async () => {
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  expect(await as(referrer).referrals.getCode()).toEqual({ code })
  expect((await as(referrer).referrals.read()).code).toBe(code)
  const { code: none } = await as(await make.person('client')).referrals.read()
  expect(none).toBeNull()
})

test('the reward comes seven days after the first visit, once', async () => {
  const newcomer = await friend()
  const id = await visited(newcomer, 6.9)
  await reward()
  expect(await credit()).toBe(0)
  await db
    .updateTable('bookings')
    .set({ completedAt: daysAgo(7.1) })
    .where('id', '=', id)
    .execute()
  await Promise.all([reward(), reward()])
  expect(await credit()).toBe(500)
  expect(await referralOf(newcomer)).toMatchObject({ state: 'rewarded' })
  await jobs['check-wallets'].run({}, jobContext)
  const { notifications } = await as(referrer).notifications.list({})
  expect(notifications.map(({ title }) => title)).toEqual(['You earned $5.00 credit'])
})

test('a visit that is disputed, missed or by the referrer earns nothing', async () => {
  for (const more of [
    { disputeStatus: 'flagged' },
    { status: 'no_show' },
    { status: 'cancelled' },
    { providerId: referrer.id },
  ])
    await visited(await friend(), 10, more)
  await reward()
  expect(await credit()).toBe(0)
})

test('a visit for which money went back earns nothing', async () => {
  const newcomer = await friend()
  const bookingId = await visited(newcomer, 10)
  const finance = await make.admin('finance')
  await as(finance).refunds.give({
    requestId: crypto.randomUUID(),
    bookingId,
    method: 'credit',
    amountCents: 500,
    cause: 'goodwill',
    chargedTo: 'platform',
    reason: 'The shop was closed',
  })
  await reward()
  expect(await credit()).toBe(0)
  expect((await as(referrer).referrals.read()).friends).toMatchObject([{ state: 'booked' }])
  await visited(newcomer, 8)
  await reward()
  expect(await credit()).toBe(500)
})

test.each(shared)('the same %s is flagged, and nothing is granted', async (flagReason, share) => {
  const newcomer = await friend()
  await share(referrer, newcomer)
  await visited(newcomer, 10)
  await reward()
  expect(await referralOf(newcomer)).toMatchObject({ state: 'flagged', flagReason })
  expect(await credit()).toBe(0)
  const { friends } = await as(referrer).referrals.read()
  expect(friends).toMatchObject([{ state: 'waiting' }])
})

test('twenty rewards a year, and not one more', async () => {
  const rewarded = await Promise.all(Array.from({ length: 20 }, () => make.person('client')))
  await db
    .insertInto('referrals')
    .values(
      rewarded.map(({ id: refereeId }) => ({
        refereeId,
        referrerId: referrer.id,
        code,
        role: 'client' as const,
        state: 'rewarded' as const,
        bonusCents: 500,
        rewardedAt: daysAgo(300),
        createdAt: daysAgo(400),
      })),
    )
    .execute()
  const newcomer = await friend()
  await visited(newcomer, 10)
  await reward()
  expect(await referralOf(newcomer)).toMatchObject({ state: 'joined' })
  await db
    .updateTable('referrals')
    .set({ rewardedAt: daysAgo(366) })
    .where('refereeId', '=', rewarded[0]!.id)
    .execute()
  await reward()
  expect(await referralOf(newcomer)).toMatchObject({ state: 'rewarded' })
})

test('the reward is that of the day the friend signed up', async () => {
  const newcomer = await friend()
  const setReward = (referrerRewardCents: number) =>
    db.updateTable('settings').set({ referrerRewardCents }).execute()
  await setReward(900)
  const { rewardCents, pendingCents } = await as(referrer).referrals.read()
  expect({ rewardCents, pendingCents }).toEqual({ rewardCents: 900, pendingCents: 500 })
  await visited(newcomer, 8)
  await reward()
  expect(await credit()).toBe(500)
  await visited(await friend(), 8)
  await reward()
  expect(await credit()).toBe(500 + 900)
  await setReward(500)
})

test('a client sees the friends they invited, with short names', async () => {
  const first = await friend()
  await db
    .updateTable('profiles')
    .set({ name: 'Jo Anne Miller' })
    .where('userId', '=', first.id)
    .execute()
  await visited(first, 8)
  await reward()
  await visited(await friend(), 1)
  await friend()
  const read = await as(referrer).referrals.read()
  expect(read).toMatchObject({
    bonusCents: 500,
    rewardCents: 500,
    rewardDays: 7,
    earnedCents: 500,
    pendingCents: 1000,
  })
  expect(read.friends.map(({ state }) => state).toSorted()).toEqual([
    'joined',
    'rewarded',
    'visited',
  ])
  expect(read.friends.find(({ state }) => state === 'rewarded')).toMatchObject({
    name: 'Jo M.',
    rewardCents: 500,
  })
})
