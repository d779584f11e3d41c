// The payout run: who is paid how much and when, once, and what happens to payouts that do not arrive.
import { beforeEach, expect, test } from 'vitest'
import { balanceOf, barberBalanceOf } from '#server/features/ledger/service.ts'
import { fromNow } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db } from '#tests/world.ts'
import {
  createPayingOut,
  dayMs,
  letBankRest,
  otherBank,
  payoutsOf,
  tuesday,
} from '#tests/payouts.ts'
import { runToday } from './scheduling.ts'

const opened = await openProvider()
const { provider, context, work, hook, sign } = opened
const { api, atBank, earned, enterBank, ready, run, sweep, transfersTo } = createPayingOut(opened)
let shop: Listed

beforeEach(async () => {
  shop = await ready()
})

const statesOf = async () => (await payoutsOf(shop.barber)).map(({ state }) => state)
const owed = () => barberBalanceOf(db, shop.barber.id)
const nextOf = async () => (await api(shop.barber).read()).next

test('on a Tuesday the available balance goes to the bank, and the books agree', async () => {
  await earned(shop)
  await earned(shop, { cents: 5000, daysAgo: 1 })
  await run()
  const [payout] = await payoutsOf(shop.barber)
  expect(payout).toMatchObject({ state: 'processing', amountCents: 3600, bankLast4: '6789' })
  expect(await owed()).toBe(4500)
  expect(await balanceOf(db, 'payouts_payable')).toBe(0)
  const [sent] = await atBank(shop.barber)
  expect(sent).toMatchObject({ amount: 3600, status: 'pending' })
  await provider.endPayout(sent!.id, 'paid')
  await sweep()
  expect(await statesOf()).toEqual(['paid'])
  await reconcile(provider)
  const { rows } = await api(shop.barber).list({})
  expect(rows).toMatchObject([{ amountCents: 3600, state: 'paid', bankLast4: '6789' }])
  expect(await api(shop.barber).export()).toEqual(rows)
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]?.title).toBe('$36.00 is on its way to you')
})

test('twenty runs at once pay once', async () => {
  await earned(shop)
  const at = tuesday()
  await Promise.all(Array.from({ length: 20 }, () => runToday(context, at)))
  await Promise.all([work(), work(), sweep()])
  expect(await statesOf()).toEqual(['processing'])
  expect(await transfersTo(shop.barber)).toHaveLength(1)
  expect(await atBank(shop.barber)).toHaveLength(1)
  await earned(shop)
  await runToday(context, at)
  expect(await statesOf()).toEqual(['processing'])
  await reconcile(provider)
})

test('on other days only those with more than $50 who want it daily', async () => {
  await earned(shop)
  const wednesday = () => tuesday() + dayMs
  await run(wednesday())
  await api(shop.barber).setDaily({ isDaily: true })
  await run(wednesday())
  expect(await statesOf()).toEqual([])
  await earned(shop)
  await run(wednesday())
  expect(await payoutsOf(shop.barber)).toMatchObject([{ amountCents: 7200 }])
})

test('below $10 the balance waits', async () => {
  await earned(shop, { cents: 1110 })
  await run()
  expect(await statesOf()).toEqual([])
  expect(await nextOf()).toMatchObject({ at: null, block: 'minimum' })
  await earned(shop, { cents: 1000 })
  await run()
  expect(await payoutsOf(shop.barber)).toMatchObject([{ amountCents: 1899 }])
})

test('the first payout comes a week after the first earning', async () => {
  await earned(shop, { daysAgo: 6 })
  await run()
  expect(await statesOf()).toEqual([])
  const { at, block, amountCents } = await nextOf()
  expect(block === 'first_week' || block === null).toBe(true)
  expect(Date.parse(at!)).toBeGreaterThanOrEqual(Date.now() + dayMs - 3_600_000)
  expect(new Date(at!).getUTCDay()).toBe(2)
  expect(amountCents).toBe(3600)
})

test('for 48 hours after a change of the bank nothing is paid, and then to the new one', async () => {
  await earned(shop)
  await enterBank(shop.barber, otherBank)
  await api(shop.barber).check()
  await run()
  expect(await statesOf()).toEqual([])
  await letBankRest(shop.barber)
  await run()
  expect(await payoutsOf(shop.barber)).toMatchObject([{ bankLast4: '3333', amountCents: 3600 }])
})

test('without a finished account the balance waits, and says so', async () => {
  const other = await ready('Elm Cuts')
  await earned(other)
  await enterBank(other.barber, undefined, { later: 'yes' })
  await api(other.barber).check()
  await run()
  expect(await payoutsOf(other.barber)).toEqual([])
  expect((await api(other.barber).read()).next).toMatchObject({ at: null, block: 'incomplete' })
  await db.deleteFrom('payoutAccounts').where('userId', '=', other.barber.id).execute()
  await run()
  expect((await api(other.barber).read()).next).toMatchObject({ at: null, block: 'no_account' })
})

test('while payouts are paused nothing is scheduled and nothing is sent', async () => {
  await earned(shop)
  const at = tuesday()
  await runToday(context, at)
  await pause(true)
  await work()
  expect(await statesOf()).toEqual(['scheduled'])
  const other = await ready('Elm Cuts')
  await earned(other)
  await run()
  expect(await payoutsOf(other.barber)).toEqual([])
  expect(await nextOf()).toMatchObject({ block: 'paused' })
  await pause(false)
  await sweep()
  expect(await statesOf()).toEqual(['processing'])
})

async function pause(isEnabled: boolean) {
  const row = { key: 'payouts_paused', isEnabled }
  await db
    .insertInto('featureFlags')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ isEnabled }))
    .execute()
}

test('what a client has reported stays in the balance, and the rest is paid', async () => {
  const reported = await earned(shop)
  await earned(shop)
  const flag = { disputeStatus: 'flagged' }
  await db.updateTable('bookings').set(flag).where('id', '=', reported).execute()
  const { next, heldBack, balanceCents } = await api(shop.barber).read()
  expect(heldBack).toMatchObject([{ bookingId: reported, cents: 3600 }])
  expect([next.amountCents, balanceCents]).toEqual([3600, 7200])
  await run()
  expect(await payoutsOf(shop.barber)).toMatchObject([{ amountCents: 3600 }])
  await provider.endPayout((await atBank(shop.barber))[0]!.id, 'paid')
  await sweep()
  const closed = { disputeStatus: 'closed' }
  await db.updateTable('bookings').set(closed).where('id', '=', reported).execute()
  await run()
  expect((await payoutsOf(shop.barber)).map((each) => each.amountCents)).toEqual([3600, 3600])
})

test('the provider has too little: the payout waits, administrators hear of it, and it goes out later', async () => {
  await earned(shop)
  const at = tuesday()
  await runToday(context, at)
  provider.faults.add({ on: 'POST /v1/transfers', kind: 'poor' })
  await work()
  const [waiting] = await payoutsOf(shop.barber)
  expect(waiting).toMatchObject({ state: 'scheduled', attempt: 2 })
  expect(waiting?.shortAt).not.toBeNull()
  expect(Date.parse(waiting!.sweepAt) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect(await transfersTo(shop.barber)).toEqual([])
  await run()
  expect(await statesOf()).toEqual(['processing'])
  await reconcile(provider)
})

test('a bank that sends the money back: it is in the balance again, and that bank gets nothing more', async () => {
  await earned(shop)
  await run()
  await provider.endPayout((await atBank(shop.barber))[0]!.id, 'failed')
  await Promise.all([sweep(), sweep()])
  expect(await payoutsOf(shop.barber)).toMatchObject([
    { state: 'failed', failure: 'account_closed' },
  ])
  expect(await owed()).toBe(3600)
  await reconcile(provider)
  const { account, next, lines } = await api(shop.barber).read()
  expect(account.isBankRefused).toBe(true)
  expect(next).toMatchObject({ at: null, block: 'bank_refused' })
  expect(lines).toContainEqual({ kind: 'returned', count: 1, cents: 3600 })
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]?.title).toBe('Your payout came back')
  await run()
  expect(await payoutsOf(shop.barber)).toHaveLength(1)
  await enterBank(shop.barber, otherBank)
  await api(shop.barber).check()
  await letBankRest(shop.barber)
  await run()
  expect((await payoutsOf(shop.barber)).at(-1)).toMatchObject({ amountCents: 3600 })
})

test('a bank that sends the money back after it had taken it', async () => {
  await earned(shop)
  await run()
  const [sent] = await atBank(shop.barber)
  await provider.endPayout(sent!.id, 'paid')
  await sweep()
  expect(await statesOf()).toEqual(['paid'])
  const heard: string[] = []
  provider.deliverTo(async (body) => void heard.push(body))
  await provider.endPayout(sent!.id, 'failed')
  await provider.settled()
  for (const body of heard) expect(await hook(body, sign(body))).toBe(200)
  await work()
  expect(await statesOf()).toEqual(['failed'])
  expect(await owed()).toBe(3600)
  await reconcile(provider)
})

test('an account that takes no transfer: the money is in the balance again', async () => {
  await earned(shop)
  const gone = { accountId: 'acct_gone' }
  await db.updateTable('payoutAccounts').set(gone).where('userId', '=', shop.barber.id).execute()
  await run()
  expect(await payoutsOf(shop.barber)).toMatchObject([
    { state: 'failed', failure: 'resource_missing' },
  ])
  expect(await owed()).toBe(3600)
  expect(await balanceOf(db, 'payouts_payable')).toBe(0)
})

test('books that differ from the provider stop payouts until they agree', async () => {
  await earned(shop)
  const id = 'txn_unknown'
  const movement = { id, type: 'adjustment', netCents: 500, createdAt: fromNow(-120) }
  await db.insertInto('providerMovements').values(movement).execute()
  const at = tuesday()
  await run(at)
  expect(await statesOf()).toEqual([])
  expect(await nextOf()).toMatchObject({ block: 'books' })
  await db.deleteFrom('providerMovements').where('id', '=', id).execute()
  await run(at)
  expect(await statesOf()).toEqual(['processing'])
})

test('the balance explains itself to the cent', async () => {
  await earned(shop)
  await earned(shop, { cents: 5000, daysAgo: 0 })
  await run()
  const { beforeCents, lines, balanceCents, notYet, next } = await api(shop.barber).read()
  expect(beforeCents).toBe(4500)
  expect(lines).toEqual([])
  expect(balanceCents).toBe(4500)
  const later = notYet.reduce((sum, { cents }) => sum + cents, 0)
  expect(next).toMatchObject({ at: null, block: 'under_way' })
  expect(later === 0 || later === 4500).toBe(true)
})

test('a payout keeps its amount and is never paid twice', async () => {
  await earned(shop)
  await run()
  const [payout] = await payoutsOf(shop.barber)
  const change = (to: object) =>
    db.updateTable('payouts').set(to).where('id', '=', payout!.id).execute()
  await expect(change({ amountCents: 1 })).rejects.toMatchObject({ constraint: 'payouts_final' })
  await provider.endPayout((await atBank(shop.barber))[0]!.id, 'paid')
  await sweep()
  await expect(change({ state: 'scheduled' })).rejects.toMatchObject({
    constraint: 'payouts_final',
  })
})
