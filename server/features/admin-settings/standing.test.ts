// The numbers of standing: what no-shows and late cancellations cost a client or a shop.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, fromNow, hold, madeLongAgo, mark, shift, sweep } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { change } from './settings.test.kit.ts'

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts', { hours: [540, 1020] })
})
afterEach(async () => {
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').defaultValues().execute()
})

test('noShowsToConfirm: from then on a client has to say that they come', async () => {
  await change.standing({ noShowsToConfirm: 2 })
  const asked = async () => {
    const { id } = await book(client, shop, at(2, 600))
    await shift(id, fromNow(23 * 60))
    await madeLongAgo(id)
    await sweep()
    const { attendance } = await as(client).bookings.read({ id })
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
    return attendance
  }
  await mark(shop, { clientId: client.id }, { missed: 1 })
  expect(await asked()).toBeNull()
  await change.standing({ noShowsToConfirm: 1 })
  expect(await asked()).toBe('asked')
})

test.each([
  ['noShowsToAsk', { missed: 2 }, { noShowsToAsk: 3 }],
  ['lateCancelsToAsk', { late: 3 }, { lateCancelsToAsk: 4 }],
] as const)('%s: from then on a client gives a card', async (_, marks, more) => {
  await mark(shop, { clientId: client.id }, marks)
  expect((await hold(client, shop, at(2, 600))).paymentPolicy).toBe('card_on_file')
  await change.standing(more)
  expect((await hold(client, shop, at(2, 660))).paymentPolicy).toBe('pay_at_shop')
})

test('noShowsUntilOff: from then on a client cannot book', async () => {
  await mark(shop, { clientId: client.id }, { missed: 4 })
  await expect(book(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'BOOKING_OFF' })
  await change.standing({ noShowsUntilOff: 5 })
  await expect(book(client, shop, at(2, 600))).rejects.toMatchObject({ code: 'CARD_NEEDED' })
})

test('shopCancelsToWarn and shopCancelsToReview: a shop is warned, then reviewed', async () => {
  await change.standing({ shopCancelsToWarn: 1, shopCancelsToReview: 2 })
  const notices = async () => {
    const rows = await db
      .selectFrom('reliabilityNotices')
      .select('kind')
      .where('barberId', '=', shop.barber.id)
      .orderBy('createdAt')
      .execute()
    return rows.map(({ kind }) => kind)
  }
  const cancel = async () => {
    const { id } = await book(await make.person('client'), shop, at(5, 600))
    await shift(id, fromNow(600))
    const { version } = await as(shop.barber).bookings.read({ id })
    await as(shop.barber).bookings.move({
      id,
      version,
      move: 'cancel',
      reason: 'The water is off.',
    })
  }
  await cancel()
  expect(await notices()).toEqual(['warning'])
  await cancel()
  expect(await notices()).toEqual(['warning', 'review'])
  const { reliability } = await as(shop.barber).overview.shop()
  expect(reliability).toMatchObject({ lateCancellations: 2, warnAt: 1, reviewAt: 2 })
})
