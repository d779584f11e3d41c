import type { Received } from '#contract/call.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type {
  BarberCard,
  BarberProfile,
  BookingPolicies,
  OpeningHours,
  Portfolio,
  ReviewPage,
  barbers,
} from '#contract/marketplace/barbers.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { readZone } from '#server/features/businesses/service.ts'
import { readPinnedIds } from '#server/features/featured/service.ts'
import { readOffers } from '#server/features/promotions/service.ts'
import { nextOpenings } from '#server/features/search/service.ts'
import { todayIn } from '#server/shop-clock.ts'
import {
  listDays,
  listOpenMinutes,
  listOpenWindows,
  sumOpenMinutes,
  listWeeklyHours,
  type Days,
  type Shop,
} from './hours-queries.ts'
import {
  countPortfolio,
  findBarberOf,
  findListedBarber,
  findListedBySlug,
  findPolicies,
  listBarbersByIds,
  listBarbersOfShop,
  listPortfolio,
  listServices,
  listSimilarBarbers,
  listTeam,
  listTopBarbers,
  setAvatar,
} from './queries.ts'
import { countReviewsByStars, listReviews } from './reviews-queries.ts'
import { findShop, listNewestShops } from './shops-queries.ts'

const featuredLimit = 8
const similarLimit = 4
const picturesOnProfile = 12
const picturesInPortfolio = 200
const reviewsPerPage = 10
const daysAhead = 13

// The pinned ones first, then the best rated.
export async function listFeatured(db: Db): Promise<BarberCard[]> {
  const pinned = await readPinnedIds(db)
  const first = pinned.length > 0 ? await listBarbersByIds(db, pinned) : []
  const best = await listTopBarbers(db, { limit: featuredLimit })
  const others = best.filter(({ id }) => !pinned.includes(id))
  const barbers = [...first, ...others].slice(0, featuredLimit)
  if (barbers.length > 0) return asCards(db, barbers)

  const shops = await listNewestShops(db, { limit: featuredLimit })
  return shops.map((shop) => ({ ...shop, ...unrated, kind: 'shop' }))
}

const unrated = {
  averageRating: 0,
  totalReviews: 0,
  services: [],
  serviceCount: 0,
  badges: [],
}

export async function readShop(db: Db, id: string) {
  const { ownerId, ...shop } = (await findShop(db, id)) ?? fail('NOT_FOUND')
  return { ...shop, barbers: await asCards(db, await listBarbersOfShop(db, { id, ownerId })) }
}

// For other features: the listed barbers among `ids`, in that order.
export async function listCards(db: Db, ids: ProfileId[]): Promise<BarberCard[]> {
  if (ids.length === 0) return []
  return asCards(db, await listBarbersByIds(db, ids))
}

type Bare = Omit<BarberCard, 'kind' | 'nextOpening'>

async function asCards(db: Db, barbers: Bare[]): Promise<BarberCard[]> {
  const ids = barbers.map(({ id }) => id)
  const slots = await nextOpenings(db, ids)
  return barbers.map((barber) => ({
    ...barber,
    kind: 'barber',
    nextOpening: slots.get(barber.id) ?? null,
  }))
}

export async function readProfile(db: Db, id: ProfileId): Promise<BarberProfile> {
  return fillProfile(db, await readListed(db, id))
}

// The public profile as clients would see it, for its staff.
export async function readDraft(db: Db, barberId: BarberId): Promise<BarberProfile> {
  return fillProfile(db, (await findBarberOf(db, barberId)) ?? fail('NOT_FOUND'))
}

// Also resolves former slugs.
export async function resolveSlug(db: Db, slug: string) {
  return (await findListedBySlug(db, slug.toLowerCase())) ?? fail('NOT_FOUND')
}

type BarberRow = NonNullable<Awaited<ReturnType<typeof findListedBarber>>>

async function fillProfile(db: Db, barber: BarberRow): Promise<BarberProfile> {
  const { userId } = barber
  const [services, team, pictures, pictureCount, policies, offers] = await Promise.all([
    listServices(db, userId),
    listTeam(db, userId),
    listPortfolio(db, userId, { limit: picturesOnProfile }),
    countPortfolio(db, userId),
    findPolicies(db, userId),
    readOffers(db, userId),
  ])
  const providerIds = team.map(({ providerId }) => providerId)
  const hours = await readHours(db, { barberId: userId, providerIds })
  return {
    ...barber,
    services,
    team,
    pictures,
    pictureCount,
    hours,
    ...offers,
    policies: policies ?? defaultPolicies,
  }
}

// Defaults for a barber without a policies row, equal to the table's defaults.
const defaultPolicies: BookingPolicies = {
  paymentPolicy: 'pay_at_shop',
  depositPercent: 0,
  cancellationWindowHours: 24,
  lateCancelFeePercent: 0,
  noShowFeePercent: 0,
  autoConfirm: true,
  acceptWalkIns: true,
}

export async function readHours(
  db: Db,
  shop: Shop,
  day?: Temporal.PlainDate,
): Promise<OpeningHours> {
  const today = day ?? todayIn(await readZone(db, shop.barberId))
  // Yesterday's hours may reach into today.
  const from = today.subtract({ days: 1 }).toString()
  const [weekly, days] = await Promise.all([
    listWeeklyHours(db, shop),
    listDays(db, shop, { from, count: daysAhead + 2 }),
  ])
  return { weekly, days }
}

type Wanted = Received<typeof barbers.reviews>

export async function readReviews(db: Db, wanted: Wanted): Promise<ReviewPage> {
  const { id, stars, sort, page } = wanted
  const { userId, averageRating, totalReviews } = await readListed(db, id)
  const limit = reviewsPerPage
  const [counts, rows] = await Promise.all([
    countReviewsByStars(db, userId),
    listReviews(db, userId, { stars, sort, limit, offset: (page - 1) * limit }),
  ])
  const countOf = (rating: number) => counts.find((each) => each.stars === rating)?.count ?? 0
  const matching = stars === undefined ? totalReviews : countOf(stars)
  return {
    averageRating,
    totalReviews,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({ stars: rating, count: countOf(rating) })),
    reviews: rows.map(({ clientName, ...review }) => ({
      ...review,
      author: clientName && shortName(clientName),
    })),
    page,
    pages: Math.ceil(matching / limit),
  }
}

// 'Ana María Ruiz' is 'Ana R.' to strangers.
export function shortName(name: string) {
  const words = name.trim().split(/\s+/)
  const initial = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined
  return initial === undefined ? (words[0] ?? '') : `${words[0]} ${initial.toUpperCase()}.`
}

export async function readPortfolio(db: Db, id: ProfileId): Promise<Portfolio> {
  const { userId, shopName } = await readListed(db, id)
  return { id, shopName, items: await listPortfolio(db, userId, { limit: picturesInPortfolio }) }
}

export async function listSimilar(db: Db, id: ProfileId): Promise<BarberCard[]> {
  const barber = await readListed(db, id)
  return asCards(db, await listSimilarBarbers(db, { ...barber, limit: similarLimit }))
}

async function readListed(db: Db, id: ProfileId) {
  return (await findListedBarber(db, id)) ?? fail('NOT_FOUND')
}

// Open minutes per provider on these days.
export function readOpenMinutes(db: Db, shop: Shop, days: Days) {
  return listOpenMinutes(db, shop, days)
}

export function readPlatformOpenMinutes(db: Db, day: string) {
  return sumOpenMinutes(db, day)
}

export function readOpenWindows(db: Db, shop: Shop, date: string) {
  return listOpenWindows(db, shop, date)
}

export function changeAvatar(db: Db, userId: string, avatarUrl: string | null) {
  return setAvatar(db, userId, avatarUrl)
}
