// The calendar of a business, or of one provider.
import {
  mostCalendarDays,
  type CalendarView,
  type Shop,
  type desk,
} from '#contract/bookings/desk.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { givesDiscounts, mayInShop } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { readBusiness } from '#server/features/availability/service.ts'
import { openSpans } from '#server/features/availability/slots.ts'
import { partsOf, reachOf } from '#server/features/bookings/booking-view.ts'
import { businessOf, type Business } from '#server/features/businesses/service.ts'
import { dayOfDate, isoOf, utcDayOf } from '#server/shop-clock.ts'
import { findShop, listBlocked, listBookings } from './queries.ts'

type AskedShop = Received<typeof desk.shop>

export async function readShop(caller: SignedInCaller, { place }: AskedShop): Promise<Shop> {
  const { db } = caller
  const business = await businessOf(caller, place)
  const { barberId, userId } = business
  const shop = (await findShop(db, barberId)) ?? fail('NOT_FOUND')
  const today = utcDayOf(Math.floor(Date.now() / 60_000))
  const days = { firstDay: today, lastDay: today }
  const { professionals, services } = await readBusiness(db, barberId, days)
  return {
    barberId,
    profileId: shop.id,
    shopName: shop.shopName,
    isListed: shop.isListed,
    mayDiscount: givesDiscounts(business.seat),
    members: professionals.filter(seenBy(business)).map((member) => ({
      id: member.id,
      name: member.name,
      photoUrl: member.photoUrl,
      membershipId: member.employeeId,
      serviceIds: member.serviceIds && [...member.serviceIds],
      isSelf: member.id === userId,
      mayBlock: mayBlock(business, member),
    })),
    services,
  }
}

type Person = { id: string; employeeId: string | null }

// Members may block their own time and, with `hoursOfOthers`, the team's. Only the owner blocks the
// owner's.
function mayBlock({ seat, userId }: Business, { id, employeeId }: Person) {
  return id === userId || (employeeId !== null && mayInShop(seat, 'hoursOfOthers'))
}

function seenBy({ seat, userId }: Business) {
  const seesAll = mayInShop(seat, 'allCalendars')
  return ({ id }: { id: string }) => seesAll || id === userId
}

type Asked = Received<typeof desk.calendar>

export async function readCalendar(caller: SignedInCaller, asked: Asked): Promise<CalendarView> {
  const { db } = caller
  const business = await businessOf(caller, asked.place)
  const { barberId, userId, seat } = business
  const [firstDay, lastDay] = [dayOfDate(asked.from), dayOfDate(asked.to)]
  if (lastDay < firstDay || lastDay - firstDay >= mostCalendarDays)
    fail('INVALID_INPUT', { to: 'Choose a day' })
  const { zone, professionals } = await readBusiness(db, barberId, { firstDay, lastDay })
  const from = isoOf(zone.startOfDay(firstDay))
  const to = isoOf(zone.startOfDay(lastDay + 1))
  const members = professionals.filter(seenBy(business))
  const memberIds = members.map(({ id }) => id)
  const providerId = mayInShop(seat, 'allCalendars') ? null : userId
  const bookings = await listBookings(db, { barberId, providerId, from, to })
  const employment = asked.place === 'employee' ? business : undefined
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, step) => firstDay + step)
  return {
    visits: bookings.map((row) => ({
      ...row,
      professional: { id: row.providerId, name: row.providerName },
      client: { name: row.clientName },
      reach: reachOf(row),
      proposal: proposalOf(row),
      parts: partsOf(row, caller, employment).filter((part) => part !== 'client'),
    })),
    open: members.flatMap((member) =>
      days.flatMap((day) =>
        openSpans(member.person, zone, day).map(([start, end]) => ({
          memberId: member.id,
          startsAt: isoOf(start),
          endsAt: isoOf(end),
        })),
      ),
    ),
    blocked: await listBlocked(db, { memberIds, from, to }),
  }
}

type Row = Awaited<ReturnType<typeof listBookings>>[number]

function proposalOf({ proposedStartsAt, proposalExpiresAt, proposedBy }: Row) {
  if (!proposedStartsAt || !proposalExpiresAt || !proposedBy) return null
  if (Date.parse(proposalExpiresAt) <= Date.now()) return null
  return { startsAt: proposedStartsAt, expiresAt: proposalExpiresAt, by: proposedBy }
}
