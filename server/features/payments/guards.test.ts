// What the database refuses, whoever asks.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookSoon } from '#tests/payments.ts'
import { db, make } from '#tests/world.ts'
import { refuseOtherProvider } from './service.ts'

let shop: Listed
let client: Actor
let bookingId: string

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  bookingId = (await bookSoon(client, shop)).id
})

const insert = (more: object = {}) =>
  db
    .insertInto('payments')
    .values({
      provider: 'demo',
      userId: client.id,
      bookingId,
      purpose: 'prepay',
      how: 'page',
      amountCents: 3000,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const update = (id: string, change: object) =>
  db.updateTable('payments').set(change).where('id', '=', id).execute()

const refund = (paymentId: string, amountCents: number, cause: string = crypto.randomUUID()) =>
  db.insertInto('refunds').values({ paymentId, amountCents, cause }).execute()

const refused = (constraint: string) => expect.objectContaining({ constraint })

test('one payment at work for a booking and purpose', async () => {
  const { id } = await insert()
  await expect(insert()).rejects.toEqual(refused('payments_one_at_work'))
  await update(id, { state: 'expired' })
  await insert()
})

test('one card being saved by a person', async () => {
  const card = { purpose: 'card', bookingId: null, amountCents: 0 }
  await insert(card)
  await expect(insert(card)).rejects.toEqual(refused('payments_one_at_work'))
})

test('amounts below the provider’s least, and cards that cost something', async () => {
  await expect(insert({ amountCents: 49 })).rejects.toEqual(refused('payments_amount'))
  await expect(insert({ purpose: 'card', bookingId: null, amountCents: 100 })).rejects.toEqual(
    refused('payments_amount'),
  )
  await expect(insert({ bookingId: null })).rejects.toEqual(refused('payments_about'))
  await expect(
    insert({ purpose: 'card', bookingId: null, amountCents: 0, how: 'saved' }),
  ).rejects.toEqual(refused('payments_card'))
})

test.each(['succeeded', 'failed', 'expired'])('what is %s stays so', async (state) => {
  const { id } = await insert({ state })
  await expect(update(id, { state: 'created' })).rejects.toEqual(refused('payments_final'))
})

test('amount, purpose and booking of a payment never change', async () => {
  const { id } = await insert()
  const other = (await bookSoon(client, shop)).id
  for (const change of [{ amountCents: 50 }, { purpose: 'tip' }, { bookingId: other }])
    await expect(update(id, change)).rejects.toEqual(refused('payments_final'))
})

test('refunds never exceed the payment, once per cause, and only of what was paid', async () => {
  const { id: unpaid } = await insert()
  await expect(refund(unpaid, 100)).rejects.toEqual(refused('refunds_within_payment'))
  await update(unpaid, { state: 'succeeded' })
  await refund(unpaid, 2000, 'a')
  await expect(refund(unpaid, 500, 'a')).rejects.toEqual(refused('refunds_once'))
  await expect(refund(unpaid, 1001)).rejects.toEqual(refused('refunds_within_payment'))
  const both = await Promise.allSettled([refund(unpaid, 600), refund(unpaid, 600)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('real and demo payments do not share a database', async () => {
  await insert()
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  await expect(refuseOtherProvider(db, readConfig(stripe))).rejects.toThrow('another provider')
  await refuseOtherProvider(db, readConfig({ PAYMENTS: 'demo' }))
  await refuseOtherProvider(db, readConfig({ PAYMENTS: 'shop' }))
})

test('who takes cards follows from the settings', () => {
  const paymentsBy = (env: Record<string, string>) => readConfig(env).payments
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const elsewhere = { DATABASE_URL: 'postgres://x' }
  expect(paymentsBy({})).toBe('demo')
  expect(paymentsBy(elsewhere)).toBe('shop')
  expect(paymentsBy({ ...elsewhere, SEED: 'demo' })).toBe('demo')
  expect(paymentsBy({ ...elsewhere, ...stripe })).toBe('stripe')
  expect(paymentsBy({ ...stripe, PAYMENTS: 'shop' })).toBe('shop')
  // A public address shows no demo payments, unless the demo city is asked for.
  const address = { PUBLIC_URL: 'https://kempt.example' }
  expect(paymentsBy(address)).toBe('shop')
  expect(paymentsBy({ ...address, SEED: 'demo' })).toBe('demo')
  expect(() => paymentsBy({ ...address, PAYMENTS: 'demo' })).toThrow('SEED=demo')
  expect(() => paymentsBy({ PAYMENTS: 'stripe' })).toThrow('STRIPE_WEBHOOK_SECRET')
})
