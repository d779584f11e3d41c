import {
  isUnknownThere,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { findCustomer, insertCustomer, type Owner } from './queries.ts'

// The provider's name for a person, to whom saved cards belong. It learns nothing about them but our
// id.
export async function customerOf(context: ProviderContext, owner: Owner) {
  const { db } = context
  const known = await findCustomer(db, owner)
  if (known) return known.customerId
  const { ask } = await providerOf(context)
  const [name, key] =
    'userId' in owner ? ['user_id', owner.userId] : ['booking_id', owner.bookingId]
  const { id } = await ask(({ customers }) =>
    customers.create({ metadata: { [name]: key } }, { idempotencyKey: `customer:${key}` }),
  )
  await insertCustomer(db, owner, id)
  // Of two at once, the first stands.
  return (await findCustomer(db, owner))?.customerId ?? id
}

// The provider forgets a card. One that it does not have anymore is forgotten already.
export async function detachCard(context: ProviderContext, methodId: string) {
  if (context.config.payments === 'shop') return
  const { ask } = await providerOf(context)
  await ask(({ paymentMethods }) => paymentMethods.detach(methodId)).catch((error: unknown) => {
    if (!isUnknownThere(error)) throw error
  })
}
