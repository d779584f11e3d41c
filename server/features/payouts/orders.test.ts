// What administrators do by hand to barbers' money, and the second person for large sums.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { barberBalanceOf } from '#server/features/ledger/service.ts'
import { fromNow } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { atOnce, createPayingOut, deedsOf, payoutsOf, titlesOf, tuesday } from '#tests/payouts.ts'
import { as, db, make } from '#tests/world.ts'
import { expireOrders } from './order-queries.ts'
import { runToday } from './scheduling.ts'

const opened = await openProvider()
const { provider, config, context, work } = opened
const { atBank, earned, ready, run, sweep, transfersTo } = createPayingOut(opened)
const finance = await make.admin('finance')
const colleague = await make.admin('finance')
const desk = as(finance, { config }).transfers
const other = as(colleague, { config }).transfers
let shop: Listed

beforeEach(async () => {
  shop = await ready()
})

const order = <More extends object>(more: More) => ({
  requestId: randomUUID(),
  reason: 'They called and asked',
  ...more,
})
const owed = () => barberBalanceOf(db, shop.barber.id)
const statesOf = async () => (await payoutsOf(shop.barber)).map(({ state }) => state)
const payOne = (requestId: string = randomUUID()) =>
  desk.run({ ...order({ barberId: shop.barber.id }), requestId })
const adjust = (amountCents: number) => desk.adjust(order({ id: shop.barber.id, amountCents }))

test('one barber is paid now, once, and it is written down', async () => {
  await earned(shop)
  const requestId = randomUUID()
  const { done } = await atOnce(10, () => payOne(requestId))
  expect(done).toBe(10)
  await work()
  expect(await payoutsOf(shop.barber)).toMatchObject([
    { state: 'processing', amountCents: 3600, madeBy: finance.id },
  ])
  expect(await transfersTo(shop.barber)).toHaveLength(1)
  expect(await deedsOf(shop.barber.id)).toMatchObject([
    { action: 'run-payouts', actorId: finance.id, after: { amountCents: 3600 } },
  ])
  await expect(payOne()).rejects.toMatchObject({ code: 'NOTHING_TO_PAY_OUT' })
  await reconcile(provider)
})

test('the order of a colleague is not found', async () => {
  const sent = order({ id: shop.barber.id, amountCents: 100 })
  await desk.adjust(sent)
  await expect(other.adjust(sent)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await owed()).toBe(100)
})

test('above $500 a second person decides, and not the one who asked', async () => {
  expect(await adjust(50_001)).toEqual({ isWaiting: true })
  expect(await owed()).toBe(0)
  const [waiting] = (await other.read()).orders.filter((each) => each.amountCents === 50_001)
  expect(waiting).toMatchObject({ kind: 'adjust', isOwn: false, name: 'Third Ward Cuts' })
  const decision = { id: waiting!.id, isApproved: true, reason: 'The receipt is there' }
  await expect(desk.decide(decision)).rejects.toMatchObject({ code: 'OWN_MONEY_ORDER' })
  await expect(adjust(100)).rejects.toMatchObject({ code: 'MONEY_ORDER_WAITS' })
  const { done, codes } = await atOnce(10, () => other.decide(decision))
  expect([done, new Set(codes)]).toEqual([1, new Set(['MONEY_ORDER_OVER'])])
  expect(await owed()).toBe(50_001)
  expect(await titlesOf(finance)).toContain('Your order was approved')
  expect(await titlesOf(colleague)).toContain('An order about money waits for you')
})

test('many small sums of one person count as one', async () => {
  expect(await adjust(30_000)).toEqual({ isWaiting: false })
  expect(await adjust(-20_000)).toEqual({ isWaiting: false })
  expect(await adjust(1)).toEqual({ isWaiting: true })
  expect(await owed()).toBe(10_000)
})

test('declined, nothing moves; what nobody decides expires', async () => {
  await adjust(60_000)
  const find = async () =>
    (await other.read()).orders.find(({ amountCents }) => amountCents === 60_000)
  const first = (await find())!
  await other.decide({ id: first.id, isApproved: false, reason: 'No receipt' })
  expect(await titlesOf(finance)).toContain('Your order was declined')
  await adjust(60_000)
  const second = (await find())!
  const late = { expiresAt: fromNow(-1) }
  await db.updateTable('moneyOrders').set(late).where('id', '=', second.id).execute()
  expect(await find()).toBeUndefined()
  const decision = { id: second.id, isApproved: true, reason: 'Too late' }
  await expect(other.decide(decision)).rejects.toMatchObject({ code: 'MONEY_ORDER_OVER' })
  await expireOrders(db)
  expect(await owed()).toBe(0)
  expect(await adjust(100)).toEqual({ isWaiting: false })
})

test('a hold stops what is scheduled, and its release sends it', async () => {
  await earned(shop)
  await runToday(context, tuesday())
  await desk.hold({ id: shop.barber.id, reason: 'Two names on one bank' })
  await work()
  expect(await statesOf()).toEqual(['on_hold'])
  const again = { id: shop.barber.id, reason: 'Once more' }
  await expect(desk.hold(again)).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  expect((await as(shop.barber, { config }).payouts.read()).next.block).toBe('hold')
  await run()
  expect(await transfersTo(shop.barber)).toEqual([])
  expect(await desk.release(order({ id: shop.barber.id }))).toEqual({ isWaiting: false })
  await work()
  expect(await statesOf()).toEqual(['processing'])
  const release = desk.release(order({ id: shop.barber.id }))
  await expect(release).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test('a hold that comes after the transfer does not lose it', async () => {
  await earned(shop)
  await runToday(context, tuesday())
  provider.faults.add(
    { on: 'POST /v1/transfers', kind: 'drop' },
    { on: 'POST /v1/transfers', kind: 'drop' },
  )
  await work()
  await desk.hold({ id: shop.barber.id, reason: 'Two names on one bank' })
  expect(await transfersTo(shop.barber)).toHaveLength(1)
  await desk.release(order({ id: shop.barber.id }))
  await work()
  await sweep()
  expect(await statesOf()).toEqual(['processing'])
  expect(await transfersTo(shop.barber)).toHaveLength(1)
  await reconcile(provider)
})

test('one that came back is sent again to the same bank, by hand', async () => {
  await earned(shop)
  await run()
  await provider.endPayout((await atBank(shop.barber))[0]!.id, 'failed')
  await sweep()
  const [failed] = await payoutsOf(shop.barber)
  await desk.retry(order({ id: failed!.id }))
  await work()
  expect(await statesOf()).toEqual(['failed', 'processing'])
  const [paid] = (await payoutsOf(shop.barber)).slice(-1)
  await expect(desk.retry(order({ id: paid!.id }))).rejects.toMatchObject({
    code: 'PAYOUT_NOT_OPEN',
  })
  await reconcile(provider)
})

test('one that waits for our balance is tried at once', async () => {
  await earned(shop)
  await runToday(context, tuesday())
  provider.faults.add({ on: 'POST /v1/transfers', kind: 'poor' })
  await work()
  const [waiting] = await payoutsOf(shop.barber)
  await desk.retry(order({ id: waiting!.id }))
  await work()
  expect(await statesOf()).toEqual(['processing'])
})

test('everyone is paid by one order of two people', async () => {
  const more = await ready('Elm Cuts')
  await earned(shop, { cents: 40_000 })
  await earned(more, { cents: 40_000 })
  const { now } = await desk.read()
  expect(now.count).toBeGreaterThanOrEqual(2)
  expect(await desk.run(order({ barberId: null }))).toEqual({ isWaiting: true })
  const [waiting] = (await other.read()).orders.filter(({ kind }) => kind === 'run')
  await other.decide({ id: waiting!.id, isApproved: true, reason: 'The list is right' })
  await work()
  expect(await statesOf()).toEqual(['processing'])
  expect(await payoutsOf(more.barber)).toHaveLength(1)
})

test('more than was asked for is another order', async () => {
  await earned(shop, { cents: 60_000 })
  expect(await payOne()).toEqual({ isWaiting: true })
  await earned(shop)
  const [waiting] = (await other.read()).orders.filter(({ kind }) => kind === 'run')
  const decision = { id: waiting!.id, isApproved: true, reason: 'The list is right' }
  await expect(other.decide(decision)).rejects.toMatchObject({ code: 'NUMBERS_CHANGED' })
  await other.decide({ ...decision, isApproved: false })
})

test('while payouts are paused or the books are red, nothing is paid by hand', async () => {
  await earned(shop)
  await db.insertInto('featureFlags').values({ key: 'payouts_paused', isEnabled: true }).execute()
  await expect(payOne()).rejects.toMatchObject({ code: 'PAYOUTS_PAUSED' })
  await db.deleteFrom('featureFlags').execute()
  const row = { providerCents: 1, ledgerCents: 0, differenceCents: 1, unmatched: 1, owedCents: 0 }
  const { id } = await db
    .insertInto('reconciliations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await expect(payOne()).rejects.toMatchObject({ code: 'BOOKS_RED' })
  await db.deleteFrom('reconciliations').where('id', '=', id).execute()
})

test('nobody decides about their own shop', async () => {
  const own = await list('Own Cuts')
  await db.insertInto('userRoles').values({ userId: own.barber.id, role: 'admin' }).execute()
  const { permissions, secondFactorAt } = finance
  const actor = { ...own.barber, roles: [...finance.roles], permissions, secondFactorAt }
  const mine = as(actor, { config }).transfers
  const { id } = own.barber
  const refused = { code: 'OWN_CASE' }
  await expect(mine.adjust(order({ id, amountCents: 100 }))).rejects.toMatchObject(refused)
  await expect(mine.hold({ id, reason: 'Just because' })).rejects.toMatchObject(refused)
})

test('balances: who is owed, who owes, who is paid next; found by name and paged', async () => {
  const name = `Find Me ${randomUUID().slice(0, 8)}`
  const found = await ready(name)
  await earned(found)
  const debtor = await list(`${name} Too`)
  await desk.adjust(order({ id: debtor.barber.id, amountCents: -700 }))
  const { rows, total } = await desk.balances({ q: name })
  expect(total.count).toBe(2)
  expect(rows.map(({ balanceCents }) => balanceCents)).toEqual([3600, -700])
  expect(rows[1]).toMatchObject({ block: 'debt' })
  expect((await desk.balances({ q: name, show: 'debts' })).rows).toHaveLength(1)
  expect((await desk.balances({ q: name, show: 'held' })).rows).toEqual([])
  const [first] = rows
  const after = `${first!.balanceCents}_${first!.id}`
  expect((await desk.balances({ q: name, after })).rows).toHaveLength(1)
  const { owedCents, debtCents } = await desk.read()
  expect(owedCents).toBeGreaterThanOrEqual(3600)
  expect(debtCents).toBeGreaterThanOrEqual(700)
})

test('payouts of everyone, by state and name', async () => {
  const name = `Log ${randomUUID().slice(0, 8)}`
  const found = await ready(name)
  await earned(found)
  await run()
  const { rows } = await desk.list({ q: name })
  expect(rows).toMatchObject([{ name, state: 'processing', amountCents: 3600, by: null }])
  expect((await desk.list({ q: name, state: 'failed' })).rows).toEqual([])
})
