// A bank takes a payment back: evidence, won and lost.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, balanceOf } from '#server/features/ledger/service.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import {
  createPaid,
  disputeRow,
  picture,
  runOut,
  titlesOf,
} from '#server/features/disputes/disputes.test.kit.ts'

const opening = await openProvider()
const { provider, work, hook } = opening
const paid = createPaid(opening)
const owner = await make.admin('owner')
const finance = await make.admin('finance')
const reason = 'The bank said so'
const message = 'The bank kept the money; the shop could not have known.'
let shop: Listed
let client: Actor

beforeEach(async () => {
  provider.deliverTo(hook)
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

async function taken() {
  const bookingId = await paid(client, shop)
  const [payment] = await paymentsOf(bookingId)
  const { id: bankId } = await provider.disputePayment(payment!.intentId!)
  await arrive()
  const { id } = await db
    .selectFrom('disputes')
    .select('id')
    .where('providerDisputeId', '=', bankId)
    .executeTakeFirstOrThrow()
  return { bookingId, bankId, id }
}

async function arrive() {
  await provider.settled()
  await work()
}

const evidenceOf = async (bankId: string) =>
  (await provider.list('dispute')).find(({ id }) => id === bankId)!

test('the bank’s event opens it with what we know, and the money is on hold', async () => {
  const chargebacks = await balanceOf(db, 'chargebacks')
  const { id, bookingId } = await taken()
  expect((await balanceOf(db, 'chargebacks')) - chargebacks).toBe(3000)
  await reconcile(provider)
  const view = await as(shop.barber).disputes.read({ id })
  expect(view).toMatchObject({
    kind: 'chargeback',
    state: 'barber_response',
    moves: ['submit'],
    booking: { id: bookingId },
    events: [
      { side: 'bank', event: 'opened' },
      { side: 'system', event: 'gathered' },
    ],
  })
  const gathered = view.events[1]!.message
  for (const part of ['Third Ward Cuts', 'free cancellation', 'the client confirmed', 'completed'])
    expect(gathered).toContain(part)
  expect((await as(shop.barber).disputes.ofShop({})).stats.atRiskCents).toBe(3000)
  await expect(as(client).disputes.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await as(client).disputes.mine({})).rows).toEqual([])
  await expect(
    as(shop.barber).disputes.respond({ id, move: 'contest', message }),
  ).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
  expect(await titlesOf(shop.barber)).toContain('A bank took back $30.00')
})

test('won: sent once with the barber’s words, and the money comes back', async () => {
  const { id, bankId } = await taken()
  const words = 'He sat in my chair for an hour.'
  await as(shop.barber).disputes.say({ id, message: words, files: [await picture()] })
  await as(shop.barber).disputes.respond({ id, move: 'submit' })
  await arrive()
  const sent = await evidenceOf(bankId)
  expect(sent).toMatchObject({ status: 'under_review', evidence_details: { submission_count: 1 } })
  expect(sent.evidence.uncategorized_text).toContain(words)
  expect(sent.evidence.uncategorized_file).toMatch(/^file_/)
  expect((await disputeRow(id)).sentAt).not.toBeNull()
  const before = await barberBalanceOf(db, shop.barber.id)
  await provider.endDispute(bankId, 'won')
  await arrive()
  expect(await disputeRow(id)).toMatchObject({ state: 'closed', outcome: 'won' })
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(before)
  await reconcile(provider)
  expect(await titlesOf(shop.barber)).toContain('The bank decided for you')
})

test('the barber’s silence sends what we have, before the provider’s deadline', async () => {
  const { id, bankId } = await taken()
  const { dueAt, providerDueAt } = await disputeRow(id)
  expect(Date.parse(dueAt!)).toBeLessThan(Date.parse(providerDueAt!))
  await runOut(id)
  await arrive()
  expect(await disputeRow(id)).toMatchObject({ state: 'submitted' })
  expect(await evidenceOf(bankId)).toMatchObject({ status: 'under_review' })
})

test('lost through nobody’s fault: the platform pays', async () => {
  const { id, bankId } = await taken()
  const loss = await balanceOf(db, 'dispute_loss')
  await provider.endDispute(bankId, 'lost')
  await arrive()
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated', isLost: true })
  const desk = await as(owner).disputeDesk.read({ id })
  expect(desk.suggestion).toMatchObject({ barberPercent: 0, amountCents: 3000 })
  const before = await barberBalanceOf(db, shop.barber.id)
  const effect = await as(owner).disputeDesk.decide({ id, outcome: 'refund', message, reason })
  expect(effect).toMatchObject({ barberCents: 0, platformCents: 3000, toCardCents: 0 })
  expect((await balanceOf(db, 'dispute_loss')) - loss).toBe(3000)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(before)
  await reconcile(provider)
})

test('lost through the barber’s fault: they pay, with the commission back, and can appeal', async () => {
  const { id, bankId } = await taken()
  const held = await balanceOf(db, 'chargebacks')
  await provider.endDispute(bankId, 'lost')
  await arrive()
  const before = await barberBalanceOf(db, shop.barber.id)
  const terms = { id, outcome: 'refund', barberCents: 3000, message, reason } as const
  expect(await as(owner).disputeDesk.decide(terms)).toMatchObject({
    barberCents: 2700,
    commissionCents: 300,
    platformCents: 0,
  })
  expect((await barberBalanceOf(db, shop.barber.id)) - before).toBe(-2700)
  expect((await balanceOf(db, 'chargebacks')) - held).toBe(-3000)
  await as(shop.barber).disputes.respond({ id, move: 'appealAsBarber', message })
  await as(finance).disputeDesk.decide({ id, outcome: 'upheld', message, reason })
  expect(await disputeRow(id)).toMatchObject({ state: 'closed', outcome: 'settled' })
  await reconcile(provider)
})

test('events twice, late and in any order post once', async () => {
  const { id, bankId } = await taken()
  await provider.endDispute(bankId, 'won')
  await arrive()
  await db
    .insertInto('outbox')
    .values(
      [1, 2, 3].map(() => ({
        kind: 'job' as const,
        name: 'hear-chargeback',
        payload: JSON.stringify({ providerDisputeId: bankId }),
      })),
    )
    .execute()
  await work()
  const posted = await db
    .selectFrom('ledgerTransactions')
    .select('event')
    .where('idempotencyKey', 'like', 'dispute:%')
    .where('bookingId', '=', (await disputeRow(id)).bookingId)
    .orderBy('id')
    .execute()
  expect(posted.map(({ event }) => event)).toEqual(['chargeback_opened', 'chargeback_won'])
})

test('what a bank took cannot be refunded on top', async () => {
  const { bookingId } = await taken()
  expect(await as(owner).refunds.open({ id: bookingId })).toMatchObject({ cardCents: 0 })
})

test('a chargeback of a payment that is not ours changes nothing', async () => {
  const { id, bankId } = await taken()
  const count = () =>
    db
      .selectFrom('disputes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  await db
    .updateTable('disputes')
    .set({ providerDisputeId: 'dp_old' })
    .where('id', '=', id)
    .execute()
  await db.updateTable('payments').set({ intentId: null }).execute()
  const before = await count()
  await db
    .insertInto('outbox')
    .values({
      kind: 'job',
      name: 'hear-chargeback',
      payload: JSON.stringify({ providerDisputeId: bankId }),
    })
    .execute()
  await work()
  expect(await count()).toEqual(before)
})
