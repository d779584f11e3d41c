// Rows of the administration itself.
import { randomUUID } from 'node:crypto'
import { list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'

export const adminObjects = {
  async pinnedListing() {
    const { id, barber } = await list('Pinned')
    const days = { startsOn: '2026-01-05', endsOn: '2026-01-06' }
    await db
      .insertInto('featuredPins')
      .values({ barberId: barber.id, ...days })
      .execute()
    return id
  },
  async adminGrant() {
    const { id } = await make.admin('analyst')
    const grant = await db
      .selectFrom('adminGrants')
      .select('id')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    return grant.id
  },
  async adminInvitation() {
    const { id } = await db
      .insertInto('adminInvitations')
      .values({
        email: `${randomUUID()}@example.com`,
        subRole: 'support',
        reason: 'More hands',
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}

export async function appealOf(bookingId: string) {
  const { id } = await db
    .insertInto('noShowAppeals')
    .values({ bookingId, kind: 'was_there', message: 'I was there' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function followUpOf(bookingId: string) {
  const { id: colleague } = await make.admin('support')
  const { id } = await db
    .insertInto('bookingFollowUps')
    .values({ bookingId, assigneeId: colleague, createdBy: colleague, note: 'Call the shop' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function problemReportOf(bookingId: string) {
  const { id } = await db
    .insertInto('problemReports')
    .values({ bookingId, kind: 'not_happened' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
