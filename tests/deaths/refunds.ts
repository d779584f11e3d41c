// Money that goes back: by a cancellation, by an administrator, and by one whom another approves.
import { createPaying, orderOf } from '#server/features/refunds/refunds.test.kit.ts'
import { list } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'
import { doAndWork, move, nothing, type Flow, type Provider } from './flow.ts'

export async function flowsOfRefunds(opened: Provider): Promise<Record<string, Flow>> {
  const { paidAhead, paidAndDone } = createPaying(opened)
  const finance = await make.admin('finance')
  const operations = await make.admin('operations')

  return {
    'the refund of a cancellation': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
        const id = await paidAhead(client, shop)
        return {
          client,
          shop,
          id,
          act: (life) => doAndWork(life, move(life, client, id, 'cancel')),
        }
      },
      end: { ...nothing, charged: [3000], refunded: [3000], status: 'cancelled', cards: 1 },
    },
    'a refund by an administrator': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Third Ward Cuts')]
        const id = await paidAndDone(client, shop)
        const order = orderOf(id)
        return {
          client,
          shop,
          id,
          act: (life) => doAndWork(life, life.api(finance).refunds.give(order)),
        }
      },
      end: {
        ...nothing,
        charged: [3000],
        refunded: [1000],
        status: 'completed',
        barber: 1800,
        cards: 1,
      },
    },
    'a refund that another person approves': {
      async prepare() {
        const [client, shop] = [await make.person('client'), await list('Wedding Parties')]
        const id = await paidAndDone(client, shop, 90_000)
        const order = orderOf(id, { amountCents: 20_000 })
        await as(operations).refunds.give(order)
        const decision = { id: order.requestId, isApproved: true, reason: 'The photos show it' }
        return {
          client,
          shop,
          id,
          act: (life) => doAndWork(life, life.api(finance).refunds.decide(decision)),
        }
      },
      end: {
        ...nothing,
        charged: [90_000],
        refunded: [20_000],
        status: 'completed',
        barber: 63_000,
        cards: 1,
      },
    },
  }
}
