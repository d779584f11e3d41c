// The overview of a barber, and of a team member.
import type { Booking } from '#contract/bookings/bookings.ts'
import { compensation, sharedCents, shareOf } from '#contract/business/compensation.ts'
import { fail } from '#contract/errors.ts'
import type { MemberOverview, ShopOverview } from '#contract/business/overview.ts'
import { mayInShop, seesContacts } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { fillOf } from '#server/database/measures.ts'
import { readDays, readPeople, readWork } from '#server/features/analytics/service.ts'
import { readOpenMinutes, readOpenWindows } from '#server/features/barbers/service.ts'
import { listBookings } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking, viewOf } from '#server/features/bookings/booking-view.ts'
import { businessOf, readZone, type Business } from '#server/features/businesses/service.ts'
import { hairFor } from '#server/features/hair-profile/service.ts'
import { countUnansweredReviews } from '#server/features/reviews/service.ts'
import { readReliability } from '#server/features/reliability/service.ts'
import { todayIn } from '#server/shop-clock.ts'
import {
  findCompensation,
  findHistory,
  findNextBooking,
  findStanding,
  listDone,
  listBookingsAtHand,
  type DayRow,
} from './queries.ts'

export async function readShopOverview(caller: SignedInCaller): Promise<ShopOverview> {
  const { db } = caller
  const business = await businessOf(caller, 'barber')
  const { barberId } = business
  const date = todayIn(await readZone(db, barberId))
  const day = date.toString()
  const week = { from: date.subtract({ days: 6 }).toString(), to: day }
  const before = {
    from: date.subtract({ days: 13 }).toString(),
    to: date.subtract({ days: 7 }).toString(),
  }
  const [standing, members, rows, days, daysBefore, ...numbers] = await Promise.all([
    findStanding(db, barberId),
    readMembers(db, barberId, day),
    listBookingsAtHand(db, { barberId }, day),
    readDays(db, barberId, week),
    readDays(db, barberId, before),
    numbersOf(db, barberId, { from: day, to: day }),
    numbersOf(db, barberId, week),
    numbersOf(db, barberId, before),
  ])
  const { profileId, slug, shopName, isListed, approval, average, count } = standing
  return {
    barberId,
    today: day,
    page:
      profileId && shopName
        ? { id: profileId, shopName, isListed, link: `/b/${slug ?? profileId}` }
        : null,
    approval,
    checklist: {
      services: standing.hasServices,
      hours: standing.hasHours,
      photos: standing.hasPhotos,
      license: standing.hasLicense,
    },
    licenseExpiresOn: standing.licenseExpiresOn,
    unansweredReviews: await countUnansweredReviews(db, { barberId, providerId: null }),
    hasBookings: standing.hasBookings,
    members,
    ...(await sorted(db, business, rows)),
    day: {
      ...numbers[0],
      expectedCents: rows.filter(isExpected).reduce((sum, row) => sum + sharedCents(row), 0),
    },
    week: numbers[1],
    weekBefore: numbers[2],
    rating: { average, count },
    reliability: await readReliability(db, barberId),
    byDay: days.map(({ day, bookings }, index) => ({
      day,
      bookings,
      before: daysBefore[index]?.bookings ?? 0,
    })),
  }
}

// All providers, and when they are open today.
async function readMembers(db: Db, barberId: BarberId, day: string) {
  const people = await readPeople(db, barberId)
  const shop = { barberId, providerIds: people.map(({ id }) => id) }
  const windows = await readOpenWindows(db, shop, day)
  return people.map((person) => ({
    ...person,
    windows: windows.filter(({ providerId }) => providerId === person.id),
  }))
}

// The fill rate is shown however few bookings there are: it describes only this business's hours.
async function numbersOf(db: Db, barberId: BarberId, days: { from: string; to: string }) {
  const { counts, bookedMinutes, openMinutes } = await readWork(db, barberId, days)
  const { bookings, done, revenueCents } = counts
  return { bookings, done, revenueCents, fillPercent: fillOf(bookedMinutes, openMinutes) }
}

export async function readMemberOverview(caller: SignedInCaller): Promise<MemberOverview> {
  const { db } = caller
  const business = await businessOf(caller, 'employee')
  const { barberId, userId, employeeId } = business
  const mine = { barberId, providerId: userId }
  const date = todayIn(await readZone(db, barberId))
  const day = date.toString()
  const { compensation: agreed, shopName } =
    (await findCompensation(db, employeeId ?? '')) ?? fail('NOT_FOUND')
  const rule = compensation.safeParse(agreed).data ?? null
  const earned = (row: DayRow) => (rule ? shareOf(rule, row).totalCents : row.tipCents)
  const rows = await listBookingsAtHand(db, mine, day)
  const expected = rows.filter(isExpected)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  const week = { from: monday.toString(), before: monday.add({ days: 7 }).toString() }
  const ofWeek = await listDone(db, mine, week)
  const done = ofWeek.filter(({ status }) => doneStatuses.includes(status))
  const shop = { barberId, providerIds: [userId] }
  const [opened] = await readOpenMinutes(db, shop, { from: week.from, count: 7 })
  return {
    barberId,
    seesReports: mayInShop(business.seat, 'reports'),
    shopName,
    today: day,
    next: await readNext(caller, business),
    windows: await readOpenWindows(db, shop, day),
    ...(await sorted(db, business, rows)),
    compensation: rule,
    clientsToday: expected.length,
    expectedTodayCents: expected.reduce((sum, row) => sum + earned(row), 0),
    week: {
      openMinutes: opened?.openMinutes ?? 0,
      bookedMinutes: ofWeek.reduce((sum, row) => sum + minutesOf(row), 0),
      earnedCents: done.reduce((sum, row) => sum + earned(row), 0),
      tipCents: done.reduce((sum, row) => sum + row.tipCents, 0),
    },
  }
}

async function readNext({ db, actor }: SignedInCaller, business: Business) {
  const { barberId, userId: providerId } = business
  const next = await findNextBooking(db, { barberId, providerId })
  if (!next) return null
  const [booking] = await see(db, business, [next.id])
  if (!booking) return null
  const hair = await hairFor(db, actor, await requireBooking(db, next.id))
  return { booking, ...(await findHistory(db, next.id)), hair }
}

async function sorted(db: Db, business: Business, rows: DayRow[]) {
  const seen = await see(
    db,
    business,
    rows.map(({ id }) => id),
  )
  const those = (isIt: (row: DayRow) => boolean | null) => {
    const ids = new Set(rows.filter(isIt).map(({ id }) => id))
    return seen.filter(({ id }) => ids.has(id))
  }
  const answerBy = new Map(rows.map((row) => [row.id, row.answerBy ?? row.startsAt]))
  return {
    visits: those(({ isToday }) => isToday),
    requests: those(({ isRequest }) => isRequest)
      .map((booking) => ({ booking, answerBy: answerBy.get(booking.id) ?? booking.startsAt }))
      .sort((a, b) => Date.parse(a.answerBy) - Date.parse(b.answerBy)),
    proposals: those(({ isProposal }) => isProposal),
    unfinished: those(({ isUnfinished }) => isUnfinished),
  }
}

// The bookings as the owner or the provider sees them.
async function see(db: Db, business: Business, ids: string[]): Promise<Booking[]> {
  const isOwner = business.seat.level === 'owner'
  const rows = await listBookings(db, ids)
  return rows.map((row) => {
    const own = row.providerId === business.userId ? (['provider'] as const) : []
    const booking = viewOf(row, isOwner ? ['owner', ...own] : [...own])
    if (seesContacts(business.seat)) return booking
    return { ...booking, client: { ...booking.client, phone: null, email: null } }
  })
}

const doneStatuses = ['awaiting_confirmation', 'completed']

function isExpected({ isToday, status }: DayRow) {
  return isToday && status !== 'pending' && status !== 'no_show'
}

function minutesOf({ startsAt, endsAt }: DayRow) {
  return Math.floor((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
}
