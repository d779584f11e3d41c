// Credit pays for bookings, through the API.
import { describe, expect, test } from 'vitest'
import { creditFor } from '#contract/money/price.ts'
import { inTransaction } from '#server/database/db.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, bookingAt, fromNow, hold, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { lockCredit, spendCredit } from '#server/features/booking-money/service.ts'
import {
  bookWithCredit,
  client,
  complete,
  credit,
  give,
  inDays,
  leftOf,
  move,
  shop,
} from './wallet.test.kit.ts'

describe('a booking with credit', () => {
  test('is shown the credit while it is held, and costs less', async () => {
    await give(500)
    const held = await hold(client, shop, at(2, 600))
    expect(held).toMatchObject({ totalCents: 4000, walletCents: 500 })
    const confirm = { id: held.id, useCredit: true, totalCents: 3500 }
    const booking = await as(client).bookings.confirm(confirm)
    expect(booking).toMatchObject({ totalCents: 3500, creditCents: 500, discount: null })
    expect(await credit()).toBe(0)
    expect(await bookingClearingOf(db, held.id)).toBe(500)
    await as(client).bookings.confirm(confirm)
    expect(await bookingClearingOf(db, held.id)).toBe(500)
  })

  test('keeps the credit when the client does not use it', async () => {
    await give(500)
    const { id } = await hold(client, shop, at(2, 600))
    expect(await as(client).bookings.confirm({ id, totalCents: 4000 })).toMatchObject({
      totalCents: 4000,
      creditCents: 0,
    })
    expect(await credit()).toBe(500)
  })

  test('uses what expires first, and no more than the price', async () => {
    const late = await give(6000, inDays(90))
    const early = await give(300, inDays(10))
    expect(await bookWithCredit()).toMatchObject({ totalCents: 0, creditCents: 4000 })
    expect([await leftOf(early), await leftOf(late)]).toEqual([0, 2300])
  })

  test('cannot use credit that has expired', async () => {
    await give(500, inDays(-1))
    expect(await hold(client, shop, at(2, 600))).toMatchObject({ walletCents: 0 })
    expect(await bookWithCredit()).toMatchObject({ totalCents: 4000, creditCents: 0 })
  })

  test('is refused with the new price when the credit was spent meanwhile', async () => {
    const grant = await give(500)
    const { id } = await hold(client, shop, at(2, 600))
    await db
      .updateTable('walletGrants')
      .set({ expiresAt: inDays(-1) })
      .where('id', '=', grant)
      .execute()
    const confirm = { id, useCredit: true, totalCents: 3500 }
    await expect(as(client).bookings.confirm(confirm)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      price: { totalCents: 4000, walletCents: 0 },
    })
    await as(client).bookings.confirm({ ...confirm, totalCents: 4000 })
  })

  test('at three barbers at once spends it once', async () => {
    await give(500)
    const shops = [shop, await list('Elsewhere'), await list('Over there')]
    const holds = []
    for (const [index, each] of shops.entries())
      holds.push(await hold(client, each, at(2 + index, 600)))
    const confirmed = await Promise.allSettled(
      holds.map(({ id, totalCents }) =>
        as(client).bookings.confirm({ id, useCredit: true, totalCents: totalCents - 500 }),
      ),
    )
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await credit()).toBe(0)
  })

  test('pays the barber as if it were money', async () => {
    await give(500)
    const { id } = await bookWithCredit()
    await complete(id)
    // $5 less 10% of $40.
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
    expect(await bookingClearingOf(db, id)).toBe(0)
  })

  test('gives back what a lower final price does not need', async () => {
    await give(5000)
    const { id } = await bookWithCredit()
    await shift(id, fromNow(-20))
    const { version } = await as(shop.barber).bookings.read({ id })
    const [serviceId] = shop.services
    const items = [{ serviceId: serviceId!, priceCents: 3000 }]
    await as(shop.barber).desk.finish({ place: 'barber', id, version, items })
    expect(await as(client).bookings.read({ id })).toMatchObject({
      totalCents: 0,
      creditCents: 3000,
    })
    expect(await credit()).toBe(2000)
    await move(client, id, 'complete')
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(3000 - 300)
  })
})

test('twenty bookings at once spend what is there and not a cent more', async () => {
  await give(700)
  await give(300)
  const ids = []
  for (let n = 0; n < 20; n++)
    ids.push(await bookingAt(await make.person('client'), shop, fromNow(600 + n * 60)))
  const spent = await Promise.all(
    ids.map((bookingId) =>
      inTransaction(db, async (db) => {
        const cents = creditFor(300, await lockCredit(db, client.id))
        if (cents > 0) await spendCredit(db, { clientId: client.id, bookingId, cents })
        return cents
      }),
    ),
  )
  expect(spent.toSorted((a, b) => b - a).slice(0, 5)).toEqual([300, 300, 300, 100, 0])
  expect(await credit()).toBe(0)
})

test('a client sees their own credit and what it was used for', async () => {
  await give(500, inDays(20))
  const { id } = await bookWithCredit()
  await move(client, id, 'cancel')
  const wallet = await as(client).wallet.read()
  expect(wallet).toMatchObject({
    creditCents: 500,
    grants: [{ leftCents: 500, reason: 'referral' }],
  })
  expect(
    wallet.movements.map(({ kind, cents, balanceCents, shopName }) => [
      kind,
      cents,
      balanceCents,
      shopName,
    ]),
  ).toEqual([
    ['returned', 500, 500, 'Third Ward Cuts'],
    ['used', -500, 0, 'Third Ward Cuts'],
    ['granted', 500, 500, null],
  ])
  expect(await as(await make.person('client')).wallet.read()).toEqual({
    creditCents: 0,
    grants: [],
    movements: [],
  })
})
