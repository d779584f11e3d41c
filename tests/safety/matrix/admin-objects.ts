// Rows of the administration itself.
import { randomUUID } from 'node:crypto'
import { list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'

// An award of today, of a barber of its own.
async function badge(revokedAt: string | null = null) {
  const { barber } = await list('Award winner')
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const { id } = await db
    .insertInto('barberBadges')
    .values({
      barberId: barber.id,
      badgeType: 'most_booked',
      rank: 1,
      periodStart: today.subtract({ days: 30 }).toString(),
      periodEnd: today.toString(),
      revokedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const adminObjects = {
  badge: () => badge(),
  revokedBadge: () => badge(new Date().toISOString()),
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
