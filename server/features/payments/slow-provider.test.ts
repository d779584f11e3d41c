// A provider that answers after half a minute, or with 503: everyone gets an answer within 8 seconds,
// nothing is charged twice when the provider is back, and paying at the shop never asks it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig, type Config } from '#server/config.ts'
import { at, fromNow, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import {
  bookingRow,
  bookSoon,
  completed,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  wantsClient,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, env, config: good, work, sweep, saveCard } = await openProvider()
const { openShop, bookOnFile, complete, wishAt } = onFileActs(good)

const mostMs = 8000
const halfMinuteMs = 30_000

async function openBad(kind: 'slow' | '503') {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    if (kind === '503') response.writeHead(503).end()
    else setTimeout(() => response.writeHead(200).end('{}'), halfMinuteMs).unref()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    countAsked: () => asked,
    // Each with a circuit of its own, so that nobody is spared the wait.
    configure: () => readConfig({ ...env, STRIPE_API_URL: `http://127.0.0.1:${port}` }),
  }
}

type Answered = { id: string; url: string | null; state: string; isSure?: boolean }
type Deed = {
  client: Actor
  press: (config: Config) => Promise<Answered>
  // What is said while the provider is away.
  says: 'PAYMENTS_AWAY' | { state: string } | { isSure: boolean }
  charged: number[]
}

const paying = (who: Actor, config: Config) => as(who, { config }).payments
const newClient = () => make.person('client')

async function booked() {
  const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
  const { id } = await bookSoon(client, shop)
  return { client, id }
}

async function held() {
  const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
  const policy = { paymentPolicy: 'prepay', depositPercent: 50 } as const
  await as(shop.barber, { config: good }).policies.save(policy)
  const { id } = await as(client, { config: good }).bookings.hold(wishAt(shop))
  return { client, id }
}

async function over() {
  const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
  return { client, id: await completed(client, shop) }
}

async function owing() {
  const [client, shop] = [await newClient(), await openShop()]
  const id = await bookOnFile(client, shop, declinedLater)
  await complete(client, shop, id)
  await work()
  return { client, id }
}

// Everything people do that asks the provider.
const deeds: Record<string, () => Promise<Deed>> = {
  async 'a page to pay ahead'() {
    const { client, id } = await booked()
    const press = (config: Config) => paying(client, config).prepay({ id })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [3000] }
  },
  async 'paying ahead with a saved card'() {
    const { client, id } = await booked()
    const cardId = await saveCard(client)
    const press = (config: Config) => paying(client, config).prepay({ id, cardId })
    return { client, press, says: { state: 'created' }, charged: [3000] }
  },
  async 'a card instead of the open page'() {
    const { client, id } = await booked()
    const cardId = await saveCard(client)
    await paying(client, good).prepay({ id })
    const press = (config: Config) => paying(client, config).prepay({ id, cardId })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [3000] }
  },
  async 'a page for a deposit'() {
    const { client, id } = await held()
    const press = (config: Config) => paying(client, config).checkout({ id })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [1500] }
  },
  async 'a deposit with a saved card'() {
    const { client, id } = await held()
    const cardId = await saveCard(client)
    const press = (config: Config) => paying(client, config).checkout({ id, cardId })
    return { client, press, says: { state: 'created' }, charged: [1500] }
  },
  async 'a page for a tip'() {
    const { client, id } = await over()
    const press = (config: Config) => paying(client, config).tip({ id, tipCents: 500 })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [500] }
  },
  async 'a tip with a saved card'() {
    const { client, id } = await over()
    const cardId = await saveCard(client)
    const press = (config: Config) => paying(client, config).tip({ id, tipCents: 500, cardId })
    return { client, press, says: { state: 'created' }, charged: [500] }
  },
  async 'a page to save a card'() {
    const client = await newClient()
    const press = (config: Config) => paying(client, config).saveCard()
    return { client, press, says: 'PAYMENTS_AWAY', charged: [] }
  },
  async 'a page for what is owed'() {
    const { client, id } = await owing()
    const press = (config: Config) => paying(client, config).payOwed({ id })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [3000] }
  },
  async 'a payment that the bank wants its client for'() {
    const { client, id } = await booked()
    const cardId = await saveCard(client, wantsClient)
    const { id: paymentId } = await paying(client, good).prepay({ id, cardId })
    const press = (config: Config) => paying(client, config).resume({ id: paymentId })
    return { client, press, says: 'PAYMENTS_AWAY', charged: [3000] }
  },
  async 'the way back from the page'() {
    const { client, id } = await booked()
    const { id: paymentId, url } = await paying(client, good).prepay({ id })
    await enterCard(url)
    const press = (config: Config) => paying(client, config).check({ id: paymentId })
    return { client, press, says: { isSure: false }, charged: [3000] }
  },
}

async function chargedTo({ id }: Actor) {
  const rows = await db.selectFrom('payments').select('id').where('userId', '=', id).execute()
  const ids = rows.map((row) => row.id)
  const intents = await provider.list('payment_intent')
  return intents
    .filter((each) => each.latest_charge && ids.includes(each.metadata.payment_id ?? ''))
    .map(({ amount }) => amount)
}

const kinds = [
  ['answers after half a minute', 'slow'],
  ['answers 503', '503'],
] as const

test.each(kinds)('a provider that %s', async (_, kind) => {
  const bad = await openBad(kind)
  const all: [string, Deed][] = []
  for (const [name, prepare] of Object.entries(deeds)) all.push([name, await prepare()])

  // Everyone at the same moment.
  await Promise.all(
    all.map(async ([name, { press, says }]) => {
      const began = performance.now()
      const answer = await press(bad.configure()).catch((error: unknown) => error)
      expect(performance.now() - began, name).toBeLessThan(mostMs)
      const isRefused = says === 'PAYMENTS_AWAY'
      const expected = isRefused
        ? { code: says, message: expect.stringContaining('Please try again in a few minutes') }
        : says
      expect(answer, name).toMatchObject(expected)
    }),
  )
  expect(bad.countAsked()).toBeGreaterThanOrEqual(all.length)

  // It is back, and they try again.
  for (const [, { client, press }] of all) {
    const answer = await press(good).catch(() => null)
    if (answer?.url) await enterCard(answer.url)
    if (answer) await paying(client, good).check({ id: answer.id })
  }
  await sweep()
  for (const [name, { client, charged }] of all)
    expect(await chargedTo(client), name).toEqual(charged)
  await reconcile(provider)
})

test.each(kinds)('pay at the shop does not ask a provider that %s', async (_, kind) => {
  const bad = await openBad(kind)
  const config = bad.configure()
  const [client, shop] = [await newClient(), await list('Third Ward Cuts')]
  const api = (who: Actor) => as(who, { config }).bookings
  const move = async (who: Actor, id: string, name: 'finish' | 'complete' | 'cancel') => {
    const { version } = await api(who).read({ id })
    return api(who).move({ id, version, move: name })
  }
  const wish = { profileId: shop.id, serviceIds: shop.services, startsAt: at(5, 600) }
  const { id } = await api(client).hold(wish)
  expect(await api(client).confirm({ id })).toMatchObject({ status: 'confirmed' })
  await shift(id, fromNow(-60))
  await move(shop.barber, id, 'finish')
  await move(client, id, 'complete')
  const paymentStatus = 'paid_at_shop'
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', paymentStatus })
  const { id: other } = await api(client).hold({ ...wish, startsAt: at(6, 600) })
  await api(client).confirm({ id: other })
  expect(await move(client, other, 'cancel')).toMatchObject({ status: 'cancelled' })
  expect(bad.countAsked()).toBe(0)
})

// Longer than we wait for it with both of our tries.
const lateMs = 9000

test('what the provider does after we gave up is found, and not done again', async () => {
  const { client, id } = await booked()
  const cardId = await saveCard(client)
  const slow = { kind: 'slow', ms: lateMs } as const
  provider.faults.add({ on: 'POST /v1/payment_intents', ...slow })
  provider.faults.add({ on: 'POST /v1/payment_intents', ...slow })
  const began = performance.now()
  const answer = await paying(client, good).prepay({ id, cardId })
  expect(performance.now() - began).toBeLessThan(mostMs)
  expect(answer).toMatchObject({ state: 'created' })
  // The sweep is faster than the two calls that are still on their way.
  await sweep()
  expect(await paymentsOf(id)).toMatchObject([{ state: 'succeeded', attempt: 1 }])
  await sleep(lateMs + 4500 - (performance.now() - began))
  await sweep()
  expect(await chargedTo(client)).toEqual([3000])
  await reconcile(provider)
})
