// Referrals at the desk: the program in numbers, and those that look like one person.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { walletOf } from '#server/features/ledger/service.ts'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { jobs } from '#server/jobs.ts'
import { bookingAt, newestAudit } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'

const finance = await make.admin('finance')
const reason = 'Two brothers, I called both'
let shop: Listed
let referrer: Actor
let newcomer: Actor

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const desk = () => as(finance).referralDesk
const reward = () => jobs['reward-referrals'].run({}, jobContext)

async function setPhone({ id }: Actor) {
  const phone = '(713) 555-0142'
  await db.updateTable('profiles').set({ phone }).where('userId', '=', id).execute()
}

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  referrer = await make.person('client')
  newcomer = await make.person('client')
  const { code } = await as(referrer).referrals.getCode()
  await joinByReferral(db, newcomer.id, code)
  await setPhone(referrer)
  await setPhone(newcomer)
  const done = { status: 'completed', completedAt: daysAgo(10) } as const
  await bookingAt(newcomer, shop, daysAgo(10 + Math.random()), done)
  await reward()
})

test('a flagged one is shown with what both have in common, without their addresses', async () => {
  const read = await desk().referral({ id: newcomer.id })
  expect(read).toMatchObject({
    state: 'flagged',
    flagReason: 'phone',
    referrer: { id: referrer.id },
    referee: { id: newcomer.id, email: expect.stringContaining('•••@') },
    visits: 1,
    friends: 1,
    doubtful: 1,
    rewardCents: 500,
    rewardedAt: null,
    decidedAt: null,
  })
  expect(read.flaggedAt).not.toBeNull()
  const operations = as(await make.admin('operations')).referralDesk
  const { referee } = await operations.referral({ id: newcomer.id })
  expect(referee.email).toMatch(/^[^•]+@example.com$/)
})

test('allowed, the friend gets the credit at once, and it is not flagged again', async () => {
  await desk().decide({ id: newcomer.id, isAllowed: true, reason })
  expect(await walletOf(db, referrer.id)).toBe(500)
  expect(await desk().referral({ id: newcomer.id })).toMatchObject({
    state: 'allowed',
    rewardedAt: expect.any(String),
    decidedAt: expect.any(String),
  })
  expect(await newestAudit(newcomer.id)).toMatchObject({
    action: 'allow-referral',
    reason,
    before: { state: 'flagged', flagReason: 'phone' },
    after: { state: 'rewarded', rewardCents: 500 },
  })
  await reward()
  expect(await walletOf(db, referrer.id)).toBe(500)
  const { notifications } = await as(referrer).notifications.list({})
  expect(notifications.map(({ title }) => title)).toEqual(['You earned $5.00 credit'])
})

test('refused, nothing is paid, and the bonus is gone', async () => {
  const welcome = async () => (await as(newcomer).promotions.usable()).welcome
  await desk().decide({ id: newcomer.id, isAllowed: false, reason })
  await reward()
  expect(await walletOf(db, referrer.id)).toBe(0)
  await db.updateTable('bookings').set({ subtotalCents: 100 }).execute()
  expect(await welcome()).toBeNull()
  expect(await newestAudit(newcomer.id)).toMatchObject({
    action: 'refuse-referral',
    before: { state: 'flagged' },
    after: { state: 'refused', rewardCents: 0 },
  })
  const { friends } = await as(referrer).referrals.read()
  expect(friends).toMatchObject([{ state: 'refused' }])
})

test('is decided once, by someone else', async () => {
  const asked = { id: newcomer.id, isAllowed: true, reason }
  for (const { id } of [referrer, newcomer])
    await expect(as({ ...finance, id }).referralDesk.decide(asked)).rejects.toMatchObject({
      code: 'OWN_CASE',
    })
  const answers = await Promise.allSettled([
    desk().decide(asked),
    desk().decide({ ...asked, isAllowed: false }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(desk().decide(asked)).rejects.toMatchObject({ code: 'REFERRAL_DECIDED' })
  const missing = '00000000-0000-7000-8000-000000000000'
  await expect(desk().decide({ ...asked, id: missing })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(desk().referral({ id: missing })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('beyond the rewards of a year, an allowed one waits and is not flagged again', async () => {
  const rewarded = await Promise.all(Array.from({ length: 20 }, () => make.person('client')))
  await db
    .insertInto('referrals')
    .values(
      rewarded.map(({ id: refereeId }) => ({
        refereeId,
        referrerId: referrer.id,
        code: 'EARLIER',
        role: 'client' as const,
        state: 'rewarded' as const,
        rewardedAt: daysAgo(100),
      })),
    )
    .execute()
  await desk().decide({ id: newcomer.id, isAllowed: true, reason })
  expect(await walletOf(db, referrer.id)).toBe(0)
  await reward()
  const { state } = await desk().referral({ id: newcomer.id })
  expect(state).toBe('allowed')
  await db
    .updateTable('referrals')
    .set({ rewardedAt: daysAgo(400) })
    .where('code', '=', 'EARLIER')
    .execute()
  await reward()
  expect(await walletOf(db, referrer.id)).toBe(500)
})

test('is listed by state and name, and counted', async () => {
  const before = await desk().read()
  await db
    .updateTable('profiles')
    .set({ name: 'Zora Neale' })
    .where('userId', '=', newcomer.id)
    .execute()
  const ids = async (query: object) => (await desk().list(query)).rows.map(({ id }) => id)
  expect(await ids({ q: 'zora', state: 'flagged' })).toEqual([newcomer.id])
  expect(await ids({ q: 'zora', state: 'rewarded' })).toEqual([])
  await desk().decide({ id: newcomer.id, isAllowed: true, reason })
  expect(await ids({ q: 'zora', state: 'allowed' })).toEqual([newcomer.id])
  expect(await ids({ q: 'zora', state: 'flagged' })).toEqual([])
  const { total } = await desk().list({ q: 'zora' })
  expect(total).toEqual({ count: 1, isMore: false })
  expect(await desk().read()).toMatchObject({
    joined: before.joined,
    visited: before.visited,
    rewarded: before.rewarded + 1,
    flagged: before.flagged - 1,
    rewardCents: before.rewardCents + 500,
  })
})

test('names are for those who may see money, decisions for owners and finance', async () => {
  const refused = { code: 'NOT_ALLOWED' }
  const analyst = as(await make.admin('analyst')).referralDesk
  expect(await analyst.read()).toMatchObject({ joined: expect.any(Number) })
  await expect(analyst.list({})).rejects.toMatchObject(refused)
  await expect(analyst.referral({ id: newcomer.id })).rejects.toMatchObject(refused)
  const operations = as(await make.admin('operations')).referralDesk
  await expect(
    operations.decide({ id: newcomer.id, isAllowed: true, reason }),
  ).rejects.toMatchObject(refused)
})
