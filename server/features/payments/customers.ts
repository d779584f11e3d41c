import {
  isUnknownThere,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { findCustomer, insertCustomer } from './queries.ts'

// The provider's name for a person, to whom saved cards belong. It learns nothing about them but our
// id.
export async function customerOf(context: ProviderContext, userId: string) {
  const { db } = context
  const known = await findCustomer(db, userId)
  if (known) return known.customerId
  const { ask } = await providerOf(context)
  const { id } = await ask(({ customers }) =>
    customers.create({ metadata: { user_id: userId } }, { idempotencyKey: `customer:${userId}` }),
  )
  await insertCustomer(db, userId, id)
  // Of two at once, the first stands.
  return (await findCustomer(db, userId))?.customerId ?? id
}

// The provider forgets a card. One that it does not have anymore is forgotten already.
export async function detachCard(context: ProviderContext, methodId: string) {
  if (context.config.payments === 'shop') return
  const { ask } = await providerOf(context)
  await ask(({ paymentMethods }) => paymentMethods.detach(methodId)).catch((error: unknown) => {
    if (!isUnknownThere(error)) throw error
  })
}
