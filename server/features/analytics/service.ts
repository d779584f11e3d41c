// The numbers of a business, for its staff.
import {
  customPeriod,
  daysIn,
  fewestBookings,
  type Days,
  type Figures,
  type Report,
  type analytics,
} from '#contract/business/analytics.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { fillOf, percentOf } from '#server/database/measures.ts'
import { readOpenMinutes } from '#server/features/barbers/service.ts'
import { businessOf, readZone } from '#server/features/businesses/service.ts'
import { countClients } from '#server/features/clients/service.ts'
import { todayIn } from '#server/shop-clock.ts'
import { periodOf } from './periods.ts'
import {
  countBookings,
  countRebooked,
  countSteps,
  listByProvider,
  listDays,
  listFormer,
  listHours,
  listPeople,
  listTopServices,
} from './queries.ts'

const topServices = 8

type Asked = Received<typeof analytics.report>

export async function readReport(caller: SignedInCaller, asked: Asked): Promise<Report> {
  const { db } = caller
  const { barberId } = await businessOf(caller, asked.place, 'reports')
  const { period, previous } = await readPeriod(db, barberId, asked)
  const [now, before, daysNow, daysBefore] = await Promise.all([
    readNumbers(db, barberId, period),
    readNumbers(db, barberId, previous),
    listDays(db, barberId, period),
    listDays(db, barberId, previous),
  ])
  const isEnough = now.figures.bookings >= fewestBookings
  return {
    barberId,
    period,
    previous,
    now: now.figures,
    before: before.figures,
    byDay: daysNow.map((each, index) => ({ ...each, before: daysBefore[index] ?? null })),
    heat: isEnough ? await listHours(db, barberId, period) : [],
    services: isEnough
      ? await listTopServices(db, barberId, { ...period, limit: topServices })
      : [],
    members: now.members,
  }
}

type AskedPeriod = Pick<Asked, 'period' | 'from' | 'to'>

// The days that are asked for, on the shop's calendar.
export async function readPeriod(db: Db, barberId: BarberId, asked: AskedPeriod) {
  const today = todayIn(await readZone(db, barberId))
  return periodOf(asked.period, custom(asked), today)
}

function custom({ period, from, to }: AskedPeriod) {
  if (period !== 'custom') return null
  const read = customPeriod.safeParse({ from, to })
  if (read.success) return read.data
  return fail('INVALID_INPUT', { to: read.error.issues[0]?.message ?? 'Choose a day' })
}

async function readNumbers(db: Db, barberId: BarberId, days: Days) {
  const { counts, members, bookedMinutes, openMinutes } = await readWork(db, barberId, days)
  const { known, rebooked } = await countRebooked(db, barberId, days)
  const clients = await countClients(db, barberId, days)
  const { accepted, ...shown } = counts
  const { bookings, done, noShows, lateCancelled, revenueCents, leadMinutes } = counts
  const isEnough = bookings >= fewestBookings
  const share = (part: number, whole: number) => (isEnough ? percentOf(part, whole) : null)
  const figures: Figures = {
    ...shown,
    ...clients,
    ...(await countSteps(db, barberId, days)),
    averageTicketCents: isEnough && done > 0 ? Math.round(revenueCents / done) : null,
    bookedMinutes,
    openMinutes,
    fillPercent: isEnough ? fillOf(bookedMinutes, openMinutes) : null,
    rebookedPercent: share(rebooked, known),
    noShowPercent: share(noShows, done + noShows),
    lateCancelPercent: share(lateCancelled, accepted),
    leadMinutes: isEnough ? leadMinutes : null,
  }
  return { figures, members }
}

// Booked and open minutes, in total and per provider. The totals cover the current team only,
// because former members have no open hours.
export async function readWork(db: Db, barberId: BarberId, days: Days) {
  const counts = await countBookings(db, barberId, days)
  const people = await listPeople(db, barberId)
  const rows = await listByProvider(db, barberId, days)
  const shop = { barberId, providerIds: people.map(({ id }) => id) }
  const span = { from: days.from, count: daysIn(days.from, days.to) }
  const opened = await readOpenMinutes(db, shop, span)
  const left = rows.map((row) => row.providerId).filter((id) => !shop.providerIds.includes(id))
  const former = left.length > 0 ? await listFormer(db, left) : []
  const members = [...people, ...former].map((person) => {
    const row = rows.find(({ providerId }) => providerId === person.id)
    const open = opened.find(({ providerId }) => providerId === person.id)
    const { bookings = 0, revenueCents = 0, bookedMinutes = 0 } = row ?? {}
    const { openMinutes = 0 } = open ?? {}
    const fillPercent = bookings >= fewestBookings ? fillOf(bookedMinutes, openMinutes) : null
    return { ...person, bookings, revenueCents, bookedMinutes, openMinutes, fillPercent }
  })
  const here = members.filter(({ id }) => shop.providerIds.includes(id))
  return {
    counts,
    members,
    bookedMinutes: here.reduce((sum, each) => sum + each.bookedMinutes, 0),
    openMinutes: here.reduce((sum, each) => sum + each.openMinutes, 0),
  }
}

export function readDays(db: Db, barberId: BarberId, days: Days) {
  return listDays(db, barberId, days)
}

export function readPeople(db: Db, barberId: BarberId) {
  return listPeople(db, barberId)
}
