// Bookings that were paid by card, and refunds of them by hand.
import { randomUUID } from 'node:crypto'
import type { Actor } from '#contract/access.ts'
import type { refunds } from '#contract/money/refunds.ts'
import type { Sent } from '#contract/call.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { bookSoon, complete, type openProvider } from '#tests/payments.ts'
import { as, db } from '#tests/world.ts'

type Order = Sent<typeof refunds.give>

export const orderOf = (bookingId: string, more: Partial<Order> = {}): Order => ({
  requestId: randomUUID(),
  bookingId,
  method: 'card',
  amountCents: 1000,
  cause: 'quality',
  chargedTo: 'barber',
  note: '',
  reason: 'The fade was uneven',
  ...more,
})

type Provider = Awaited<ReturnType<typeof openProvider>>

export function createPaying({ api, saveCard }: Pick<Provider, 'api' | 'saveCard'>) {
  // With a commission of 10 %.
  async function paidAhead(client: Actor, shop: Listed, cents = 3000) {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    await db
      .updateTable('bookings')
      .set({ subtotalCents: cents, totalCents: cents })
      .set({ commissionPercent: 10, commissionCents: cents / 10 })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('bookingItems')
      .set({ priceCents: cents })
      .where('bookingId', '=', id)
      .execute()
    await api(client).prepay({ id, cardId })
    return id
  }
  return {
    paidAhead,
    // The shop keeps this share of what was paid ahead as its fee.
    async paidAndMissed(client: Actor, shop: Listed, noShowFeePercent = 50) {
      const id = await paidAhead(client, shop)
      const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 25, noShowFeePercent }
      await db
        .updateTable('bookings')
        .set({ policySnapshot: JSON.stringify(policy) })
        .where('id', '=', id)
        .execute()
      await shift(id, fromNow(-60))
      await move(shop.barber, id, 'no_show')
      return id
    },
    async paidAndDone(client: Actor, shop: Listed, cents?: number) {
      const id = await paidAhead(client, shop, cents)
      await complete(client, shop, id)
      return id
    },
  }
}

export const refundsOf = (bookingId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .selectAll('r')
    .where('p.bookingId', '=', bookingId)
    .orderBy('r.id')
    .execute()

export const ordersOf = (bookingId: string) =>
  db
    .selectFrom('refundOrders')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .execute()

export const deedsOf = (entityId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'reason', 'before', 'after'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute()

export async function titlesOf({ id }: Pick<Actor, 'id'>) {
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'message'])
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ title }) => title)
}

export async function move(who: Actor, id: string, move: 'cancel' | 'no_show' | 'void') {
  const { version } = await as(who).bookings.read({ id })
  await as(who).bookings.move({ id, version, move, reason: 'A correction' })
}

// The outcomes of calls made at the same moment: the codes of those that were refused.
export async function atOnce<T>(count: number, act: (n: number) => Promise<T>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, n) => act(n)))
  const codes = settled.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason.code ?? each.reason)] : [],
  )
  return { done: count - codes.length, codes }
}
