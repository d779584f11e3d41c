// "I know this client", from the claim to the decision.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { completedAt } from '#tests/earnings.ts'
import { barberBalanceOf } from '#server/features/ledger/service.ts'
import { at, book } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const finance = await make.admin('finance')
const owner = await make.person('admin')
const why = 'He has come to my chair since 2019.'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const completed = (more = {}) => completedAt(client, shop, { at: at(-2, 600), ...more })
const balance = () => barberBalanceOf(db, shop.barber.id)
const reason = 'Their messages show it'

async function claimOf(bookingId: string) {
  const { rows } = await as(finance).commissionClaims.list({})
  return rows.find((row) => row.bookingId === bookingId)!
}

async function claimed() {
  const id = await completed()
  await as(shop.barber).commissionClaims.open({ id, why })
  return { id, claim: await claimOf(id) }
}

const titlesOf = async (userId: string) =>
  (await db.selectFrom('notifications').select('title').where('userId', '=', userId).execute()).map(
    ({ title }) => title,
  )

test('a claim waits for those who decide on commissions, once per booking', async () => {
  const { id, claim } = await claimed()
  expect(claim).toMatchObject({ state: 'open', commissionCents: 400, shopName: 'Third Ward Cuts' })
  await expect(as(shop.barber).commissionClaims.open({ id, why })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  expect(await titlesOf(finance.id)).toContain('A barber knows a client')
  expect(await titlesOf(owner.id)).toContain('A barber knows a client')
  expect(await as(finance).commissionClaims.read({ id: claim.id })).toMatchObject({
    why,
    percent: 10,
    accepted: 0,
    refused: 0,
    visits: 1,
  })
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines[0]).toMatchObject({ claim: { state: 'open' }, mayClaim: false })
})

test('accepted: the commission comes back once, the client is theirs, and it is written down', async () => {
  const { id, claim } = await claimed()
  expect(await balance()).toBe(-400)
  await as(finance).commissionClaims.decide({ id: claim.id, isAccepted: true, reason })
  expect(await balance()).toBe(0)
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines).toMatchObject([
    { kind: 'waived', netCents: 400, balanceCents: 400, commission: { cents: -400 } },
    {
      kind: 'booking',
      commission: { cents: 400, percent: 10, reason: 'marketplace' },
      claim: { state: 'accepted', reason },
    },
  ])
  const title = 'Your commission came back'
  expect(await titlesOf(shop.barber.id)).toContain(title)
  // Support reads the messages about a booking, but nothing about commission.
  const seenBy = async (subRole: 'finance' | 'support') => {
    const { messages } = await as(await make.admin(subRole)).adminBookings.trail({ id })
    return messages.map(({ subject }) => subject)
  }
  expect(await seenBy('finance')).toContain(title)
  expect(await seenBy('support')).not.toContain(title)
  const [deed] = await db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'reason', 'before', 'after'])
    .where('entityId', '=', claim.id)
    .execute()
  expect(deed).toMatchObject({
    actorId: finance.id,
    action: 'decide-commission-claim',
    reason,
    before: { state: 'open', commissionCents: 400 },
    after: { state: 'accepted', backCents: 400 },
  })
  const next = await book(client, shop, at(3, 600))
  const row = await db
    .selectFrom('bookings')
    .select(['commissionCents', 'source'])
    .where('id', '=', next.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ commissionCents: 0, source: 'marketplace' })
  expect(id).not.toBe(next.id)
})

test('refused: it stays, and the barber reads why', async () => {
  const { claim } = await claimed()
  await as(finance).commissionClaims.decide({ id: claim.id, isAccepted: false, reason })
  expect(await balance()).toBe(-400)
  expect(await titlesOf(shop.barber.id)).toContain('The commission stays')
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines[0]).toMatchObject({ claim: { state: 'refused', reason } })
  const { commissionCents } = await db
    .selectFrom('bookings')
    .select('commissionCents')
    .where('id', '=', claim.bookingId)
    .executeTakeFirstOrThrow()
  expect(commissionCents).toBe(400)
})

test('five colleagues at once decide once', async () => {
  const { claim } = await claimed()
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) =>
      as(finance).commissionClaims.decide({ id: claim.id, isAccepted: index % 2 === 0, reason }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { line } = await as(finance).commissionClaims.read({ id: claim.id })
  expect(await balance()).toBe(line.state === 'accepted' ? 0 : -400)
})

test('a booking that did not take place after all gives nothing back twice', async () => {
  const { id, claim } = await claimed()
  await as(finance).commissionClaims.decide({ id: claim.id, isAccepted: true, reason })
  const { version } = await as(owner).bookings.read({ id })
  await as(owner).bookings.move({ id, version, move: 'void', reason: 'Closed that day' })
  expect(await balance()).toBe(0)
})

test('a claim whose booking was voided first gives back nothing', async () => {
  const { id, claim } = await claimed()
  const { version } = await as(owner).bookings.read({ id })
  await as(owner).bookings.move({ id, version, move: 'void', reason: 'Closed that day' })
  await as(finance).commissionClaims.decide({ id: claim.id, isAccepted: true, reason })
  expect(await balance()).toBe(0)
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]!.title).toBe('This client is yours')
  expect(notifications[0]!.message).toContain("there's nothing to give back")
})

test('a claim about a voided booking is refused without keeping a commission', async () => {
  const { id, claim } = await claimed()
  const { version } = await as(owner).bookings.read({ id })
  await as(owner).bookings.move({ id, version, move: 'void', reason: 'Closed that day' })
  await as(finance).commissionClaims.decide({ id: claim.id, isAccepted: false, reason })
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]!.message).not.toContain('kept the commission')
  expect(notifications[0]!.message).toContain(reason)
})

test('only a charged commission of the last thirty days, and only one’s own', async () => {
  const refused = async (who: Actor, id: string, code: string) =>
    expect(as(who).commissionClaims.open({ id, why })).rejects.toMatchObject({ code })
  await refused(shop.barber, await completed({ source: 'direct_link' }), 'MOVE_NOT_OPEN')
  const day = 86_400_000
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
  await refused(shop.barber, await completed({ at: ago(30.01) }), 'MOVE_NOT_OPEN')
  await as(shop.barber).commissionClaims.open({ id: await completed({ at: ago(29.9) }), why })
  const id = await completed({ at: ago(3) })
  await refused((await list('Heights Fades')).barber, id, 'NOT_FOUND')
  await refused(client, id, 'NOT_ALLOWED')
})

test('reading needs the money, deciding the commission', async () => {
  const { claim } = await claimed()
  const decision = { id: claim.id, isAccepted: true, reason }
  const operations = await make.admin('operations')
  expect((await as(operations).commissionClaims.list({})).rows.length).toBeGreaterThan(0)
  await expect(as(operations).commissionClaims.decide(decision)).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await expect(as(await make.admin('support')).commissionClaims.list({})).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  expect(await balance()).toBe(-400)
})

test('a booking of another shop cannot be claimed, also by a shop with bookings', async () => {
  await completed()
  const other = await list('Sunset Fades')
  const id = await completedAt(client, other, { at: at(-2, 600) })
  await expect(as(shop.barber).commissionClaims.open({ id, why })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
