// What is left for the barber: the sums of a period say the same as its lines, whatever happened.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { netOfSums } from '#contract/money/earnings.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { barberBalanceOf, post } from '#server/features/ledger/service.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { createPaying, move, orderOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, work, api, saveCard } = opened
const { paidAndDone, paidAndMissed } = createPaying(opened)
const finance = await make.admin('finance')
const owner = await make.admin('owner')
let shop: Listed

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
})

async function read() {
  const { sums, weeks } = await as(shop.barber).earnings.read({})
  const lines = await as(shop.barber).earnings.export({})
  return { sums, weeks, netCents: lines.reduce((sum, line) => sum + line.netCents, 0) }
}

test('a refund lowers the net by what the barber pays of it', async () => {
  const client = await make.person('client')
  const id = await paidAndDone(client, shop)
  await as(finance).refunds.give(orderOf(id, { amountCents: 1000 }))
  const { sums, netCents } = await read()
  expect(sums).toEqual({
    servicesCents: 3000,
    taxCents: 0,
    tipsCents: 0,
    feesCents: 0,
    commissionCents: 200,
    refundsCents: 1000,
    otherCents: 0,
  })
  expect(netOfSums(sums)).toBe(1800)
  expect(netCents).toBe(1800)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1800)
})

// Reproducible: the same numbers each time.
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

type Throw = ReturnType<typeof dice>

const give = (id: string, amountCents: number, chargedTo: 'barber' | 'platform') =>
  as(finance).refunds.give(orderOf(id, { amountCents, chargedTo }))

async function waive(id: string) {
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).desk.waiveFee({ place: 'barber', id, version })
}

async function tip(client: Actor, id: string, tipCents: number) {
  await api(client).tip({ id, tipCents, cardId: await saveCard(client) })
}

const events: ((client: Actor, roll: Throw) => Promise<unknown>)[] = [
  (client) => paidAndDone(client, shop),
  async (client, roll) => {
    const id = await paidAndDone(client, shop)
    await give(id, 1 + roll(2999), roll(2) === 0 ? 'barber' : 'platform')
  },
  async (client, roll) => {
    const id = await paidAndDone(client, shop)
    for (let n = 0; n < 3; n++) await give(id, 1 + roll(1000), 'barber')
    if (roll(2) === 0) await move(owner, id, 'void')
  },
  async (client) => move(owner, await paidAndDone(client, shop), 'void'),
  async (client, roll) => {
    const id = await paidAndMissed(client, shop, 10 + roll(90))
    if (roll(2) === 0) await waive(id)
  },
  async (client, roll) => {
    const id = await paidAndMissed(client, shop, 50)
    await give(id, 1 + roll(1500), 'barber')
    if (roll(2) === 0) await waive(id)
  },
  async (client, roll) => tip(client, await paidAndDone(client, shop), 100 + roll(900)),
  async (_, roll) => {
    const cents = 1 + roll(2000)
    const lines = postings.adjusted(shop.barber.id, cents)
    await post(db, { key: `adjust:${crypto.randomUUID()}`, event: 'adjusted', lines })
  },
]

test.each([1, 2])('history %i: the sums and the lines have the same net', async (seed) => {
  const roll = dice(seed)
  for (const event of [...events, events[roll(events.length)]!, events[roll(events.length)]!])
    await event(await make.person('client'), roll)
  await work()
  const { sums, weeks, netCents } = await read()
  expect(netOfSums(sums)).toBe(netCents)
  expect(weeks.reduce((sum, week) => sum + netOfSums(week.sums), 0)).toBe(netCents)
  // Everything was paid by card, so the net is the balance.
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(netCents)
  await reconcile(provider)
})
