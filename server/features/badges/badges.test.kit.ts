// Random bookings and reviews, and a reference model of the badge rules.
import type { ProfileId, BarberId } from '#contract/ids.ts'
import { db, make } from '#tests/world.ts'

const at = Temporal.ZonedDateTime.from('2026-03-16T03:00[America/Chicago]')
const dayMs = 86_400_000
const { id: cityId } = await db.selectFrom('cities').select('id').executeTakeFirstOrThrow()
export const run = { cityId, at }

export type Booking = {
  client: string
  daysAgo: number
  status: 'completed' | 'cancelled' | 'no_show' | 'held'
  isCancelledByShop: boolean
  rating: number | null
  isPublished: boolean
}
export type Barber = {
  id: BarberId
  profileId: ProfileId
  createdAt: string
  isListed: boolean
  team: string[]
  bookings: Booking[]
}

export async function clearTown() {
  for (const table of [
    'notifications',
    'barberBadges',
    'badgeRuns',
    'reviews',
    'bookings',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('employees').execute()
  await db.deleteFrom('barberProfiles').execute()
}

export async function makeBarber(order: number, isListed = true, where = cityId): Promise<Barber> {
  const { id } = await make.person('barber')
  const createdAt = new Date(at.epochMilliseconds - (400 - order) * dayMs).toISOString()
  const approvalStatus = isListed ? 'approved' : 'suspended'
  const { id: profileId } = await db
    .insertInto('barberProfiles')
    .values({ userId: id, cityId: where, shopName: `Chair ${order}`, approvalStatus, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, profileId, createdAt, isListed, team: [], bookings: [] }
}

export async function hire(barber: Barber) {
  const { id: userId } = await make.person('employee')
  await db.insertInto('employees').values({ userId, barberId: barber.id }).execute()
  barber.team.push(userId)
  return userId
}

export async function write(barber: Barber, bookings: Booking[]) {
  if (bookings.length === 0) return
  barber.bookings.push(...bookings)
  const rows = bookings.map((booking, index) => {
    // Spread out, because a provider's bookings cannot overlap.
    const startsMs = at.epochMilliseconds - booking.daysAgo * dayMs + (index % 400) * 60_000
    const [startsAt, endsAt] = [startsMs, startsMs + 60_000].map((ms) => new Date(ms).toISOString())
    return {
      barberId: barber.id,
      providerId: barber.id,
      ...(booking.client.includes('@')
        ? { guestName: 'Guest', guestEmail: booking.client }
        : { clientId: booking.client }),
      startsAt: startsAt!,
      endsAt: endsAt!,
      busyRange: `[${startsAt},${endsAt})`,
      status: booking.status,
      completedAt: booking.status === 'completed' ? endsAt! : null,
      cancelledBy:
        booking.status !== 'cancelled'
          ? null
          : booking.isCancelledByShop
            ? (barber.team[0] ?? barber.id)
            : booking.client.includes('@')
              ? null
              : booking.client,
    }
  })
  const ids = await db.insertInto('bookings').values(rows).returning('id').execute()
  const reviews = bookings.flatMap(({ rating, isPublished, client }, index) =>
    rating === null
      ? []
      : {
          bookingId: ids[index]!.id,
          barberId: barber.id,
          providerId: barber.id,
          clientId: client.includes('@') ? null : client,
          rating,
          status: isPublished ? ('published' as const) : ('flagged' as const),
          createdAt: rows[index]!.endsAt,
        },
  )
  if (reviews.length > 0) await db.insertInto('reviews').values(reviews).execute()
}

type Scored = { barber: Barber; score: number; clients: number }

// The reference model of the badge rules, without a database.
export function winnersOf(barbers: Barber[]) {
  return [
    ...best('most_booked', barbers, 30, (barber) => {
      const counts = new Map<string, number>()
      for (const { client } of completedOf(barber, 30))
        counts.set(client, Math.min(3, (counts.get(client) ?? 0) + 1))
      const score = [...counts.values()].reduce((sum, count) => sum + count, 0)
      return score >= 10 && counts.size >= 6 ? { barber, score, clients: counts.size } : null
    }),
    ...best('most_reviewed', barbers, 30, (barber) => {
      const heard = reviewsOf(barber, 30)
      return heard.length >= 5 ? { barber, score: heard.length, clients: clientsOf(heard) } : null
    }),
    ...best('best_services', barbers, 90, (barber) => {
      const heard = reviewsOf(barber, 90)
      const city = mean(barbers.flatMap((each) => reviewsOf(each, 90)))
      const sum = heard.reduce((total, { rating }) => total + rating!, 0)
      const score = Math.round(((10 * city + sum) / (10 + heard.length)) * 10_000) / 10_000
      const isIn = heard.length >= 10 && sum / heard.length >= 4.5
      return isIn ? { barber, score, clients: clientsOf(heard) } : null
    }),
  ]
}

function best(
  badgeType: string,
  barbers: Barber[],
  days: number,
  judge: (barber: Barber) => Scored | null,
) {
  const candidates = barbers.filter(
    (barber) => barber.isListed && completedOf(barber, days).length > 0 && !cancelsOften(barber),
  )
  if (candidates.length < 10) return []
  return candidates
    .flatMap((barber) => judge(barber) ?? [])
    .sort(
      (one, other) =>
        other.score - one.score ||
        other.clients - one.clients ||
        ratingOf(other.barber) - ratingOf(one.barber) ||
        one.barber.createdAt.localeCompare(other.barber.createdAt),
    )
    .slice(0, Math.ceil(candidates.length / 10))
    .map(({ barber, score }, index) => ({ badgeType, barberId: barber.id, rank: index + 1, score }))
}

const isOutsider = ({ id, team }: Barber, { client }: Booking) =>
  client !== id && !team.includes(client)

// Bookings start at about the hour of the run, so today's are after the period's last midnight.
function outsidersIn(barber: Barber, days: number) {
  return barber.bookings.filter(
    (booking) => isOutsider(barber, booking) && booking.daysAgo >= 1 && booking.daysAgo <= days,
  )
}

function completedOf(barber: Barber, days: number) {
  return outsidersIn(barber, days).filter(({ status }) => status === 'completed')
}

function reviewsOf(barber: Barber, days: number) {
  return outsidersIn(barber, days).filter(
    ({ rating, isPublished }) => rating !== null && isPublished,
  )
}

function cancelsOften(barber: Barber) {
  const real = outsidersIn(barber, 30).filter(({ status }) => status !== 'held')
  const broken = real.filter(
    (booking) => booking.status === 'cancelled' && booking.isCancelledByShop,
  )
  return broken.length > 0.05 * real.length
}

function clientsOf(bookings: Booking[]) {
  return bookings.filter(
    ({ client }, index) =>
      client.includes('@') || bookings.findIndex((each) => each.client === client) === index,
  ).length
}

const mean = (heard: Booking[]) =>
  heard.reduce((sum, { rating }) => sum + rating!, 0) / Math.max(1, heard.length)

// The rating on the profile: all published reviews, to one decimal.
function ratingOf({ bookings }: Barber) {
  const heard = bookings.filter(({ rating, isPublished }) => rating !== null && isPublished)
  const sum = heard.reduce((total, { rating }) => total + rating!, 0)
  return Math.round((sum * 10) / Math.max(1, heard.length)) / 10
}
