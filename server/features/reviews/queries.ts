import { sql, type Insertable } from 'kysely'
import {
  reviewDays,
  type OwnReview,
  type ReviewableBooking,
} from '#contract/marketplace/reviews.ts'
import type { Db } from '#server/database/db.ts'
import type { ReviewEdits, Reviews } from '#server/database/tables.ts'

const openFor = sql`make_interval(days => ${reviewDays})`

const isOver = sql<boolean>`coalesce(k.completed_at, k.ends_at) + ${openFor} <= now()`

// The owner, the team, and clients with a phone of one of them. Only verified phones count: an
// owner could type a client's number to block their review.
const isOwnShop = sql<boolean>`(
  k.client_id IN (k.barber_id, k.provider_id)
  OR EXISTS (
    SELECT FROM employees WHERE barber_id = k.barber_id AND user_id = k.client_id
    AND (is_active OR left_at >= k.starts_at))
  OR EXISTS (
    SELECT FROM profiles AS theirs
    WHERE theirs.phone IN (k.guest_phone, (SELECT phone FROM profiles WHERE user_id = k.client_id))
    AND theirs.phone_verified_at IS NOT NULL
    AND (theirs.user_id IN (k.barber_id, k.provider_id)
      OR theirs.user_id IN (
        SELECT user_id FROM employees WHERE barber_id = k.barber_id AND is_active))))`

// A disputed booking cannot be reviewed until the dispute is closed.
const isSettled = sql<boolean>`(coalesce(k.dispute_status, 'closed') = 'closed'
  AND NOT is_disputed(k.id))`

const hasReview = sql<boolean>`EXISTS (SELECT FROM reviews WHERE booking_id = k.id)`

// Deleting a review that was taken down does not allow another one.
const isTakenDown = sql<boolean>`EXISTS (SELECT FROM review_edits WHERE booking_id = k.id
  AND event = 'deleted' AND review ->> 'status' = 'removed')`

const place = sql<ReviewableBooking['barber']>`json_build_object('id', b.id,
  'shopName', b.shop_name, 'timeZone', time_zone_in(b.city_id),
  'image', coalesce(b.portfolio_photos[1], b.avatar_url))`

export function listReviewable(db: Db, clientId: string, limit: number) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .select(['k.id as bookingId', 'k.bookingNumber', 'k.startsAt', 'p.name as professionalName'])
    .select([
      place.as('barber'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
      sql<string>`coalesce(k.completed_at, k.ends_at) + ${openFor}`.as('deadline'),
    ])
    .where('k.clientId', '=', clientId)
    .where('k.status', '=', 'completed')
    .where(
      sql<boolean>`NOT (${isOver} OR ${hasReview} OR ${isTakenDown} OR ${isOwnShop}) AND ${isSettled}`,
    )
    .orderBy('deadline')
    .limit(limit)
    .execute()
}

// Locked until the transaction ends, so that a booking is reviewed once.
export function lockBooking(db: Db, clientId: string | null, bookingId: string) {
  return db
    .selectFrom('bookings as k')
    .select(['k.id', 'k.barberId', 'k.providerId', 'k.status'])
    .select([
      isOver.as('isOver'),
      isOwnShop.as('isOwnShop'),
      isSettled.as('isSettled'),
      hasReview.as('hasReview'),
      isTakenDown.as('isTakenDown'),
    ])
    .where('k.id', '=', bookingId)
    .where('k.clientId', clientId === null ? 'is' : '=', clientId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertReview(db: Db, row: Insertable<Reviews>) {
  const { id } = await db
    .insertInto('reviews')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// The booking's client owns its review, also one written as a guest.
function ownReviews(db: Db, clientId: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('bookings as k', 'k.id', 'r.bookingId')
    .where('k.clientId', '=', clientId)
}

export function lockReview(db: Db, clientId: string, id: string) {
  return ownReviews(db, clientId)
    .selectAll('r')
    .select(sql<boolean>`r.created_at + ${openFor} <= now()`.as('isOver'))
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst()
}

type Said = Pick<Insertable<Reviews>, 'rating' | 'body' | 'status'> &
  Pick<Insertable<Reviews>, 'cut' | 'cleanliness' | 'punctuality' | 'value'>

export async function updateReview(db: Db, id: string, said: Said) {
  await db
    .updateTable('reviews')
    .set({ ...said, editedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function deleteReview(db: Db, id: string) {
  await db.deleteFrom('reviews').where('id', '=', id).execute()
}

export async function insertEdit(db: Db, row: Insertable<ReviewEdits>) {
  await db.insertInto('reviewEdits').values(row).execute()
}

export function listPhotos(db: Db, reviewId: string) {
  return db
    .selectFrom('reviewPhotos')
    .select(['id', 'url'])
    .where('reviewId', '=', reviewId)
    .orderBy('id')
    .execute()
}

export function insertPhoto(db: Db, reviewId: string, url: string) {
  return db
    .insertInto('reviewPhotos')
    .values({ reviewId, url })
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow()
}

export async function deletePhoto(db: Db, id: string) {
  await db.deleteFrom('reviewPhotos').where('id', '=', id).execute()
}

// The picture files are deleted with their uploader.
export async function deletePhotosOf(db: Db, clientId: string) {
  await db
    .deleteFrom('reviewPhotos')
    .where('reviewId', 'in', (eb) =>
      eb.selectFrom('reviews').select('id').where('clientId', '=', clientId),
    )
    .execute()
}

const photos = sql<OwnReview['photos']>`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'url', url) ORDER BY id), '[]')
  FROM review_photos WHERE review_id = r.id)`

function shownReviews(db: Db, clientId: string) {
  return ownReviews(db, clientId)
    .innerJoin('barberProfiles as b', 'b.userId', 'r.barberId')
    .innerJoin('profiles as p', 'p.userId', 'r.providerId')
    .select(['r.id', 'r.bookingId', 'k.bookingNumber', 'k.startsAt as visitedAt', 'r.rating'])
    .select(['r.body as text', 'r.cut', 'r.cleanliness', 'r.punctuality', 'r.value', 'r.reply'])
    .select(['r.repliedAt', 'r.createdAt', 'r.editedAt', 'p.name as professionalName'])
    .select([
      place.as('barber'),
      photos.as('photos'),
      sql<OwnReview['status']>`r.status`.as('status'),
      sql<string>`r.created_at + ${openFor}`.as('editableUntil'),
    ])
}

export function findReview(db: Db, clientId: string, id: string) {
  return shownReviews(db, clientId).where('r.id', '=', id).executeTakeFirstOrThrow()
}

type Page = { page: number; size: number }

export async function listReviewsOf(db: Db, clientId: string, { page, size }: Page) {
  const { total } = await ownReviews(db, clientId)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const reviews = await shownReviews(db, clientId)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { reviews, total }
}

export function findName(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
}
