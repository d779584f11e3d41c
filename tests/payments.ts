// A payment provider of the tests' own, the server's settings that point to it, and what people do there.
import { afterAll, beforeEach, expect } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig, type Config } from '#server/config.ts'
import { signatureOf } from '#server/features/demo-provider/messenger.ts'
import { rememberHere, startDemoProvider } from '#server/features/demo-provider/service.ts'
import { balanceOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { at, book, fromNow, shift } from './bookings.ts'
import { openApp } from './http.ts'
import type { Listed } from './listing.ts'
import { as, db, jobContext, runJobs } from './world.ts'

export const goodCard = '4242424242424242'
export const declinedCard = '4000000000000002'
export const wantsClient = '4000002500003155'
export const declinedLater = '4000000000000341'
export const webhookSecret = 'whsec_of_the_tests'

// Once per test file.
export async function openProvider() {
  const provider = await startDemoProvider({ memory: rememberHere(), webhookSecret })
  const env = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: provider.origin,
  }
  const config = readConfig(env)
  afterAll(() => provider.stop())
  beforeEach(() => {
    provider.faults.clear()
    provider.deliverTo(async () => {})
  })
  return { provider, env, config, ...createActs(config), ...hooksOf(env) }
}

function createActs(config: Config) {
  const api = (who: Actor) => as(who, { config }).payments
  return {
    api,
    context: { ...jobContext, config },
    work: () => runJobs({ config }),
    // As if a minute or more had passed.
    async sweep() {
      await db
        .updateTable('payments')
        .set({ sweepAt: fromNow(-10) })
        .execute()
      await db
        .updateTable('refunds')
        .set({ sweepAt: fromNow(-10) })
        .execute()
      await db
        .updateTable('providerEvents')
        .set({ receivedAt: fromNow(-10) })
        .execute()
      await jobs['sweep-payments'].run({}, { ...jobContext, config })
      await runJobs({ config })
    },
    async saveCard(who: Actor, number = goodCard) {
      const { id, url } = await api(who).saveCard()
      expect((await enterCard(url, number)).status).toBe(303)
      expect((await api(who).check({ id })).state).toBe('succeeded')
      const { cards } = await api(who).list({})
      return cards[0]!.id
    },
  }
}

// The server's end of the webhooks.
function hooksOf(env: Record<string, string>) {
  const app = openApp({ env })
  const hook = async (payload: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await app.inject({ method: 'POST', url: '/api/hooks/stripe', headers, payload })
    return answer.statusCode
  }
  const sign = (payload: string, secret = webhookSecret, atMs = Date.now()) =>
    signatureOf(payload, secret, atMs)
  return { hook, sign }
}

// A person on the provider's page.
export function enterCard(url: string | null, card = goodCard) {
  const body = new URLSearchParams({ card })
  return fetch(url ?? '', { method: 'POST', body, redirect: 'manual' })
}

let days = 2

// A day each, from the third on, and around again before the shops' calendars end.
export async function bookSoon(client: Actor, shop: Listed) {
  days = days === 28 ? 3 : days + 1
  return book(client, shop, at(days, 600))
}

export async function completed(client: Actor, shop: Listed) {
  const { id } = await bookSoon(client, shop)
  await complete(client, shop, id)
  return id
}

export async function complete(client: Actor, shop: Listed, id: string) {
  await shift(id, fromNow(-60))
  for (const [who, move] of [
    [shop.barber, 'finish'],
    [client, 'complete'],
  ] as const) {
    const { version } = await as(who).bookings.read({ id })
    await as(who).bookings.move({ id, version, move })
  }
}

export const paymentsOf = (bookingId: string) =>
  db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).orderBy('id').execute()

export const bookingRow = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

type Provider = Awaited<ReturnType<typeof openProvider>>['provider']

// The ledger's cash is the provider's balance, in sum and movement by movement.
export async function reconcile(provider: Provider) {
  const movements = await provider.list('balance_transaction')
  const there = new Map(movements.map(({ id, net }) => [id, net]))
  const cash = await db
    .selectFrom('ledgerEntries as e')
    .innerJoin('ledgerTransactions as t', 't.id', 'e.transactionId')
    .innerJoin('ledgerAccounts as a', 'a.id', 'e.accountId')
    .select(['t.providerRef', (eb) => eb.fn.sum<number>('e.amountCents').as('cents')])
    .where('a.kind', '=', 'cash')
    .groupBy('t.providerRef')
    .execute()
  const here = new Map(cash.map(({ providerRef, cents }) => [providerRef, Number(cents)]))
  expect(new Map([...here].sort())).toEqual(new Map([...there].sort()))
  const sum = movements.reduce((all, { net }) => all + net, 0)
  expect((await balanceOf(db, 'cash')) - sum).toBe(0)
}
