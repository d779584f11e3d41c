// The welcome bonus of someone who signed up with a friend's code.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { balanceOf, barberBalanceOf, walletOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { at, book, fromNow, hold, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { shared } from './referrals.test.kit.ts'
import { joinByReferral } from './service.ts'

let shop: Listed
let client: Actor
let count = 0

beforeEach(async () => {
  shop = await list('Third Ward Cuts', {
    services: [
      ['Haircut', 'Fades', 40, 30],
      ['Line up', 'Fades', 15, 15],
    ],
  })
  client = await joined()
})

async function invited() {
  const referrer = await make.person('client')
  const code = `WELCOME${(count += 1)}`
  await db.insertInto('referralCodes').values({ userId: referrer.id, code }).execute()
  return { referrer, code, newcomer: await make.person('client') }
}

async function joined() {
  const { newcomer, code } = await invited()
  expect(await joinByReferral(db, newcomer.id, code)).toBe(true)
  return newcomer
}

const bonus = { cents: 500, kind: 'welcome', percent: null, code: null }

async function discountAt(startsAt: string, who: Actor | null = client, where = shop) {
  return (await hold(who, where, startsAt)).discount
}

async function move(who: Actor, id: string, name: 'finish' | 'complete' | 'cancel') {
  const { version } = await as(who).bookings.read({ id })
  await as(who).bookings.move({ id, version, move: name })
}

describe('the welcome bonus', () => {
  test('is taken off the first booking, at any barber', async () => {
    const held = await hold(client, shop, at(2, 600))
    expect(held).toMatchObject({ subtotalCents: 4000, totalCents: 3500, discount: bonus })
    await as(client).bookings.release({ id: held.id })
    const elsewhere = await list('Elsewhere')
    const booking = await book(client, elsewhere, at(3, 600))
    expect(booking).toMatchObject({ totalCents: 2500, discount: bonus })
    expect(await discountAt(at(2, 600))).toBeNull()
  })

  test('is for nobody else', async () => {
    expect(await discountAt(at(2, 600), await make.person('client'))).toBeNull()
    expect(await discountAt(at(3, 600), null)).toBeNull()
  })

  test('is for $20 or more, and a smaller booking does not use it up', async () => {
    const small = { profileId: shop.id, serviceIds: [shop.services[1]!], startsAt: at(2, 600) }
    const { id, discount } = await as(client).bookings.hold(small)
    expect(discount).toBeNull()
    await as(client).bookings.confirm({ id })
    expect(await discountAt(at(3, 600))).toEqual(bonus)
  })

  test('comes back with a free cancellation', async () => {
    const { id } = await book(client, shop, at(3, 600))
    expect(await discountAt(at(4, 600))).toBeNull()
    await move(client, id, 'cancel')
    expect(await discountAt(at(4, 600))).toEqual(bonus)
  })

  test('gives way to a better offer, and is not added to it', async () => {
    await as(shop.barber).promotions.create({
      place: 'barber',
      kind: 'flash',
      percent: 25,
      lastDate: at(7, 720).slice(0, 10),
    })
    expect(await hold(client, shop, at(2, 600))).toMatchObject({
      totalCents: 3000,
      discount: { kind: 'flash' },
    })
  })

  test('ends after 60 days, and when it is paused', async () => {
    const until = (bonusUntil: string) =>
      db.updateTable('referrals').set({ bonusUntil }).where('refereeId', '=', client.id).execute()
    const { bonusUntil } = await db
      .selectFrom('referrals')
      .select('bonusUntil')
      .where('refereeId', '=', client.id)
      .executeTakeFirstOrThrow()
    expect((Date.parse(bonusUntil ?? '') - Date.now()) / 86_400_000).toBeCloseTo(60, 0)
    await until(fromNow(-10))
    expect(await discountAt(at(2, 600))).toBeNull()
    await until(fromNow(100))
    expect(await discountAt(at(2, 600))).toEqual(bonus)
    const pause = (state: 'active' | 'paused') =>
      db.updateTable('promotions').set({ state }).where('kind', '=', 'welcome').execute()
    await pause('paused')
    expect(await discountAt(at(2, 600))).toBeNull()
    await pause('active')
  })

  test('is paid to the barber, who pays commission on the full price', async () => {
    const { id } = await book(client, shop, at(2, 600))
    const before = await balanceOf(db, 'promo_expense')
    await shift(id, fromNow(-60))
    await move(shop.barber, id, 'finish')
    await move(client, id, 'complete')
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
    expect((await balanceOf(db, 'promo_expense')) - before).toBe(500)
  })

  test('is one promotion, however many were promised it', async () => {
    await joined()
    const rows = () =>
      db.selectFrom('promotions').selectAll().where('kind', '=', 'welcome').execute()
    expect(await rows()).toMatchObject([
      { amountCents: 500, minTotalCents: 2000, fundedBy: 'platform', barberId: null },
    ])
  })

  test('is listed with its end until it is used', async () => {
    expect((await as(client).promotions.usable()).welcome).toMatchObject({
      amountCents: 500,
      minTotalCents: 2000,
    })
    await book(client, shop, at(2, 600))
    expect((await as(client).promotions.usable()).welcome).toBeNull()
  })
})

test('a client may use only one bonus, also with two holds at once', async () => {
  const elsewhere = await list('Elsewhere')
  const both = await Promise.all([
    hold(client, shop, at(2, 600)),
    hold(client, elsewhere, at(4, 600)),
  ])
  expect(both.filter(({ discount }) => discount !== null)).toHaveLength(1)
})

describe('one person with two accounts', () => {
  const referralOf = ({ id }: Actor) =>
    db
      .selectFrom('referrals')
      .select(['state', 'flagReason'])
      .where('refereeId', '=', id)
      .executeTakeFirstOrThrow()

  test.each(shared)(
    'has no bonus when the %s is the same at sign-up',
    async (flagReason, share) => {
      const { referrer, code, newcomer } = await invited()
      await share(referrer, newcomer)
      await joinByReferral(db, newcomer.id, code)
      expect(await referralOf(newcomer)).toEqual({ state: 'flagged', flagReason })
      expect(await discountAt(at(2, 600), newcomer)).toBeNull()
      expect((await as(newcomer).promotions.usable()).welcome).toBeNull()
    },
  )

  test.each(shared)('has none from the moment the %s is the same', async (flagReason, share) => {
    const { referrer, code, newcomer } = await invited()
    await joinByReferral(db, newcomer.id, code)
    expect(await discountAt(at(2, 600), newcomer)).toEqual(bonus)
    await share(referrer, newcomer)
    expect(await discountAt(at(3, 600), newcomer)).toBeNull()
    // An administrator hears of it before any visit, and what they allow is given.
    await jobs['reward-referrals'].run({}, jobContext)
    expect(await referralOf(newcomer)).toEqual({ state: 'flagged', flagReason })
    const finance = await make.admin('finance')
    const reason = 'Two brothers'
    await as(finance).referralDesk.decide({ id: newcomer.id, isAllowed: true, reason })
    expect(await walletOf(db, referrer.id)).toBe(0)
    expect(await discountAt(at(4, 600), newcomer)).toEqual(bonus)
  })
})
