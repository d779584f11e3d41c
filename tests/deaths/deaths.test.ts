// A process dies after each step of everything that moves money: after every commit and after every call
// of the provider. The next process, and people who try again, bring it to the same end: nothing is lost,
// nothing is charged or refunded twice, and ledger − provider = 0.
import { beforeEach, expect, test } from 'vitest'
import { balanceOf, barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { bookingRow, openProvider, reconcile } from '#tests/payments.ts'
import { db } from '#tests/world.ts'
import { flowsOfFees } from './fees.ts'
import type { End, Flow, Scene } from './flow.ts'
import { openMortals } from './mortal.ts'
import { flowsOfPayments } from './payments.ts'
import { flowsOfRefunds } from './refunds.ts'

const opened = await openProvider()
const { provider, env, sweep } = opened
const live = openMortals(provider, env)
const flows: Record<string, Flow> = {
  ...flowsOfPayments(opened),
  ...flowsOfFees(opened),
  ...(await flowsOfRefunds(opened)),
}
const names = Object.keys(flows)

beforeEach(async () => {
  await sweep()
})

// The steps of the flow, while nothing goes wrong.
async function countSteps(name: string) {
  const { prepare, end } = flows[name]!
  const scene = await prepare()
  const life = live()
  await scene.act(life)
  provider.faults.clear()
  await sweep()
  expect(await readEnd(scene), name).toEqual(end)
  await reconcile(provider)
  return life.steps.length
}

async function dieAfter(name: string, step: number) {
  const scene = await flows[name]!.prepare()
  const life = live(step)
  await scene.act(life).catch((error: unknown) => {
    if (!life.isDead()) throw error
  })
  expect(life.isDead(), `${name}, step ${step}`).toBe(true)
  provider.faults.clear()
  return { scene, step: `${name}, after step ${step}: ${life.steps.at(-1)}` }
}

test.each(names)('%s: a death after each step, and people try again', async (name) => {
  const count = await countSteps(name)
  expect(count).toBeGreaterThan(2)
  for (let n = 1; n <= count; n++) {
    const { scene, step } = await dieAfter(name, n)
    await scene.act(live())
    provider.faults.clear()
    await sweep()
    expect(await readEnd(scene), step).toEqual(flows[name]!.end)
    await settled(step)
  }
})

test.each(names)('%s: a death after each step, and nobody comes back', async (name) => {
  const { end } = flows[name]!
  const count = await countSteps(name)
  for (let n = 1; n <= count; n++) {
    const { scene, step } = await dieAfter(name, n)
    await sweep()
    const { charged, refunded, clearing } = await readEnd(scene)
    expect(charged.length, step).toBeLessThanOrEqual(end.charged.length)
    expect(refunded.length, step).toBeLessThanOrEqual(end.refunded.length)
    expect(clearing, step).toBeGreaterThanOrEqual(0)
    await settled(step)
  }
})

// Nothing is left half done, and the books are those of the provider.
async function settled(step: string) {
  const asked = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'created')
    .execute()
  expect(asked, step).toEqual([])
  const owed = await db.selectFrom('refunds').select('id').where('state', '=', 'pending').execute()
  expect(owed, step).toEqual([])
  expect(await balanceOf(db, 'refunds_payable'), step).toBe(0)
  await reconcile(provider)
}

async function readEnd({ client, shop, id }: Scene): Promise<End> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('userId', '=', client.id)
    .execute()
  const ours = new Set(rows.map((row) => row.id))
  const intents = (await provider.list('payment_intent')).filter(
    ({ latest_charge: charge, metadata }) => charge && ours.has(metadata.payment_id ?? ''),
  )
  const made = new Set(intents.map((intent) => intent.id))
  const refunds = await provider.list('refund')
  const cards = await db
    .selectFrom('savedCards')
    .select('id')
    .where('userId', '=', client.id)
    .where('removedAt', 'is', null)
    .execute()
  const booking = id === null ? null : await bookingRow(id)
  return {
    charged: intents.map(({ amount }) => amount),
    refunded: refunds.filter((each) => made.has(each.payment_intent)).map(({ amount }) => amount),
    status: booking?.status ?? null,
    owedCents: booking?.owedCents ?? 0,
    clearing: id === null ? 0 : await bookingClearingOf(db, id),
    barber: await barberBalanceOf(db, shop.barber.id),
    cards: cards.length,
  }
}
