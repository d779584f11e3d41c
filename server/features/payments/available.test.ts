// When the barber's part of a charge can be paid out: two days after the appointment, and not before the
// provider pays it to us.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookSoon, complete, openProvider, paymentsOf } from '#tests/payments.ts'
import { db, make } from '#tests/world.ts'

const { provider, api, saveCard } = await openProvider()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const dayMs = 86_400_000

async function paid(whose = client) {
  const cardId = await saveCard(whose)
  const { id } = await bookSoon(whose, shop)
  await api(whose).prepay({ id, cardId })
  return id
}

async function payOut(bookingId: string, inDays: number) {
  const availableAt = new Date(Date.now() + inDays * dayMs).toISOString()
  await db.updateTable('payments').set({ availableAt }).where('bookingId', '=', bookingId).execute()
}

async function availableInDays(bookingId: string) {
  const { at } = await db
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerTransactions as t', 't.id', 'e.transactionId')
    .innerJoin('ledgerAccounts as a', 'a.id', 'e.accountId')
    .select('e.availableAt as at')
    .where('t.bookingId', '=', bookingId)
    .where('t.event', '=', 'completed')
    .where('a.kind', '=', 'barber_balance')
    .executeTakeFirstOrThrow()
  return (Date.parse(at ?? '') - Date.now()) / dayMs
}

test('the provider’s day of a charge is kept', async () => {
  const id = await paid()
  const [movement] = await provider.list('balance_transaction')
  const [payment] = await paymentsOf(id)
  expect(Date.parse(payment?.availableAt ?? '')).toBe(movement!.available_on * 1000)
})

test.each([
  ['two days after the appointment', 1, 2],
  ['when the provider pays it', 7, 7],
] as const)('%s', async (_, providerDays, days) => {
  const id = await paid()
  await payOut(id, providerDays)
  await complete(client, shop, id)
  expect(await availableInDays(id)).toBeCloseTo(days, 2)
})

test('a later charge of another appointment does not delay it', async () => {
  const id = await paid()
  await payOut(id, 1)
  await payOut(await paid(await make.person('client')), 30)
  await complete(client, shop, id)
  expect(await availableInDays(id)).toBeCloseTo(2, 2)
})
