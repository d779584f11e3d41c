// A charge that was given up because nobody knew of it for a day, and that was made nevertheless.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookingClearingOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { fromNow } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookSoon, openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, api, context, work, sweep, saveCard } = await openProvider()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const fault = { on: 'POST /v1/payment_intents', kind: '500' } as const

// As if the provider had worked for the charge much later than it was asked.
async function chargeLate(bookingId: string, customer: string, method: string) {
  const [payment] = await paymentsOf(bookingId)
  const body = new URLSearchParams({
    amount: String(payment!.amountCents),
    currency: 'usd',
    customer,
    payment_method: method,
    off_session: 'true',
    confirm: 'true',
    'metadata[payment_id]': payment!.id,
    transfer_group: bookingId,
  })
  const headers = { authorization: 'Bearer sk_test_of_the_tests' }
  await fetch(`${provider.origin}/v1/payment_intents`, { method: 'POST', headers, body })
}

test.each([
  ['kept while the appointment is to come', false],
  ['refunded once it was canceled', true],
] as const)('a charge that was given up and then appears is %s', async (_, isCanceled) => {
  const cardId = await saveCard(client)
  const { id } = await bookSoon(client, shop)
  provider.faults.add(...Array.from({ length: 6 }, () => fault))
  await api(client).prepay({ id, cardId })
  provider.faults.clear()
  await db
    .updateTable('payments')
    .set({ askedAt: fromNow(-24 * 60) })
    .where('bookingId', '=', id)
    .execute()
  await sweep()
  expect(await paymentsOf(id)).toMatchObject([{ state: 'failed', failure: 'too_old' }])
  if (isCanceled) {
    const { version } = await as(client).bookings.read({ id })
    await as(client).bookings.move({ id, version, move: 'cancel' })
  }
  const { methodId } = await db
    .selectFrom('savedCards')
    .select('methodId')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  const { customerId } = await db
    .selectFrom('providerCustomers')
    .select('customerId')
    .where('userId', '=', client.id)
    .executeTakeFirstOrThrow()
  await chargeLate(id, customerId, methodId)
  await jobs['read-provider-events'].run({}, context)
  await work()
  expect(await paymentsOf(id)).toMatchObject([{ state: 'succeeded', failure: null }])
  expect(await bookingClearingOf(db, id)).toBe(isCanceled ? 0 : 3000)
  await reconcile(provider)
})
