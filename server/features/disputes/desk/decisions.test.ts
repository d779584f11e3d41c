import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, walletOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { completed, openProvider, reconcile } from '#tests/payments.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import {
  createPaid,
  disputeRow,
  escalated,
  opened,
  runOut,
  titlesOf,
} from '#server/features/disputes/disputes.test.kit.ts'

const opening = await openProvider()
const { provider, work } = opening
const paid = createPaid(opening)
const owner = await make.admin('owner')
const finance = await make.admin('finance')
const operations = await make.admin('operations')
const reason = 'The photos show it'
const message = 'The left side is uneven, as your photos show.'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const ordersOf = (disputeId: string) =>
  db
    .selectFrom('refundOrders')
    .select(['amountCents', 'method', 'chargedTo', 'askedBy', 'decidedBy'])
    .where('disputeId', '=', disputeId)
    .orderBy('chargedTo')
    .execute()

const deedsOf = async (entityId: string) =>
  (await as(owner).audit.list({ entityId })).rows.map(({ action }) => action)

test('a split refund: each pays a part, and the ledger agrees with the provider', async () => {
  const bookingId = await paid(client, shop)
  const id = await escalated(client, shop, bookingId)
  const before = await barberBalanceOf(db, shop.barber.id)
  const terms = { id, outcome: 'refund', amountCents: 2000, barberCents: 1000 } as const
  const effect = {
    isWaiting: false,
    toCardCents: 2000,
    toCreditCents: 0,
    barberCents: 900,
    commissionCents: 100,
    platformCents: 1000,
  }
  expect(await as(owner).disputeDesk.preview(terms)).toEqual(effect)
  expect(await ordersOf(id)).toEqual([])
  expect(await as(owner).disputeDesk.decide({ ...terms, message, reason })).toEqual(effect)
  expect(await ordersOf(id)).toMatchObject([
    { amountCents: 1000, chargedTo: 'barber', askedBy: owner.id },
    { amountCents: 1000, chargedTo: 'platform', askedBy: owner.id },
  ])
  expect((await barberBalanceOf(db, shop.barber.id)) - before).toBe(-900)
  expect(await disputeRow(id)).toMatchObject({ state: 'decided', decidedBy: owner.id })
  await work()
  await reconcile(provider)
  const seen = await as(client).disputes.read({ id })
  expect(seen.decisions).toMatchObject([
    { outcome: 'refund', amountCents: 2000, barberCents: null, message },
  ])
  const barber = await as(shop.barber).disputes.read({ id })
  expect(barber.decisions).toMatchObject([{ barberCents: 1000 }])
  expect(await titlesOf(client)).toContain('Your dispute was decided')
  expect(await deedsOf(id)).toEqual(['decide-dispute'])
  await runOut(id)
  expect(await disputeRow(id)).toMatchObject({ state: 'closed', outcome: 'decided' })
})

test('credit at the barber’s cost, with the commission of that part', async () => {
  const bookingId = await completed(client, shop)
  await db
    .updateTable('bookings')
    .set({ commissionCents: 300, commissionPercent: 10 })
    .where('id', '=', bookingId)
    .execute()
  const id = await escalated(client, shop, bookingId)
  const before = await barberBalanceOf(db, shop.barber.id)
  const terms = { id, outcome: 'credit', amountCents: 1500, barberCents: 1000 } as const
  await expect(
    as(operations).disputeDesk.decide({ ...terms, message, reason }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  const effect = await as(finance).disputeDesk.decide({ ...terms, message, reason })
  expect(effect).toMatchObject({
    toCreditCents: 1500,
    barberCents: 900,
    commissionCents: 100,
    platformCents: 500,
  })
  expect(await walletOf(db, client.id)).toBe(1500)
  expect((await barberBalanceOf(db, shop.barber.id)) - before).toBe(-900)
})

test('nothing, with a warning for the barber', async () => {
  const { id } = await opened(client, shop, 'conduct')
  const terms = { id, outcome: 'nothing', isWarning: true, message, reason } as const
  await as(operations).disputeDesk.decide(terms)
  expect(await titlesOf(shop.barber)).toContain('A warning from Kempt')
  const view = await as(shop.barber).disputes.read({ id })
  expect(view).toMatchObject({
    decisions: [{ isWarning: true }],
    booking: { id: expect.anything() },
  })
})

test('above the limits a second person approves, and never the first one', async () => {
  const bookingId = await paid(client, shop, 90_000)
  const id = await escalated(client, shop, bookingId, 90_000)
  const terms = { id, outcome: 'refund', amountCents: 60_000, barberCents: 60_000 } as const
  const asked = await as(finance).disputeDesk.decide({ ...terms, message, reason })
  expect(asked).toMatchObject({ isWaiting: true, toCardCents: 0 })
  expect(await ordersOf(id)).toEqual([])
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated' })
  await expect(as(owner).disputeDesk.decide({ ...terms, message, reason })).rejects.toMatchObject({
    code: 'DECISION_WAITING',
  })
  const approve = (who: Actor, isApproved = true) =>
    as(who).disputeDesk.approve({ id, isApproved, reason })
  await expect(approve(finance)).rejects.toMatchObject({ code: 'OWN_REQUEST' })
  await expect(approve(operations)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await approve(owner, false)
  expect(await as(owner).disputeDesk.read({ id })).toMatchObject({ waiting: null })
  await as(finance).disputeDesk.decide({ ...terms, message, reason })
  expect((await as(finance).disputeDesk.read({ id })).waiting).toMatchObject({ isOwn: true })
  await approve(owner)
  expect(await ordersOf(id)).toMatchObject([{ askedBy: finance.id, decidedBy: owner.id }])
  expect(await disputeRow(id)).toMatchObject({ decidedBy: finance.id, approvedBy: owner.id })
  await expect(approve(owner)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect((await deedsOf(id)).toSorted()).toEqual([
    'approve-dispute-decision',
    'ask-dispute-decision',
    'ask-dispute-decision',
    'decline-dispute-decision',
  ])
})

test('one appeal, decided by someone else, is final', async () => {
  const bookingId = await paid(client, shop)
  const id = await escalated(client, shop, bookingId)
  const first = { id, outcome: 'refund', amountCents: 1000, barberCents: 1000 } as const
  await as(owner).disputeDesk.decide({ ...first, message, reason })
  const appeal = 'Please look at the second photo again.'
  await expect(as(client).disputes.answer({ id, move: 'appeal' })).rejects.toMatchObject({
    code: 'REASON_REQUIRED',
  })
  const view = await as(client).disputes.answer({ id, move: 'appeal', message: appeal })
  expect(view).toMatchObject({ state: 'appealed', appealedBy: 'client', moves: [] })
  const more = { id, outcome: 'refund', amountCents: 500, barberCents: 0 } as const
  await expect(as(owner).disputeDesk.decide({ ...more, message, reason })).rejects.toMatchObject({
    code: 'OTHER_ADMIN',
  })
  expect(await as(owner).disputeDesk.read({ id })).toMatchObject({ refusal: 'OTHER_ADMIN' })
  await as(finance).disputeDesk.decide({ ...more, message, reason })
  expect(await disputeRow(id)).toMatchObject({
    state: 'closed',
    outcome: 'settled',
    appealDecidedBy: finance.id,
  })
  expect(await ordersOf(id)).toMatchObject([
    { amountCents: 1000, chargedTo: 'barber' },
    { amountCents: 500, chargedTo: 'platform' },
  ])
  await expect(
    db.updateTable('disputes').set({ appealDecidedBy: owner.id }).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ constraint: 'disputes_other_admin' })
})

test('a barber’s appeal can give back what it cost them, and no more', async () => {
  const bookingId = await paid(client, shop)
  const id = await escalated(client, shop, bookingId)
  const first = { id, outcome: 'refund', amountCents: 1000, barberCents: 1000 } as const
  await as(owner).disputeDesk.decide({ ...first, message, reason })
  const appeal = { id, move: 'appealAsBarber', message: 'Look at my photos again.' } as const
  await as(shop.barber).disputes.respond(appeal)
  await expect(as(client).disputes.answer({ id, move: 'appeal', message })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  const before = await barberBalanceOf(db, shop.barber.id)
  const relieve = (amountCents: number) =>
    as(finance).disputeDesk.decide({ id, outcome: 'relief', amountCents, message, reason })
  await expect(relieve(1001)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' })
  expect(await relieve(1000)).toMatchObject({ barberCents: -1000, platformCents: 1000 })
  expect((await barberBalanceOf(db, shop.barber.id)) - before).toBe(1000)
})

test('outcomes belong to their state, and nobody decides about themselves', async () => {
  const bookingId = await paid(client, shop)
  const id = await escalated(client, shop, bookingId)
  const decide = (
    who: Actor,
    terms: { outcome: 'refund' | 'upheld' | 'void'; amountCents?: number },
  ) => as(who).disputeDesk.decide({ id, ...terms, message, reason })
  await expect(decide(owner, { outcome: 'upheld' })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await expect(decide(owner, { outcome: 'void' })).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  await expect(decide(owner, { outcome: 'refund' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await expect(decide(owner, { outcome: 'refund', amountCents: 3001 })).rejects.toMatchObject({
    code: 'REFUND_TOO_MUCH',
  })
  const both = await make.person('client', 'admin')
  await db.updateTable('bookings').set({ clientId: both.id }).where('id', '=', bookingId).execute()
  await expect(decide(both, { outcome: 'refund', amountCents: 100 })).rejects.toMatchObject({
    code: 'OWN_CASE',
  })
})

test('decided by twenty at once, it is decided once', async () => {
  const bookingId = await paid(client, shop)
  const id = await escalated(client, shop, bookingId)
  const terms = {
    id,
    outcome: 'refund',
    amountCents: 1000,
    barberCents: 500,
    message,
    reason,
  } as const
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => as(n % 2 ? owner : finance).disputeDesk.decide(terms)),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ordersOf(id)).toHaveLength(2)
})

test('whether a booking took place is decided with its report, and a late answer counts', async () => {
  const bookingId = await completed(client, shop)
  await db
    .updateTable('bookings')
    .set({ completionSource: 'auto' })
    .where('id', '=', bookingId)
    .execute()
  await as(client).afterBooking.notHappened({ id: bookingId })
  const past = new Date(Date.now() - 60_000).toISOString()
  await db.updateTable('bookings').set({ flagAnswerBy: past }).where('id', '=', bookingId).execute()
  await jobs['escalate-flags'].run({}, jobContext)
  const { id } = await db
    .selectFrom('disputes')
    .select('id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  expect(await disputeRow(id)).toMatchObject({ reason: 'no_service', isUncontested: true })
  expect((await as(owner).disputeDesk.read({ id })).suggestion).toMatchObject({ outcome: 'void' })
  const answer = { id: bookingId, didHappen: true, note: 'He paid in cash at noon.' }
  await as(shop.barber).afterBooking.answerFlag(answer)
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated', isUncontested: false })
  await as(owner).disputeDesk.decide({ id, outcome: 'void', message, reason })
  expect(await disputeRow(id)).toMatchObject({ state: 'decided' })
  const booking = await db
    .selectFrom('bookings')
    .select(['status', 'disputeStatus'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  expect(booking).toEqual({ status: 'cancelled', disputeStatus: 'closed' })
  const report = await db
    .selectFrom('problemReports')
    .select('state')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  expect(report.state).toBe('not_happened')
})
