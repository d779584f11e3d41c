// Rows of the administration itself.
import { randomUUID } from 'node:crypto'
import { issuePast } from '#server/features/invoices/issue.ts'
import { completionPosting } from '#server/features/booking-money/ending.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post, postHistory } from '#server/features/ledger/service.ts'
import { list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'
import { people, sideA } from './people.ts'

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

export const cityLike = (id: string) => ({
  name: `City ${id.slice(-12)}`,
  state: 'CO',
  latitude: 39.7,
  longitude: -105,
  timeZone: 'America/Denver',
  isActive: false,
})

export async function versionOfVisits() {
  const { version } = await db
    .selectFrom('settingsHistory')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('subject', '=', 'visits')
    .executeTakeFirstOrThrow()
  return version
}

// A barber to whom $20 can be paid out.
async function payableBarber() {
  const { barber } = await list('Paid out')
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString()
  const posting = { key: `adjust:${randomUUID()}`, event: 'adjusted', at }
  await postHistory(db, [{ ...posting, lines: postings.adjusted(barber.id, 2000) }])
  const bank = { bankId: `ba_${barber.id}`, bankName: 'A Bank', bankLast4: '6789' }
  const isThere = { isSubmitted: true, isEnabled: true, isManual: true }
  await db
    .insertInto('payoutAccounts')
    .values({ userId: barber.id, accountId: `acct_${barber.id}`, ...bank, ...isThere })
    .execute()
  return barber.id
}

export const adminObjects = {
  payableBarber,
  async heldBarber() {
    const barberId = await payableBarber()
    await db.insertInto('payoutHolds').values({ barberId, reason: 'Two names' }).execute()
    return barberId
  },
  async failedPayout() {
    const barberId = await payableBarber()
    const run = { runOn: '2026-01-06', runKey: 'run:2026-01-06', accountId: `acct_${barberId}` }
    const { id } = await db
      .insertInto('payouts')
      .values({ barberId, amountCents: 2000, state: 'failed', failure: 'account_closed', ...run })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async moneyOrder() {
    const { id: askedBy } = await make.admin('finance')
    const id = randomUUID()
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const terms = { kind: 'adjust', amountCents: 60_000, reason: 'A broken dryer' } as const
    const barberId = await payableBarber()
    await db
      .insertInto('moneyOrders')
      .values({ id, askedBy, barberId, ...terms, state: 'waiting', expiresAt })
      .execute()
    return id
  },
  async reliabilityReview({ shop } = sideA) {
    const { id } = await db
      .insertInto('reliabilityNotices')
      .values({ barberId: shop.barber.id, kind: 'review', lateCancellations: 6 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  listing: async () =>
    (await list('Waits for a look', { profile: { approvalStatus: 'submitted' } })).id,
  badge: () => badge(),
  revokedBadge: () => badge(new Date().toISOString()),
  async city() {
    const { id } = await db
      .insertInto('cities')
      .values(cityLike(randomUUID()))
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // Of two versions that differ from each other, the first.
  async settingsVersion() {
    const version = ((await versionOfVisits()) ?? 0) + 1
    const hours = { closeFinishedHours: 24, closeUntouchedHours: 48 }
    const of = (more: number) => ({
      subject: 'visits',
      version: version + more,
      reason: 'Before',
      content: JSON.stringify({ ...hours, reviewAskHours: 3 + ((version + more) % 100) }),
    })
    const [first] = await db
      .insertInto('settingsHistory')
      .values([of(0), of(1)])
      .returning('id')
      .execute()
    return first!.id
  },
  async pinnedListing() {
    const { id, barber } = await list('Pinned')
    const days = { startsOn: '2099-01-05', endsOn: '2099-01-06' }
    await db
      .insertInto('featuredPins')
      .values({ barberId: barber.id, ...days })
      .execute()
    return id
  },
  // Of the owner of the administration.
  async bulkRun() {
    const { id } = await db
      .insertInto('bulkRuns')
      .values({ action: 'send-reset-link', actorId: people.admin.id, settings: '{}', ip: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // A colleague's view of all bookings, for everyone who may see them.
  async sharedView() {
    const { id: createdBy } = await make.admin('support')
    const { id } = await db
      .insertInto('savedViews')
      .values({
        list: 'bookings',
        name: `View ${createdBy.slice(-12)}`,
        query: 'status=no_show',
        createdBy,
        position: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // One that lowers nothing when it ends: it never began.
  async commissionRule() {
    const { barber } = await list('With a rule')
    const startsAt = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const { id } = await db
      .insertInto('commissionRules')
      .values({ barberId: barber.id, percent: 5, startsAt, reason: 'Agreed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async personToErase() {
    const { id: userId } = await make.person('client')
    const { id: requestedBy } = await make.person('admin')
    const dueAt = new Date(Date.now() + 86_400_000).toISOString()
    const row = { userId, requestedBy, reason: 'Asked by letter', dueAt }
    await db.insertInto('erasures').values(row).execute()
    return userId
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

// What waits for a decision or a colleague, by its booking.
export const caseOf = {
  async appeal(bookingId: string) {
    const { id } = await db
      .insertInto('noShowAppeals')
      .values({ bookingId, kind: 'was_there', message: 'I was there' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async followUp(bookingId: string) {
    const { id: colleague } = await make.admin('support')
    const { id } = await db
      .insertInto('bookingFollowUps')
      .values({ bookingId, assigneeId: colleague, createdBy: colleague, note: 'Call the shop' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async problemReport(bookingId: string) {
    const { id } = await db
      .insertInto('problemReports')
      .values({ bookingId, kind: 'not_happened' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // Asked for by a colleague.
  async refundRequest(bookingId: string) {
    const { id: askedBy } = await make.admin('operations')
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const id = randomUUID()
    const terms = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
    const order = { ...terms, bookingId, amountCents: 1000, reason: 'A long wait', askedBy }
    await db
      .insertInto('refundOrders')
      .values({ ...order, id, state: 'waiting', expiresAt })
      .execute()
    return id
  },
  // That the provider refused.
  async failedRefund(bookingId: string) {
    const paid = { provider: 'stripe', purpose: 'prepay', how: 'page', state: 'succeeded' } as const
    const { clientId: userId } = await db
      .selectFrom('bookings')
      .select('clientId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
    const { id: paymentId } = await db
      .insertInto('payments')
      .values({ ...paid, userId, bookingId, amountCents: 3000 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('refunds')
      .values({ paymentId, amountCents: 3000, cause: `late:${paymentId}`, state: 'failed' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  // A completed booking whose commission was charged.
  async charged(bookingId: string) {
    const commission = { commissionPercent: 10, commissionCents: 300 }
    const { barberId } = await db
      .updateTable('bookings')
      .set({ ...commission, source: 'marketplace', completedAt: new Date().toISOString() })
      .where('id', '=', bookingId)
      .returning('barberId')
      .executeTakeFirstOrThrow()
    const booking = { id: bookingId, barberId, totalCents: 3000, commissionCents: 300 }
    const key = `completed:${bookingId}:1`
    await post(db, { ...completionPosting(booking, { clearing: 0, completedMs: Date.now() }), key })
    return bookingId
  },
  async invoice(bookingId: string) {
    const { id } = await db
      .insertInto('invoiceRequests')
      .values({ cause: `completed:${bookingId}:1`, bookingId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await issuePast(db, [id])
    const issued = db.selectFrom('invoices').select('id').where('bookingId', '=', bookingId)
    return (await issued.executeTakeFirstOrThrow()).id
  },
  async commissionClaim(bookingId: string) {
    const { id } = await db
      .insertInto('commissionClaims')
      .values({ bookingId, why: 'My neighbor', percent: 10, commissionCents: 300 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
}
