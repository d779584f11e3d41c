import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { ReviewSort } from '#contract/marketplace/barbers.ts'
import { given, type Db } from '#server/database/db.ts'

export async function countReviewsByStars(db: Db, barberId: BarberId) {
  return db
    .selectFrom('reviews')
    .select(['rating as stars', sql<number>`count(*)`.as('count')])
    .where('barberId', '=', barberId)
    .where('status', '=', 'published')
    .groupBy('rating')
    .execute()
}

type Wanted = { stars?: number | undefined; sort: ReviewSort; limit: number; offset: number }

export function listReviews(db: Db, barberId: BarberId, { stars, sort, limit, offset }: Wanted) {
  return db
    .selectFrom('reviews as r')
    .leftJoin('profiles as client', 'client.userId', 'r.clientId')
    .innerJoin('profiles as provider', 'provider.userId', 'r.providerId')
    .select(['r.id', 'r.rating', 'r.body', 'r.createdAt', 'r.reply', 'r.repliedAt'])
    .select(['provider.name as providerName', reviewPhotos.as('photos')])
    .select(sql<boolean>`r.pinned_at IS NOT NULL`.as('isPinned'))
    .select(
      sql<string | null>`CASE WHEN client.deactivation_reason IS DISTINCT FROM 'deleted'
                         THEN client.name END`.as('clientName'),
    )
    .where('r.barberId', '=', barberId)
    .where('r.status', '=', 'published')
    .$call(given(stars, (query, rating) => query.where('r.rating', '=', rating)))
    .$if(sort === 'newest', (query) => query.orderBy(sql`r.pinned_at IS NULL`))
    .$if(sort === 'highest', (query) => query.orderBy('r.rating', 'desc'))
    .$if(sort === 'lowest', (query) => query.orderBy('r.rating', 'asc'))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const reviewPhotos = sql<string[]>`(
  SELECT coalesce(json_agg(url ORDER BY id), '[]') FROM review_photos WHERE review_id = r.id)`
