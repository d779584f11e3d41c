// Bookings that were paid by card, and disputes about them.
import type { Actor } from '#contract/access.ts'
import type { ClientReason } from '#contract/money/disputes/dispute-rules.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'
import { configureMedia, saveAttachment } from '#server/features/media/service.ts'
import { fromNow } from '#tests/bookings.ts'
import type { Listed } from '#tests/listing.ts'
import { bookSoon, complete, completed, type openProvider } from '#tests/payments.ts'
import { openFolder } from '#tests/temporary.ts'
import { draw } from '#tests/uploads.ts'
import { as, db, jobContext } from '#tests/world.ts'
import { jobs } from '#server/jobs.ts'

const storage = diskStorage(openFolder())

export const said = 'The fade is uneven on the left side.'
export const claimOf = (reason: ClientReason = 'quality', askedCents = 3000) => ({
  reason,
  askedCents,
  message: said,
  files: [],
})

// A picture as the upload leaves it.
export async function picture() {
  configureMedia(storage)
  return saveAttachment({ bytes: await draw().png().toBuffer(), width: 64 })
}

type Provider = Awaited<ReturnType<typeof openProvider>>

export function createPaid({ api, saveCard }: Pick<Provider, 'api' | 'saveCard'>) {
  // With a commission of 10 %.
  return async (client: Actor, shop: Listed, cents = 3000, card?: string) => {
    const cardId = await saveCard(client, card)
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
    await complete(client, shop, id)
    return id
  }
}

export async function opened(client: Actor, shop: Listed, reason: ClientReason = 'quality') {
  const bookingId = await completed(client, shop)
  const { id } = await as(client).disputes.open({ id: bookingId, ...claimOf(reason) })
  return { bookingId, id }
}

export const disputeRow = (id: string) =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

// As if the clock of its state had run out.
export async function runOut(id: string) {
  await db
    .updateTable('disputes')
    .set({ dueAt: fromNow(-1) })
    .where('id', '=', id)
    .execute()
  await jobs['tend-disputes'].run({}, jobContext)
}

export async function escalated(client: Actor, shop: Listed, bookingId: string, askedCents = 3000) {
  const { id } = await as(client).disputes.open({
    id: bookingId,
    ...claimOf('quality', askedCents),
  })
  const message = 'It was even when he left the shop.'
  await as(shop.barber).disputes.respond({ id, move: 'contest', message })
  await as(client).disputes.answer({ id, move: 'escalate' })
  return id
}

export async function titlesOf({ id }: Pick<Actor, 'id'>) {
  const rows = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ title }) => title)
}
