// Random lives of payments, with faults of the provider, double presses and lost events. Whatever
// happened, at the end the ledger's cash is the provider's balance, and nobody paid twice.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { balanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { list } from '#tests/listing.ts'
import {
  bookSoon,
  declinedCard,
  enterCard,
  goodCard,
  openProvider,
  paymentsOf,
  reconcile,
} from '#tests/payments.ts'
import { as, db, make, runJobs } from '#tests/world.ts'

const runs = Number(process.env.RUNS ?? 12)
const { provider, config, api, work, sweep, hook, sign, saveCard } = await openProvider()

const kinds = ['drop', '500', '429', 'broken', 'stuck'] as const

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant('pay on the page' as const) },
  { weight: 2, arbitrary: fc.constant('pay with the card' as const) },
  { weight: 3, arbitrary: fc.constant('enter a card' as const) },
  { weight: 1, arbitrary: fc.constant('enter a bad card' as const) },
  { weight: 2, arbitrary: fc.constant('come back' as const) },
  { weight: 1, arbitrary: fc.constant('cancel' as const) },
  { weight: 1, arbitrary: fc.constant('work' as const) },
  { weight: 1, arbitrary: fc.constant('sweep' as const) },
)

const life = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 8 }),
  faults: fc.array(
    fc.record({
      on: fc.constantFrom(
        'POST /v1/checkout',
        'POST /v1/payment_intents',
        'POST /v1/refunds',
        'GET /v1',
      ),
      kind: fc.constantFrom(...kinds),
    }),
    { maxLength: 3 },
  ),
  // How often each event arrives.
  copies: fc.constantFrom(0, 1, 3),
})

test(`${runs} random lives end with ledger − provider = 0`, { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ steps, faults, copies }) => {
      provider.faults.clear()
      const shop = await list('Third Ward Cuts')
      const client = await make.person('client')
      const cardId = await saveCard(client)
      const { id } = await bookSoon(client, shop)
      provider.deliverTo(async (body) => {
        for (let copy = 0; copy < copies; copy++) await hook(body, sign(body))
      })
      provider.faults.add(...faults)
      for (const each of steps) await act(each, { client, id, cardId })
      provider.faults.clear()
      await provider.settled()
      await settleAll()
      await judge(client, id)
    }),
    { numRuns: runs },
  )
})

type Scene = { client: Actor; id: string; cardId: string }

async function act(what: string, { client, id, cardId }: Scene) {
  const [open] = (await paymentsOf(id)).filter(({ state }) => state === 'open')
  switch (what) {
    case 'pay on the page':
      return Promise.allSettled([api(client).prepay({ id }), api(client).prepay({ id })])
    case 'pay with the card':
      return Promise.allSettled([
        api(client).prepay({ id, cardId }),
        api(client).prepay({ id, cardId }),
      ])
    case 'enter a card':
      return open && enterCard(open.sessionUrl, goodCard)
    case 'enter a bad card':
      return open && enterCard(open.sessionUrl, declinedCard)
    case 'come back':
      return open && Promise.allSettled([1, 2].map(() => api(client).check({ id: open.id })))
    case 'cancel': {
      const { version, status } = await as(client).bookings.read({ id })
      if (status === 'confirmed') await as(client).bookings.move({ id, version, move: 'cancel' })
      return
    }
    case 'work':
      return work().catch(() => {})
    default:
      return sweep().catch(() => {})
  }
}

// Keys that are spent need two looks.
async function settleAll() {
  await runJobs({ config })
  for (let n = 0; n < 3; n++) await sweep()
}

async function judge(client: Actor, id: string) {
  await reconcile(provider)
  const { status, totalCents } = await as(client).bookings.read({ id })
  const clearing = await bookingClearingOf(db, id)
  const paid = (await paymentsOf(id)).filter(({ state }) => state === 'succeeded')
  const isPaid = status === 'confirmed' && paid.length > 0
  expect(clearing).toBe(isPaid ? totalCents : 0)
  expect(paid.length).toBeLessThanOrEqual(1)
  // All refunds that were decided are paid.
  expect(await balanceOf(db, 'refunds_payable')).toBe(0)
}
