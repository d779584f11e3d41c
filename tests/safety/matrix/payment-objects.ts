import { randomUUID } from 'node:crypto'
import { db } from '#tests/world.ts'
import { sideA } from './people.ts'

export const paymentObjects = {
  // A card that was not saved: of those on their way there is one per person.
  async payment({ client } = sideA) {
    const row = { provider: 'demo', purpose: 'card', how: 'page', state: 'expired' } as const
    const { id } = await db
      .insertInto('payments')
      .values({ ...row, userId: client.id, amountCents: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async savedCard({ client } = sideA) {
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 }
    const { id } = await db
      .insertInto('savedCards')
      .values({ userId: client.id, methodId: `pm_${randomUUID()}`, ...card })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
