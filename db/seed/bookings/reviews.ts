// Reviews by clients and replies by barbers.
import { sql } from 'kysely'
import { dayMs, hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { createRandom, idOf, type Random } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import { apologies, closings, details, fair, good, openings, poor, thanks } from './review-texts.ts'
import type { Visit } from './visits.ts'

const reviewsPerPair = 3

export type Review = ReturnType<typeof reviewOf>

export async function writeReviews(db: Db, visits: Visit[], clock: Clock) {
  const reviews = listReviews(visits, clock)
  await insertReviews(db, () => insertRows(db, 'reviews', reviews))
  return reviews
}

// The trigger recounts for every review; for a bulk insert, one count at the end is enough.
export async function insertReviews(db: Db, insert: () => Promise<unknown>) {
  await sql`ALTER TABLE reviews DISABLE TRIGGER reviews_keep_rating`.execute(db)
  await insert()
  await sql`ALTER TABLE reviews ENABLE TRIGGER reviews_keep_rating`.execute(db)
  await sql`
    UPDATE barber_profiles SET average_rating = heard.mean, total_reviews = heard.reviews
    FROM (
      SELECT barber_id, round(avg(rating), 1) AS mean, count(*) AS reviews
      FROM reviews WHERE status = 'published' GROUP BY barber_id
    ) AS heard
    WHERE barber_profiles.user_id = heard.barber_id
  `.execute(db)
}

function listReviews(visits: Visit[], { nowMs }: Clock) {
  const written = new Map<string, number>()
  return visits.flatMap((visit) => {
    const random = createRandom(`review ${visit.id}`)
    const pair = `${visit.client?.id} ${visit.shop.ownerId}`
    const before = visit.client ? (written.get(pair) ?? 0) : 0
    const wants = random.chance(eagernessOf(visit)) && before < reviewsPerPair
    if (!visit.completed || !wants) return []
    const at = visit.completed.at + random.integer(2, 70) * hourMs
    if (at > nowMs) return []
    written.set(pair, before + 1)
    return [reviewOf(visit, { random, at, nowMs })]
  })
}

function eagernessOf({ client, shop }: Visit) {
  if (client) return 0.85
  return shop.business.isTalkedAbout ? 0.45 : 0.15
}

function reviewOf(
  visit: Visit,
  { random, at, nowMs }: { random: Random; at: number; nowMs: number },
) {
  const rating = ratingOf(visit.provider.stars, random)
  // Guests leave stars only.
  const body = visit.client ? bodyOf(visit, rating, random) : ''
  const repliedAt = at + random.integer(3, 40) * hourMs
  const hasReply = body !== '' && repliedAt < nowMs && random.chance(rating < 4 ? 0.7 : 0.35)
  const isRude = rating === 1 && at > nowMs - 30 * dayMs
  return {
    id: idOf('review', visit.id),
    bookingId: visit.id,
    barberId: visit.shop.ownerId,
    providerId: visit.provider.id,
    clientId: visit.client?.id ?? null,
    rating,
    body,
    status: isRude ? ('flagged' as const) : ('published' as const),
    reply: hasReply ? replyOf(visit, rating, random) : null,
    repliedAt: hasReply ? iso(repliedAt) : null,
    createdAt: iso(at),
  }
}

// Mostly five stars, and as many lower ratings as the average needs.
function ratingOf(stars: number, random: Random) {
  const missing = 5 - stars
  const chance = random.next()
  if (chance < missing * 0.04) return 1
  if (chance < missing * 0.1) return 2
  if (chance < missing * 0.23) return 3
  if (chance < missing * 0.6) return 4
  return 5
}

function bodyOf({ client, provider, items }: Visit, rating: number, random: Random) {
  const language = client?.language ?? 'en'
  const service = items[0]?.name.toLowerCase() ?? ''
  const [barber = ''] = provider.name.split(' ')
  const pools = { 1: poor, 2: poor, 3: fair, 4: good }
  const pool = pools[rating as keyof typeof pools]
  const sentences = pool ? [pool] : [openings, details, closings]
  return sentences
    .map((each) => random.pick(each[language]))
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replaceAll('{barber}', barber)
    .replaceAll('{service}', service)
}

function replyOf({ client, shop }: Visit, rating: number, random: Random) {
  const isSpanish = client?.language === 'es' && shop.business.languages.includes('es')
  return random.pick((rating < 4 ? apologies : thanks)[isSpanish ? 'es' : 'en'])
}
