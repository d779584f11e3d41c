// Reviews of a business or of one provider.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { ReceivedReview, ReportReason, ReviewFilter } from '#contract/marketplace/reviews.ts'
import { replyDays } from '#contract/marketplace/reviews.ts'
import { given, type Db } from '#server/database/db.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'

// All reviews of the business, or those of one provider.
export type About = { barberId: BarberId; providerId: string | null }

function published(db: Db, { barberId, providerId }: About) {
  return db
    .selectFrom('reviews as r')
    .where('r.barberId', '=', barberId)
    .where('r.status', '=', 'published')
    .$call(given(providerId, (query, id) => query.where('r.providerId', '=', id)))
}

const editableUntil = sql<string | null>`r.replied_at + make_interval(days => ${replyDays})`

// Ratings without text need no reply.
const isUnanswered = sql<boolean>`(r.reply IS NULL AND r.body <> '')`

const hasReport = sql<boolean>`EXISTS (SELECT FROM review_reports WHERE review_id = r.id)`

type Wanted = { filter: ReviewFilter; stars?: number | undefined }
type Page = { limit: number; offset: number }

function matching(db: Db, about: About, { filter, stars }: Wanted) {
  return published(db, about)
    .$if(filter === 'unanswered', (query) => query.where(isUnanswered))
    .$if(filter === 'answered', (query) => query.where('r.reply', 'is not', null))
    .$if(filter === 'reported', (query) => query.where(hasReport))
    .$call(given(stars, (query, rating) => query.where('r.rating', '=', rating)))
}

// Unanswered reviews first.
export function listReceived(db: Db, about: About, wanted: Wanted, { limit, offset }: Page) {
  return matching(db, about, wanted)
    .innerJoin('bookings as k', 'k.id', 'r.bookingId')
    .innerJoin('profiles as provider', 'provider.userId', 'r.providerId')
    .leftJoin('profiles as client', 'client.userId', 'r.clientId')
    .leftJoin('reviewReports as report', 'report.reviewId', 'r.id')
    .select(['r.id', 'r.rating', 'r.body as text', 'r.cut', 'r.cleanliness', 'r.punctuality'])
    .select(['r.value', 'r.reply', 'r.repliedAt', 'r.createdAt', 'k.startsAt as visitedAt'])
    .select(['provider.name as professionalName'])
    .select([
      sql<string | null>`CASE WHEN client.deactivation_reason IS DISTINCT FROM 'deleted'
        THEN client.name END`.as('clientName'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
      sql<ReceivedReview['photos']>`(
        SELECT coalesce(json_agg(json_build_object('id', id, 'url', url) ORDER BY id), '[]')
        FROM review_photos WHERE review_id = r.id)`.as('photos'),
      sql<boolean>`r.pinned_at IS NOT NULL`.as('isPinned'),
      sql<ReceivedReview['report']>`CASE WHEN report.id IS NOT NULL THEN
        json_build_object('reason', report.reason, 'status', report.status) END`.as('report'),
      editableUntil.as('replyEditableUntil'),
    ])
    .orderBy(isUnanswered, 'desc')
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReceived(db: Db, about: About, wanted: Wanted) {
  const { total } = await matching(db, about, wanted)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

// Published reviews with text and without a reply.
export async function countUnanswered(db: Db, about: About) {
  const { count } = await published(db, about)
    .where(isUnanswered)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function countByStars(db: Db, about: About) {
  return published(db, about)
    .select(['r.rating as stars', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) FILTER (WHERE ${isUnanswered})`.as('unanswered'))
    .groupBy('r.rating')
    .execute()
}

export function listMonths(db: Db, about: About) {
  const shopTime = sql`(r.created_at AT TIME ZONE ${timeZoneOf(about.barberId)})`
  const month = sql<string>`date_trunc('month', ${shopTime})::date`
  return (
    published(db, about)
      .select([
        month.as('month'),
        sql<number>`round(avg(r.rating), 2)`.as('average'),
        sql<number>`count(*)`.as('count'),
      ])
      .where(sql<boolean>`r.created_at > now() - interval '12 months'`)
      // By its place, because the zone is a parameter.
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute()
  )
}

// `SELECT ... FOR UPDATE`.
export function lockReceived(db: Db, about: About, id: string) {
  return published(db, about)
    .innerJoin('bookings as k', 'k.id', 'r.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'r.barberId')
    .select(['r.id', 'r.reply', 'k.clientId', 'b.shopName'])
    .select(sql<boolean>`coalesce(${editableUntil} <= now(), false)`.as('isOver'))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst()
}

// Keeps the date of the first reply.
export async function setReply(db: Db, id: string, reply: { reply: string; repliedBy: string }) {
  await db
    .updateTable('reviews')
    .set({ ...reply, repliedAt: sql<string>`coalesce(replied_at, now())` })
    .where('id', '=', id)
    .execute()
}

type Report = { reviewId: string; reportedBy: string; reason: ReportReason; note: string }

export async function insertReport(db: Db, report: Report) {
  await db.insertInto('reviewReports').values(report).execute()
}

type Pin = { barberId: BarberId; id: string; isPinned: boolean }

export async function setPin(db: Db, { barberId, id, isPinned }: Pin) {
  await db
    .updateTable('reviews')
    .set({ pinnedAt: null })
    .where('barberId', '=', barberId)
    .where('pinnedAt', 'is not', null)
    .$if(!isPinned, (query) => query.where('id', '=', id))
    .execute()
  if (!isPinned) return
  await db
    .updateTable('reviews')
    .set({ pinnedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

// Serializes pins.
export async function lockPins(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 23))`.execute(db)
}

export function findListing(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select('id')
    .where('userId', '=', barberId)
    .executeTakeFirst()
}
