// Staff read reviews of their business, reply once, and may report one.
import { fail } from '#contract/errors.ts'
import type {
  ReceivedPage,
  ReceivedQuery,
  ReviewPin,
  ReviewReply,
  ReviewReport,
} from '#contract/marketplace/reviews.ts'
import { mayInShop, type Place } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { shortName } from '#server/features/barbers/service.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import {
  countByStars,
  countReceived,
  findListing,
  insertReport,
  listMonths,
  listReceived,
  lockPins,
  lockReceived,
  setPin,
  setReply,
} from './received-queries.ts'
import { publishChange } from './service.ts'
import { isClean } from './word-filter.ts'

const pageSize = 20
const hour = 3600

// All reviews with the `reviews` right, otherwise the member's own.
async function aboutOf(caller: SignedInCaller, place: Place) {
  const { barberId, userId, seat } = await businessOf(caller, place)
  const seesAll = mayInShop(seat, 'reviews')
  return { barberId, providerId: seesAll ? null : userId }
}

export async function readReceived(
  caller: SignedInCaller,
  wanted: ReceivedQuery,
): Promise<ReceivedPage> {
  const { db } = caller
  const about = await aboutOf(caller, wanted.place)
  const offset = (wanted.page - 1) * pageSize
  const [rows, matching, counts, months, listing] = await Promise.all([
    listReceived(db, about, wanted, { limit: pageSize, offset }),
    countReceived(db, about, wanted),
    countByStars(db, about),
    listMonths(db, about),
    findListing(db, about.barberId),
  ])
  const countOf = (stars: number) => counts.find((each) => each.stars === stars)?.count ?? 0
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const points = counts.reduce((sum, { stars, count }) => sum + stars * count, 0)
  return {
    profileId: listing?.id ?? null,
    mayPin: about.providerId === null,
    averageRating: total === 0 ? 0 : Math.round((points / total) * 10) / 10,
    total,
    unanswered: counts.reduce((sum, { unanswered }) => sum + unanswered, 0),
    histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(stars) })),
    months,
    reviews: rows.map(({ clientName, ...review }) => ({
      ...review,
      author: clientName && shortName(clientName),
    })),
    matching,
    pages: Math.max(1, Math.ceil(matching / pageSize)),
  }
}

// One reply, editable for thirty days. The client gets a message about the first version.
export async function replyToReview(caller: SignedInCaller, asked: ReviewReply) {
  const { db, actor } = caller
  const { id, reply } = asked
  const about = await aboutOf(caller, asked.place)
  await limit(db, [{ key: `review-reply:user:${actor.id}`, points: 120, seconds: hour }])
  if (!isClean(reply)) fail('INVALID_INPUT', { reply: 'Please reply without insults' })
  await inTransaction(db, async (db) => {
    const review = (await lockReceived(db, about, id)) ?? fail('NOT_FOUND')
    if (review.isOver) fail('REPLY_CLOSED')
    await setReply(db, id, { reply, repliedBy: actor.id })
    if (review.reply === null && review.clientId !== null)
      await tellClient(db, review.clientId, review.shopName)
    await publishChange(db, about.barberId)
  })
}

async function tellClient(db: Db, userId: string, shop: string) {
  await notify(db, {
    userId,
    event: 'review',
    type: 'other',
    isMailed: true,
    title: { en: 'A reply to your review', es: 'Respuesta a tu reseña' },
    message: { en: '{shop} replied to your review.', es: '{shop} respondió a tu reseña.' },
    params: { shop },
    actionUrl: '/client/dashboard?tab=reviews',
  })
  await publish(db, userTopic(userId), { type: 'review' })
}

// The review stays visible until an administrator decides.
export async function reportReview(
  caller: SignedInCaller,
  { place, id, reason, note }: ReviewReport,
) {
  const { db, actor } = caller
  const about = await aboutOf(caller, place)
  await limit(db, [{ key: `review-report:user:${actor.id}`, points: 20, seconds: hour }])
  await inTransaction(db, async (db) => {
    const { shopName: shop } = (await lockReceived(db, about, id)) ?? fail('NOT_FOUND')
    await insertReport(db, { reviewId: id, reportedBy: actor.id, reason, note })
    await notifyAdmins(db, 'moderation.decide', {
      event: 'review',
      type: 'other',
      title: { en: 'A review was reported', es: 'Se reportó una reseña' },
      message: {
        en: '{shop} reported a review. Please decide within 3 days.',
        es: '{shop} reportó una reseña. Decide en 3 días.',
      },
      params: { shop },
      actionUrl: '/admin/marketplace',
      data: { reviewId: id, reason },
    })
    await publishChange(db, about.barberId)
  })
}

export async function pinReview(caller: SignedInCaller, asked: ReviewPin) {
  const { barberId } = await businessOf(caller, asked.place, 'reviews')
  await inTransaction(caller.db, async (db) => {
    await lockPins(db, barberId)
    if (!(await lockReceived(db, { barberId, providerId: null }, asked.id))) fail('NOT_FOUND')
    await setPin(db, { barberId, id: asked.id, isPinned: asked.isPinned })
    await publishChange(db, barberId)
  })
}
