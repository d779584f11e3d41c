// A process dies after each step of a payout: after every commit, every write and every call of the
// provider. The next one brings it to the same end: transferred once, sent to the bank once, and what
// came back is the barber's again.
import { expect, test } from 'vitest'
import { balanceOf, barberBalanceOf } from '#server/features/ledger/service.ts'
import { createPayingOut, payoutsOf, tuesday } from '#tests/payouts.ts'
import { runToday } from '#server/features/payouts/scheduling.ts'
import { goOnPayout } from '#server/features/payouts/service.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { db } from '#tests/world.ts'
import { openMortals, type Life } from './mortal.ts'

const opened = await openProvider()
const { provider, env, context } = opened
const live = openMortals(provider, env)
const { atBank, earned, ready, sweep, transfersTo } = createPayingOut(opened)

type Word = 'paid' | 'failed'

// A payout that is scheduled, and not sent.
async function scheduled() {
  const shop = await ready()
  await earned(shop)
  await runToday(context, tuesday())
  const [payout] = await payoutsOf(shop.barber)
  return { shop, id: payout!.id }
}

async function act(life: Life, id: string, word: Word) {
  await life.work()
  if (life.isDead()) return
  const payout = (await provider.list('payout')).find(({ metadata }) => metadata.payout_id === id)
  await provider.endPayout(payout!.id, word)
  await goOnPayout(life.context, id)
}

async function countSteps(word: Word) {
  const { id } = await scheduled()
  const life = live()
  await act(life, id, word)
  provider.faults.clear()
  return life.steps.length
}

test.each(['paid', 'failed'] as const)('%s: a death after each step', async (word) => {
  const count = await countSteps(word)
  expect(count).toBeGreaterThan(word === 'paid' ? 5 : 7)
  for (let n = 1; n <= count; n++) {
    const { shop, id } = await scheduled()
    const life = live(n)
    await act(life, id, word).catch((error: unknown) => {
      if (!life.isDead()) throw error
    })
    const step = `step ${n}: ${life.steps.at(-1)}`
    expect(life.isDead(), step).toBe(true)
    provider.faults.clear()
    await sweep()
    const [sent] = await atBank(shop.barber)
    if (sent?.status === 'pending') await provider.endPayout(sent.id, word)
    await Promise.all([sweep(), sweep()])
    expect(await payoutsOf(shop.barber), step).toMatchObject([{ id, state: word }])
    expect(await transfersTo(shop.barber), step).toHaveLength(1)
    expect(await atBank(shop.barber), step).toHaveLength(1)
    expect(await barberBalanceOf(db, shop.barber.id), step).toBe(word === 'paid' ? 0 : 3600)
    expect(await balanceOf(db, 'payouts_payable'), step).toBe(0)
    await reconcile(provider)
  }
})

test.each(['drop', '500', '429', 'broken', 'stuck'] as const)(
  'answers of the provider that get lost: %s',
  async (kind) => {
    for (const on of ['POST /v1/transfers', 'POST /v1/payouts', 'GET /v1/payouts']) {
      const { shop, id } = await scheduled()
      provider.faults.add({ on, kind }, { on, kind })
      await goOnPayout(context, id).catch(() => {})
      provider.faults.clear()
      await sweep()
      await sweep()
      await provider.endPayout((await atBank(shop.barber))[0]!.id, 'paid')
      await sweep()
      expect(await payoutsOf(shop.barber), on).toMatchObject([{ state: 'paid' }])
      expect(await transfersTo(shop.barber), on).toHaveLength(1)
      expect(await atBank(shop.barber), on).toHaveLength(1)
      await reconcile(provider)
    }
  },
)
