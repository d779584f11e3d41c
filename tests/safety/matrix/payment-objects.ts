import { randomUUID } from 'node:crypto'
import { db } from '#tests/world.ts'

export async function makePayment(userId: string, bookingId: string) {
  const amountCents = 3000
  const { id } = await db
    .insertInto('payments')
    .values({ provider: 'demo', userId, bookingId, purpose: 'prepay', how: 'page', amountCents })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeCard(userId: string) {
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 }
  const { id } = await db
    .insertInto('savedCards')
    .values({ userId, methodId: `pm_${randomUUID()}`, ...card })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
