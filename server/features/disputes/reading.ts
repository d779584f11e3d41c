// Disputes as one of the two sides or an administrator sees them.
import { fail } from '#contract/errors.ts'
import {
  mayAdd,
  movesOf,
  type DisputeReason,
  type DisputeState,
} from '#contract/money/disputes/dispute-rules.ts'
import type {
  ByDispute,
  DisputeLine,
  DisputeView,
  OwnDisputes,
  ShopDisputes,
} from '#contract/money/disputes/disputes.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { leftOf } from '#server/features/booking-money/by-hand.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { findParts, requireBooking } from '#server/features/bookings/booking-view.ts'
import { readLink } from '#server/features/guests/service.ts'
import {
  countLines,
  findShopStats,
  isOfBarber,
  isOfClient,
  listLines,
  type LineRow,
} from './list-queries.ts'
import {
  findDispute,
  listDecisions,
  listEvents,
  type DecisionRow,
  type DisputeRow,
} from './queries.ts'

export type Side = 'client' | 'barber' | 'admin'

// A report about conduct stays without names for the barber until it is decided.
export function hidesWho({ reason, state }: { reason: DisputeReason; state: DisputeState }) {
  return reason === 'conduct' && state === 'escalated'
}

export async function readMine(caller: SignedInCaller, asked: OwnDisputes) {
  return pageFor(caller.db, isOfClient(caller.actor.id), { asked, side: 'client' })
}

export async function readOfShop(
  { db, actor }: SignedInCaller,
  asked: OwnDisputes,
): Promise<ShopDisputes> {
  const page = await pageFor(db, isOfBarber(actor.id), { asked, side: 'barber' })
  return { ...page, stats: await findShopStats(db, actor.id) }
}

type Asked = { asked: OwnDisputes; side: Side }

async function pageFor(
  db: Db,
  condition: Parameters<typeof listLines>[1],
  { asked: { after, isOver }, side }: Asked,
) {
  const found = await listLines(db, condition, { after, isOver, limit: pageLimit })
  const { rows, next } = cutPage(found, ({ keyAt }) => keyAt)
  return {
    rows: rows.map((row) => lineOf(row, { side, seesMoney: true })),
    next,
    total: await countLines(db, condition, isOver),
  }
}

type Seen = { side: Side; seesMoney: boolean }

export function lineOf(row: LineRow, { side, seesMoney }: Seen): DisputeLine {
  const { id, kind, reason, state, dueAt, outcome, createdAt, shopName } = row
  const isHidden = side === 'barber' && hidesWho(row)
  return {
    id,
    kind,
    reason,
    state,
    dueAt,
    outcome,
    createdAt,
    shopName,
    booking: isHidden
      ? null
      : {
          id: row.bookingId,
          number: row.bookingNumber,
          startsAt: row.startsAt,
          timeZone: row.timeZone,
          services: row.services,
          totalCents: seesMoney ? row.totalCents : null,
        },
    clientName: isHidden ? '' : row.clientName,
    askedCents: seesMoney ? row.askedCents : null,
  }
}

// The caller's side of a dispute; without one, it does not exist for them.
export async function requireSide(caller: Caller, { id, link, token }: ByDispute) {
  const { db } = caller
  const dispute = await findDispute(db, id)
  const bookingId = dispute?.bookingId ?? id
  const { parts } = await findParts(caller, { id: bookingId, link })
  const linked = token === undefined ? undefined : await readLink(db, token, 'completion')
  const isClient = parts.includes('client') || linked?.bookingId === bookingId
  if (dispute && isClient && dispute.kind === 'claim') return { dispute, side: 'client' as const }
  if (dispute && parts.includes('owner')) return { dispute, side: 'barber' as const }
  return fail('NOT_FOUND')
}

export async function readAsSide(caller: Caller, asked: ByDispute) {
  const { dispute, side } = await requireSide(caller, asked)
  return viewOf(caller.db, dispute, { side, seesMoney: true })
}

export async function viewOf(db: Db, dispute: DisputeRow, seen: Seen): Promise<DisputeView> {
  const { side, seesMoney } = seen
  const booking = await requireBooking(db, dispute.bookingId)
  const isHidden = side === 'barber' && hidesWho(dispute)
  const { cardCents, tillCents } = await leftOf(db, booking)
  const decisions = (await listDecisions(db, dispute.id)).filter(({ state }) => state === 'done')
  const row = { ...lineRowOf(dispute, booking) }
  return {
    ...lineOf(row, seen),
    side,
    moves: isHidden ? [] : movesOf(dispute, side).filter((move) => mayStill(dispute, move)),
    mayAdd: mayAdd(dispute) && !isHidden && side !== 'admin',
    offer:
      dispute.offerCents === null || dispute.offerMethod === null || !seesMoney
        ? null
        : { cents: dispute.offerCents, method: dispute.offerMethod },
    offerable: side === 'barber' && !isHidden ? { cardCents, tillCents } : null,
    policy: isHidden ? null : booking.policy,
    isUncontested: dispute.isUncontested,
    appealedBy: dispute.appealedBy,
    isLost: dispute.isLost,
    events: isHidden
      ? []
      : (await listEvents(db, dispute.id)).map((event) => ({
          ...event,
          cents: seesMoney ? event.cents : null,
        })),
    decisions: isHidden ? [] : decisions.map((decision) => decisionOf(decision, seen)),
  }
}

// One appeal for each dispute.
function mayStill({ appealedBy }: DisputeRow, move: string) {
  return !(move === 'appeal' || move === 'appealAsBarber') || appealedBy === null
}

function decisionOf(row: DecisionRow, { side, seesMoney }: Seen) {
  const { outcome, amountCents, barberCents, isWarning, message } = row
  return {
    outcome,
    amountCents: seesMoney ? amountCents : null,
    barberCents: seesMoney && side !== 'client' ? barberCents : null,
    isWarning: side !== 'client' && isWarning,
    message,
  }
}

function lineRowOf(dispute: DisputeRow, booking: BookingRow): LineRow {
  return {
    ...dispute,
    keyAt: dispute.createdAt,
    bookingNumber: booking.bookingNumber,
    startsAt: booking.startsAt,
    totalCents: booking.totalCents,
    shopName: booking.shopName,
    clientId: booking.clientId,
    timeZone: booking.timeZone,
    clientName: booking.clientName ?? booking.guestName ?? '',
    services: booking.items.map(({ name }) => name).join(', '),
  }
}
