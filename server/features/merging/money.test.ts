// The money of a duplicate: an open balance stops the merge, and what would go on by itself ends.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { BarberId } from '#contract/ids.ts'
import { post } from '#server/features/ledger/service.ts'
import { at, bookingAt, fromNow } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const admin = await make.admin('operations')
const owner = await make.person('admin')
const reason = 'The same person signed up twice'
let gone: Listed
let kept: Listed
let client: Actor

beforeEach(async () => {
  gone = await list('Old Chair')
  kept = await list('New Chair')
  client = await make.person('client')
})

const pair = () => ({ id: gone.id, intoId: kept.id })
const conflictsNow = async () => (await as(admin).merging.preview(pair())).conflicts

let posted = 0

// Below 0: what the business owes.
const earn = (cents: number, availableAt?: string) =>
  post(db, {
    key: `merging-test:${(posted += 1)}`,
    event: 'completed',
    lines: [
      { account: 'barber_balance', owner: gone.barber.id, cents: -cents },
      { account: 'commission_revenue', cents },
    ],
    ...(availableAt !== undefined && { availableAt }),
  })

const nothing = {
  bookings: 0,
  upcoming: 0,
  clients: 0,
  sameClients: 0,
  reviews: 0,
  favorites: 0,
  waiting: 0,
  sameServices: 1,
  otherServices: 0,
  portfolio: 0,
  offers: 0,
  rules: 0,
  badges: 0,
}

async function expectBlocked() {
  const order = { ...pair(), reason, agreed: nothing }
  await expect(as(admin).merging.merge(order)).rejects.toMatchObject({ code: 'MERGE_BLOCKED' })
  expect((await as(null).barbers.profile({ id: gone.id })).shopName).toBe('Old Chair')
}

test('a balance stands in the way, whoever owes it, and so does money on hold', async () => {
  expect(await conflictsNow()).toEqual([])
  await earn(3600)
  expect(await conflictsNow()).toEqual([{ kind: 'balance', cents: 3600, heldCents: 0 }])
  await expectBlocked()
  await earn(-4000)
  expect(await conflictsNow()).toEqual([{ kind: 'balance', cents: -400, heldCents: 0 }])
  // Together it is nothing, but a part may still go back to a client.
  await earn(400, fromNow(600))
  expect(await conflictsNow()).toEqual([{ kind: 'balance', cents: 0, heldCents: 400 }])
  await expectBlocked()
})

test('a payment or refund on its way stands in the way, and so does what a client owes', async () => {
  const id = await bookingAt(client, gone, at(-2, 600), { status: 'completed', owedCents: 3000 })
  const one = [{ kind: 'payments', count: 1 }]
  expect(await conflictsNow()).toEqual(one)
  await expectBlocked()
  await db.updateTable('bookings').set({ owedCents: 0 }).where('id', '=', id).execute()
  expect(await conflictsNow()).toEqual([])

  const setState = (state: 'open' | 'succeeded') =>
    db.updateTable('payments').set({ state }).where('bookingId', '=', id).execute()
  const { id: paymentId } = await db
    .insertInto('payments')
    .values({
      provider: 'demo',
      userId: client.id,
      bookingId: id,
      purpose: 'prepay',
      how: 'page',
      amountCents: 3000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await conflictsNow()).toEqual(one)
  await setState('succeeded')
  expect(await conflictsNow()).toEqual([])

  const order = { bookingId: id, method: 'card', amountCents: 1000, cause: 'quality' } as const
  await db
    .insertInto('refundOrders')
    .values({
      ...order,
      id: crypto.randomUUID(),
      chargedTo: 'barber',
      reason,
      state: 'waiting',
      askedBy: owner.id,
      expiresAt: fromNow(600),
    })
    .execute()
  expect(await conflictsNow()).toEqual(one)
  await db.updateTable('refundOrders').set({ state: 'declined' }).execute()
  expect(await conflictsNow()).toEqual([])
  await db
    .insertInto('refunds')
    .values({ paymentId, cause: `test:${paymentId}`, amountCents: 1000 })
    .execute()
  expect(await conflictsNow()).toEqual(one)
  await expectBlocked()
})

test('pictures come along; offers, rules of the commission and badges end, all of it counted', async () => {
  const { barber } = gone
  const [service = null] = gone.services
  const picture = (barberId: BarberId, name: string, position: number) => ({
    barberId,
    providerId: barberId,
    imageUrl: `/media/${name}-960.webp`,
    position,
    consentAt: fromNow(-600),
  })
  await db
    .insertInto('portfolioItems')
    .values([
      picture(kept.barber.id, 'kept', 0),
      { ...picture(barber.id, 'gone', 0), serviceId: service },
      { ...picture(barber.id, 'other', 1), beforeImageUrl: '/media/before-960.webp' },
    ])
    .execute()
  const files = ['gone', 'before', 'avatar'].map((name) => `/media/${name}-960.webp`)
  await db
    .insertInto('media')
    .values(files.map((url) => ({ userId: barber.id, url, bytes: 1 })))
    .execute()
  await db
    .insertInto('promotions')
    .values([
      { ...promotionOf(barber.id), state: 'active' },
      { ...promotionOf(barber.id), state: 'paused' },
      { ...promotionOf(kept.barber.id), state: 'active' },
    ])
    .execute()
  await db
    .insertInto('commissionRules')
    .values([
      { barberId: barber.id, percent: 5, reason },
      { barberId: kept.barber.id, percent: 5, reason },
    ])
    .execute()
  await db
    .insertInto('barberBadges')
    .values({ barberId: barber.id, badgeType: 'most_booked', rank: 1, ...lastWeek() })
    .execute()

  const { conflicts, moved } = await as(admin).merging.preview(pair())
  expect(conflicts).toEqual([])
  expect(moved).toEqual({ ...nothing, portfolio: 2, offers: 2, rules: 1, badges: 1 })
  expect(await as(admin).merging.merge({ ...pair(), reason, agreed: moved! })).toEqual(moved)

  const { items } = await as(kept.barber).portfolio.own({ place: 'barber' })
  const shown = items.map(({ imageUrl, serviceId, isMine }) => [imageUrl, serviceId, isMine])
  expect(shown).toEqual([
    ['/media/kept-960.webp', null, true],
    ['/media/gone-960.webp', kept.services[0], true],
    ['/media/other-960.webp', null, true],
  ])
  const owned = db.selectFrom('media').select('url').where('userId', '=', kept.barber.id)
  expect((await owned.execute()).map(({ url }) => url).toSorted()).toEqual([
    '/media/before-960.webp',
    '/media/gone-960.webp',
  ])
  const offers = await db.selectFrom('promotions').select(['barberId', 'state']).execute()
  expect(offers.filter(({ barberId }) => barberId === barber.id)).toEqual(
    Array(2).fill({ barberId: barber.id, state: 'ended' }),
  )
  expect(offers.filter(({ barberId }) => barberId === kept.barber.id)).toMatchObject([
    { state: 'active' },
  ])
  const { rows: rules } = await as(owner).commissionRules.list({ state: 'running' })
  expect(rules.map(({ barber: each }) => each?.shopName)).toEqual(['New Chair'])
  const badges = db.selectFrom('barberBadges').select(['revokedBy', 'revokeReason'])
  expect(await badges.execute()).toEqual([{ revokedBy: admin.id, revokeReason: reason }])
})

const promotionOf = (barberId: BarberId) => ({
  barberId,
  fundedBy: 'barber' as const,
  kind: 'first_visit' as const,
  percent: 20,
  newClientsOnly: true,
})

function lastWeek() {
  const day = (ago: number) =>
    Temporal.Now.plainDateISO('America/Chicago').subtract({ days: ago }).toString()
  return { periodStart: day(32), periodEnd: day(2) }
}
