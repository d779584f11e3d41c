import { listOf, newThing, nowSeconds, type Store } from './memory/store.ts'

const clearingSeconds = 2 * 86_400

// A movement of the platform's balance.
export async function moveBalance(
  store: Store,
  type: string,
  amounts: { amount: number; fee: number },
  source: string,
) {
  const net = amounts.amount - amounts.fee
  const movement = newThing('balance_transaction', {
    type,
    ...amounts,
    net,
    source,
    currency: 'usd',
    available_on: nowSeconds() + clearingSeconds,
  })
  await store.save(movement)
  return movement
}

export async function balanceOf(store: Store) {
  const movements = await listOf(store, 'balance_transaction')
  return movements.reduce((sum, { net }) => sum + net, 0)
}
