// Refunds by hand: who pays, what the books say, and what is refused.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { permissionsOf } from '#contract/permissions.ts'
import {
  barberBalanceOf,
  balanceOf,
  bookingClearingOf,
  commissionOn,
  walletOf,
} from '#server/features/ledger/service.ts'
import { readWallet } from '#server/features/wallet/service.ts'
import { at, hold } from '#tests/bookings.ts'
import { completedAt } from '#tests/earnings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookingRow, openProvider, reconcile } from '#tests/payments.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import {
  createPaying,
  deedsOf,
  move,
  orderOf,
  ordersOf,
  refundsOf,
  titlesOf,
} from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, work } = opened
const { paidAhead, paidAndDone, paidAndMissed } = createPaying(opened)
const finance = await make.admin('finance')
const operations = await make.admin('operations')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const refused = (code: string) => ({ code })

test('at the barber’s cost: the commission goes back in proportion, and everyone is told', async () => {
  const id = await paidAndDone(client, shop)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(2700)
  const order = orderOf(id, { note: 'Sorry about the neckline.' })
  const { requestId, note: _, reason: __, ...terms } = order
  const effect = {
    isWaiting: false,
    backCents: 1000,
    tipCents: 0,
    barberCents: 900,
    commissionCents: 100,
    promoCents: 0,
    platformCents: 0,
    leftCents: 2000,
  }
  expect(await as(finance).refunds.preview(terms)).toEqual(effect)
  expect(await refundsOf(id)).toEqual([])
  expect(await as(finance).refunds.give(order)).toEqual({ id: requestId, isWaiting: false })
  const others = [{ amountCents: 1001 }, { chargedTo: 'platform' }, { cause: 'goodwill' }] as const
  for (const other of others)
    await expect(as(finance).refunds.give({ ...order, ...other })).rejects.toMatchObject(
      refused('REFUND_SENT'),
    )
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1800)
  expect(await commissionOn(db, id)).toBe(200)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'partially_refunded' })
  await work()
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 1000, state: 'succeeded' }])
  await reconcile(provider)
  expect(await balanceOf(db, 'refunds_payable')).toBe(0)

  expect(await titlesOf(client)).toContain("We're refunding $10.00")
  const { message } = await db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', client.id)
    .where('type', '=', 'payment_received')
    .executeTakeFirstOrThrow()
  expect(message).toContain(
    '$10.00 for your appointment at Third Ward Cuts goes back to your card.',
  )
  expect(message).toContain('Sorry about the neckline.')
  expect(await titlesOf(shop.barber)).toContain('A client got $10.00 back')
  expect(await deedsOf(requestId)).toMatchObject([
    {
      action: 'give-refund',
      actorId: finance.id,
      reason: 'The fade was uneven',
      before: { refundableCents: 3000 },
      after: { refundableCents: 2000, amountCents: 1000, chargedTo: 'barber', cause: 'quality' },
    },
  ])
  const { lines } = await as(shop.barber).earnings.lines({})
  expect(lines[0]).toMatchObject({ kind: 'refund', netCents: -900, balanceCents: -900 })
})

test('three parts of a visit give back its whole commission, to the cent', async () => {
  const id = await paidAndDone(client, shop)
  for (const amountCents of [333, 333, 2334])
    await as(finance).refunds.give(orderOf(id, { amountCents }))
  expect(await commissionOn(db, id)).toBe(0)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(0)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'refunded' })
  await work()
  await reconcile(provider)
})

test('at the platform’s cost the barber keeps everything and hears nothing', async () => {
  const id = await paidAndDone(client, shop)
  const before = await balanceOf(db, 'goodwill_expense')
  await as(finance).refunds.give(orderOf(id, { chargedTo: 'platform', cause: 'goodwill' }))
  expect((await balanceOf(db, 'goodwill_expense')) - before).toBe(1000)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(2700)
  expect(await titlesOf(shop.barber)).not.toContain('A client got $10.00 back')
})

test('the fee of a no-show goes back, with its commission', async () => {
  const id = await paidAndMissed(client, shop)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1350)
  const order = orderOf(id, { amountCents: 1500, cause: 'fee_dropped' })
  await expect(as(finance).refunds.give({ ...order, amountCents: 1501 })).rejects.toMatchObject(
    refused('REFUND_TOO_MUCH'),
  )
  await as(finance).refunds.give(order)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(0)
  expect(await commissionOn(db, id)).toBe(0)
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'refunded' })
  await work()
  await reconcile(provider)
})

test.each(['barber', 'platform'] as const)(
  'a visit that did not take place after a refund at the cost of the %s: nothing goes back twice',
  async (chargedTo) => {
    const id = await paidAndDone(client, shop)
    const goodwill = await balanceOf(db, 'goodwill_expense')
    await as(finance).refunds.give(orderOf(id, { chargedTo }))
    await move(await make.admin('owner'), id, 'void')
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(0)
    expect(await balanceOf(db, 'goodwill_expense')).toBe(goodwill)
    expect(await bookingClearingOf(db, id)).toBe(0)
    expect(await walletOf(db, client.id)).toBe(0)
    const cents = (await refundsOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(cents).toBe(3000)
    await work()
    await reconcile(provider)
    expect(await balanceOf(db, 'refunds_payable')).toBe(0)
  },
)

test('without a card: credit from the platform, up to the price, for those who may give it', async () => {
  const id = await completedAt(client, shop, { at: at(-2, 600) })
  const { totalCents } = await bookingRow(id)
  const gift = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
  expect(await as(finance).refunds.open({ id })).toMatchObject({
    cardCents: 0,
    creditCents: totalCents,
    refusal: null,
  })
  await expect(as(operations).refunds.give(orderOf(id, gift))).rejects.toMatchObject(
    refused('NOT_ALLOWED'),
  )
  await expect(
    as(finance).refunds.give(orderOf(id, { ...gift, chargedTo: 'barber' })),
  ).rejects.toMatchObject(refused('INVALID_INPUT'))
  await expect(
    as(finance).refunds.give(orderOf(id, { ...gift, amountCents: totalCents + 1 })),
  ).rejects.toMatchObject(refused('REFUND_TOO_MUCH'))
  const order = orderOf(id, { ...gift, amountCents: 1500 })
  await as(finance).refunds.give(order)
  expect(await walletOf(db, client.id)).toBe(1500)
  expect((await readWallet(db, client.id)).creditCents).toBe(1500)
  expect(await as(finance).refunds.open({ id })).toMatchObject({ creditCents: totalCents - 1500 })
  expect(await titlesOf(client)).toContain('You have $15.00 of credit')
  const { line, postings, parts } = await as(finance).refunds.read({ id: order.requestId })
  expect(line).toMatchObject({ state: 'done', method: 'credit', chargedTo: 'platform' })
  expect(parts).toEqual([])
  expect(postings).toMatchObject([
    {
      event: 'credit_granted',
      lines: [
        { account: 'goodwill_expense', cents: 1500 },
        { account: 'client_wallet', cents: -1500, owner: 'client' },
      ],
    },
  ])
})

test('the card comes first, a guest has no credit, and nothing is given before the end', async () => {
  const id = await paidAndDone(client, shop)
  const gift = { method: 'credit', chargedTo: 'platform' } as const
  await expect(as(finance).refunds.give(orderOf(id, gift))).rejects.toMatchObject(
    refused('CARD_FIRST'),
  )
  await as(finance).refunds.give(orderOf(id, { amountCents: 3000 }))
  expect(await as(finance).refunds.open({ id })).toMatchObject({
    paidCents: 3000,
    refundedCents: 3000,
    cardCents: 0,
    creditCents: 0,
    refusal: 'REFUND_TOO_MUCH',
  })
  await expect(as(finance).refunds.give(orderOf(id, gift))).rejects.toMatchObject(
    refused('REFUND_TOO_MUCH'),
  )

  const { id: held } = await hold(client, shop, at(5, 600))
  await expect(as(finance).refunds.open({ id: held })).rejects.toMatchObject(refused('NOT_FOUND'))

  const coming = await paidAhead(client, shop)
  expect(await as(finance).refunds.open({ id: coming })).toMatchObject({
    refusal: 'REFUND_TOO_EARLY',
  })
  await expect(as(finance).refunds.give(orderOf(coming))).rejects.toMatchObject(
    refused('REFUND_TOO_EARLY'),
  )

  const walkIn = await completedAt(client, shop, { at: at(-3, 600) })
  await db
    .updateTable('bookings')
    .set({ clientId: null, guestName: 'Ana Ruiz', guestEmail: 'ana@example.com' })
    .where('id', '=', walkIn)
    .execute()
  const { tillCents } = await as(finance).refunds.open({ id: walkIn })
  expect(tillCents).toBeGreaterThan(0)
  expect(await as(finance).refunds.open({ id: walkIn })).toMatchObject({
    creditCents: 0,
    refusal: null,
  })
  await expect(as(finance).refunds.give(orderOf(walkIn, gift))).rejects.toMatchObject(
    refused('NO_WALLET'),
  )
  await as(finance).refunds.give(orderOf(walkIn, { method: 'till', amountCents: tillCents }))
  expect(await as(finance).refunds.open({ id: walkIn })).toMatchObject({
    tillCents: 0,
    refusal: 'NO_WALLET',
  })
})

test('a guest reads of it in a mail', async () => {
  const id = await paidAndDone(client, shop)
  const guestEmail = `${id}@example.com`
  await db
    .updateTable('bookings')
    .set({ clientId: null, guestName: 'Ana Ruiz', guestEmail })
    .where('id', '=', id)
    .execute()
  await as(finance).refunds.give(orderOf(id, { note: 'See you soon.' }))
  await work()
  const mail = await mailTo(guestEmail, 'notice')
  expect(JSON.stringify(mail)).toContain('goes back to your card')
  expect(JSON.stringify(mail)).toContain('See you soon.')
})

test('nobody decides about their own booking', async () => {
  const id = await paidAndDone(client, shop)
  const permissions = permissionsOf(['finance'])
  for (const who of [client, shop.barber]) {
    const self = {
      ...who,
      roles: [...who.roles, 'admin' as const],
      permissions,
      secondFactorAt: Date.now(),
    }
    await expect(as(self).refunds.give(orderOf(id))).rejects.toMatchObject(refused('OWN_CASE'))
  }
  expect(await ordersOf(id)).toEqual([])
})

test('an order of someone else, or for another booking, is not found', async () => {
  const id = await paidAndDone(client, shop)
  const order = orderOf(id)
  await as(finance).refunds.give(order)
  await expect(as(operations).refunds.give(order)).rejects.toMatchObject(refused('NOT_FOUND'))
  const other = await paidAndDone(client, shop)
  await expect(as(finance).refunds.give({ ...order, bookingId: other })).rejects.toMatchObject(
    refused('NOT_FOUND'),
  )
  expect(await refundsOf(other)).toEqual([])
})
