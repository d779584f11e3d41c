// Writes bookings, their items and their events.
import { sql } from 'kysely'
import { commissionBy } from '#contract/money/commission.ts'
import type { SeededRule } from '#db/seed/administration/commission.ts'
import { iso } from '#db/seed/clock.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { createPricing } from './promotions.ts'
import type { Visit } from './visits.ts'

const defaultPercent = 10
const byStaff = ['barber', 'employee', 'admin', 'walk_in']

export async function writeBookings(db: Db, visits: Visit[], terms: Terms) {
  await insertRows(
    db,
    'bookings',
    visits.map((visit) => bookingRow(visit, moneyOf(visit, terms))),
  )
  await insertRows(db, 'bookingItems', visits.flatMap(itemRows))
  await insertRows(
    db,
    'bookingEvents',
    visits.flatMap(eventRows).sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
  )
  await insertRows(db, 'bookingNotices', visits.flatMap(reviewAskRows))
  const last = visits.at(-1)?.number.replace('K-', '')
  await sql`SELECT setval('booking_numbers', ${last})`.execute(db)
}

// The review request of a completed booking counts as sent.
function reviewAskRows({ id, startsAt, completed }: Visit) {
  if (!completed) return []
  return [{ bookingId: id, kind: 'ask_review', startsAt: iso(startsAt), sentAt: iso(completed.at) }]
}

function bookingRow(visit: Visit, money: Money) {
  const { shop, provider, client, guest, status, completed, cancelled } = visit
  const byShop = byStaff.includes(visit.source) ? ('booked' as const) : null
  const isLateCancel = byShop === null && cancelled?.isLate === true
  return {
    id: visit.id,
    bookingNumber: visit.number,
    clientId: client?.id ?? null,
    guestName: guest?.name ?? null,
    guestEmail: guest && visit.source !== 'walk_in' ? guest.email : null,
    guestPhone: guest?.phone ?? null,
    barberId: shop.ownerId,
    employeeId: provider.employeeId,
    providerId: provider.id,
    shopId: shop.shopId,
    startsAt: iso(visit.startsAt),
    endsAt: iso(visit.endsAt),
    busyRange: `[${iso(visit.startsAt)},${iso(visit.busyUntil)})`,
    status,
    source: visit.source,
    createdBy: visit.createdBy,
    byShop,
    paymentStatus: status === 'completed' ? ('paid_at_shop' as const) : ('unpaid' as const),
    ...money,
    policySnapshot: {
      cancellationWindowHours: shop.cancellationWindowHours,
      lateCancelFeePercent: shop.feePercents.lateCancel,
      noShowFeePercent: shop.feePercents.noShow,
    },
    cancelledBy: cancelled?.by ?? null,
    cancelReason: cancelled?.reason ?? null,
    isLateCancel,
    cancelFeeCents: isLateCancel ? feeOf(visit.shop, money) : 0,
    completedAt: completed ? iso(completed.at) : null,
    completionSource: completed?.by ?? null,
    version: visit.events.length,
    createdAt: iso(visit.createdAt),
  }
}

function feeOf({ feePercents }: Visit['shop'], { totalCents }: Money) {
  return Math.round((totalCents * feePercents.lateCancel) / 100)
}

type Terms = { priceOf: ReturnType<typeof createPricing>; rules: SeededRule[] }
type Money = ReturnType<typeof moneyOf>

// Commission is due once the booking is completed, by the rules of the day it was made.
function moneyOf(visit: Visit, { priceOf, rules }: Terms) {
  const { source, createdAt } = visit
  const running = rules
    .filter(({ listing }) => listing === null || listing.ownerId === visit.shop.ownerId)
    .filter(({ startsAt, endsAt }) => startsAt <= createdAt && createdAt < (endsAt ?? Infinity))
    .map((rule) => ({ ...rule, barberId: rule.listing?.ownerId ?? null }))
  const { percent, ruleId } = commissionBy(running, { source, defaultPercent })
  const isLost = visit.status === 'cancelled' || visit.status === 'no_show'
  const price = priceOf(visit, percent)
  return {
    subtotalCents: price.subtotalCents,
    discountCents: price.discountCents,
    promotionId: price.promotionId,
    tipCents: visit.tipCents,
    // The total excludes the tip.
    totalCents: price.totalCents,
    commissionPercent: percent,
    commissionRuleId: ruleId,
    commissionCents: isLost ? 0 : price.commissionCents,
  }
}

function itemRows({ id, items }: Visit) {
  return items.map((item, position) => ({
    bookingId: id,
    position,
    serviceId: item.id,
    name: item.name,
    priceCents: item.priceCents,
    durationMinutes: item.minutes,
  }))
}

function eventRows({ id, events, cancelled }: Visit) {
  return events.map(({ event, at, actorId }) => ({
    bookingId: id,
    event,
    actorId,
    data: event === 'cancelled' ? { reason: cancelled?.reason ?? '' } : {},
    createdAt: iso(at),
  }))
}
