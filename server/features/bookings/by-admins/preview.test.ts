// What an administrator's decision about a booking gives back or charges: said before, done, and written
// down.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { onFileActs, refundsOf } from '#tests/on-file.ts'
import { bookingRow, enterCard, openProvider } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { config, work } = await openProvider()
const { api, openShop, wishAt, bookOnFile, move, complete, miss } = onFileActs(config)
const owner = await make.person('admin')
const support = await make.admin('support')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

async function bookPaid() {
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent: 100 })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  return id
}

const none = {
  toCardCents: 0,
  toCreditCents: 0,
  fromCardCents: 0,
  fromCreditCents: 0,
  waivedCents: 0,
}

const preview = (id: string, name: Move) => as(owner).bookingDesk.previewMove({ id, move: name })

async function deedOf(entityId: string) {
  const { rows } = await as(owner).audit.list({ entityId })
  return rows[0]?.after
}

const countRows = async () => {
  const count = (table: 'refunds' | 'outbox' | 'bookingEvents') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  return [await count('refunds'), await count('outbox'), await count('bookingEvents')]
}

test('canceled: what was paid goes back, and looking changes nothing', async () => {
  const id = await bookPaid()
  await work()
  const before = await countRows()
  const shown = await preview(id, 'cancel')
  expect(shown).toEqual({ ...none, toCardCents: 3000 })
  expect(await countRows()).toEqual(before)
  await move(owner, id, 'cancel')
  expect(await refundsOf(id)).toMatchObject([{ amountCents: 3000 }])
  expect(await deedOf(id)).toEqual({ status: 'cancelled', toCardCents: 3000 })
})

test('forced to a no-show: the fee stays, the rest goes back', async () => {
  const id = await bookPaid()
  await db
    .updateTable('bookings')
    .set({ policySnapshot: JSON.stringify({ ...strict, noShowFeePercent: 50 }) })
    .where('id', '=', id)
    .execute()
  await complete(client, shop, id)
  await db.updateTable('bookings').set({ completionSource: 'auto' }).where('id', '=', id).execute()
  expect(await preview(id, 'no_show')).toEqual({ ...none, toCardCents: 1500 })
  await move(owner, id, 'no_show')
  expect(await deedOf(id)).toEqual({ status: 'no_show', toCardCents: 1500 })
})

const strict = { cancellationWindowHours: 24, lateCancelFeePercent: 50, noShowFeePercent: 100 }

test('completed with a card on file: the price is charged', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  await work()
  expect((await bookingRow(id)).feePaidCents).toBe(3000)
  // The fee becomes a part of the price.
  expect(await preview(id, 'complete')).toEqual(none)
  const other = await bookOnFile(client, shop)
  await miss(shop, other)
  await db.updateTable('bookings').set({ owedCents: 1500 }).where('id', '=', other).execute()
  expect(await preview(other, 'complete')).toMatchObject({ fromCardCents: 3000 })
})

test('a move that is not open has no preview', async () => {
  const id = await bookPaid()
  await expect(preview(id, 'complete')).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

const appealed = async (id: string) => {
  const said = { kind: 'was_there', message: 'I sat there from ten to eleven.' } as const
  await as(client).appeals.open({ id, ...said })
  const { rows } = await as(support).appeals.list({})
  return rows.find(({ bookingId }) => bookingId === id)!.id
}

test('an accepted appeal: support knows what goes back, and the trail too', async () => {
  const bookingId = await bookOnFile(client, shop)
  await miss(shop, bookingId)
  await work()
  const id = await appealed(bookingId)
  const shown = await as(support).appeals.preview({ id })
  expect(shown).toEqual({ ...none, toCardCents: 3000, feeBackCents: 3000 })
  expect(await refundsOf(bookingId)).toEqual([])
  const answer = { id, isAccepted: true, reason: 'The camera shows it' }
  expect(await as(support).appeals.answer(answer)).toEqual(shown)
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ amountCents: 3000, state: 'succeeded' }])
  expect(await deedOf(id)).toMatchObject({ feeBackCents: 3000, toCardCents: 3000 })
})

test('a fee that is not charged yet is dropped; turned down, nothing moves', async () => {
  const bookingId = await bookOnFile(client, shop)
  await miss(shop, bookingId)
  const id = await appealed(bookingId)
  expect(await as(support).appeals.preview({ id })).toEqual({
    ...none,
    waivedCents: 3000,
    feeBackCents: 0,
  })
  const answer = { id, isAccepted: false, reason: 'The shop has a photo' }
  expect(await as(support).appeals.answer(answer)).toEqual({ ...none, feeBackCents: 0 })
  expect(await deedOf(id)).toMatchObject({ state: 'declined', feeBackCents: 0 })
  await expect(as(support).appeals.preview({ id })).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})

async function reported(bookingId: string) {
  await shift(bookingId, fromNow(-60))
  await move(shop.barber, bookingId, 'finish')
  await as(client).afterBooking.notHappened({ id: bookingId })
  const { rows } = await as(support).problemReports.list({})
  return rows.find((row) => row.bookingId === bookingId)!.id
}

test('a report: it did not happen gives back what was paid, it did moves nothing', async () => {
  const bookingId = await bookPaid()
  const id = await reported(bookingId)
  const { preview, decide } = as(support).problemReports
  const before = await countRows()
  expect(await preview({ id, outcome: 'happened' })).toEqual(none)
  const shown = await preview({ id, outcome: 'not_happened' })
  expect(shown).toEqual({ ...none, toCardCents: 3000 })
  expect(await countRows()).toEqual(before)
  const order = { id, outcome: 'not_happened', reason: 'Nobody was there' } as const
  expect(await decide(order)).toEqual(shown)
  expect(await refundsOf(bookingId)).toMatchObject([{ amountCents: 3000 }])
  expect(await deedOf(id)).toEqual({
    state: 'not_happened',
    status: 'cancelled',
    toCardCents: 3000,
  })
  await expect(preview(order)).rejects.toMatchObject({ code: 'MOVE_NOT_OPEN' })
})
