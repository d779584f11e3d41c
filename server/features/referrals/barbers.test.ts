// A barber who brings a barber has a month without commission.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberIdOf } from '#server/ids.ts'
import { jobs } from '#server/jobs.ts'
import { at, bookingAt, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { shared } from './referrals.test.kit.ts'
import { joinByReferral } from './service.ts'

const day = 86_400_000
let mine: Listed
let newcomer: Listed
let code: string
let visits: number

beforeEach(async () => {
  mine = await list('Third Ward Cuts')
  newcomer = await list('Heights Fades')
  visits = 0
  code = (await as(mine.barber).referrals.getCode()).code
  await joinByReferral(db, newcomer.barber.id, code)
})

async function visited(count: number, more = {}, who?: Actor) {
  for (let n = 0; n < count; n++) {
    const startsAt = new Date(Date.now() - (visits += 1) * 3_600_000).toISOString()
    const done = { status: 'completed', completedAt: startsAt, source: 'marketplace' } as const
    await bookingAt(who ?? (await make.person('client')), newcomer, startsAt, { ...done, ...more })
  }
}

const reward = () => jobs['reward-referrals'].run({}, jobContext)

const rulesOf = ({ barber }: Listed) =>
  db
    .selectFrom('commissionRules')
    .select(['source', 'percent', 'startsAt', 'endsAt', 'reason'])
    .where('barberId', '=', barber.id)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', eb.ref('startsAt'))]))
    .orderBy('startsAt')
    .orderBy('endsAt')
    .execute()

const stateOf = async () => (await as(mine.barber).referrals.read()).friends[0]?.state

async function commissionOf(shop: Listed) {
  const client = await make.person('client')
  const { id } = await hold(client, shop, at(2, 600))
  const { commissionPercent } = await db
    .selectFrom('bookings')
    .select('commissionPercent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await as(client).bookings.release({ id })
  return commissionPercent
}

test('after five appointments of the new barber, once', async () => {
  await visited(4)
  await reward()
  expect(await rulesOf(mine)).toEqual([])
  expect(await commissionOf(mine)).toBe(10)
  await visited(1)
  await Promise.all([reward(), reward()])
  await reward()
  const [month, ...others] = await rulesOf(mine)
  expect(others).toEqual([])
  expect(month).toMatchObject({ source: null, percent: 0, reason: 'Brought another barber' })
  expect(Date.parse(month!.endsAt!) - Date.parse(month!.startsAt)).toBe(30 * day)
  expect(await commissionOf(mine)).toBe(0)
  expect(await rulesOf(newcomer)).toEqual([])
  expect(await stateOf()).toBe('rewarded')
  const { notifications } = await as(mine.barber).notifications.list({})
  const told = notifications.filter(({ title }) => title === 'A month without commission')
  expect(told).toHaveLength(1)
  expect(told[0]?.message).toContain('you pay no commission')
})

test('what the shop entered itself, what is disputed or refunded, and a visit by the friend do not count', async () => {
  await visited(4)
  await visited(2, { source: 'walk_in' })
  await visited(1, { status: 'no_show' })
  await visited(1, { disputeStatus: 'flagged' })
  await visited(1, {}, mine.barber)
  await reward()
  expect(await rulesOf(mine)).toEqual([])
  await visited(1)
  await reward()
  expect(await rulesOf(mine)).toHaveLength(1)
})

test('a client who brings a barber has no month', async () => {
  const client = await make.person('client')
  await db
    .updateTable('referrals')
    .set({ referrerId: client.id })
    .where('refereeId', '=', newcomer.barber.id)
    .execute()
  await visited(5)
  await reward()
  expect(
    await db
      .selectFrom('commissionRules')
      .select('id')
      .where('barberId', '=', barberIdOf(client.id))
      .execute(),
  ).toEqual([])
})

test.each(shared)('the same %s is flagged, and nothing is given', async (_, share) => {
  await share(mine.barber, newcomer.barber)
  await visited(5)
  await reward()
  expect(await rulesOf(mine)).toEqual([])
  expect(await stateOf()).toBe('waiting')
  const owner = await make.person('admin')
  const decision = { id: newcomer.barber.id, isAllowed: true, reason: 'Two brothers' }
  await as(owner).referralDesk.decide(decision)
  expect(await rulesOf(mine)).toHaveLength(1)
})

test('a second month follows the first, and rates of their own go on afterwards', async () => {
  const own = { barberId: mine.barber.id, reason: 'A partner', source: null, percent: 8 }
  const started = new Date(Date.now() - day).toISOString()
  await db
    .insertInto('commissionRules')
    .values([
      { ...own, startsAt: started },
      {
        ...own,
        source: 'marketplace',
        percent: 6,
        startsAt: started,
        endsAt: new Date(Date.now() + 10 * day).toISOString(),
      },
    ])
    .execute()
  expect(await commissionOf(mine)).toBe(6)
  await visited(5)
  await reward()
  expect(await commissionOf(mine)).toBe(0)
  newcomer = await list('Montrose Cuts')
  await joinByReferral(db, newcomer.barber.id, code)
  await visited(5)
  await reward()
  const rules = await rulesOf(mine)
  const [first, second, ...more] = rules.filter((rule) => rule.percent === 0)
  expect(more).toEqual([])
  expect(second!.startsAt).toBe(first!.endsAt)
  const { reason, source, percent } = own
  const after = { reason, source, percent, startsAt: second!.endsAt, endsAt: null }
  expect(rules.at(-1)).toEqual(after)
})

test('a barber who pays no commission keeps the month for later', async () => {
  const free = { barberId: mine.barber.id, reason: 'A partner', percent: 0 }
  await db.insertInto('commissionRules').values(free).execute()
  await visited(5)
  await reward()
  expect(await rulesOf(mine)).toHaveLength(1)
  expect(await stateOf()).toBe('joined')
})

test('the offer to bring barbers is for people with a shop', async () => {
  const client = await make.person('client')
  expect((await as(mine.barber).referrals.read()).hasShop).toBe(true)
  expect((await as(client).referrals.read()).hasShop).toBe(false)
})
