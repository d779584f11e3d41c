// Every move of a booking goes through here, in one transaction: locks the row, compares the
// version, checks the contract's workflow table, records the event, posts its money and announces it.
import type { Updateable } from 'kysely'
import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import { ruleFor, type Move, type Part, type Status } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { settleMove } from '#server/features/booking-money/service.ts'
import { listDesk } from '#server/features/businesses/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { judgeCancellation } from '#server/features/reliability/service.ts'
import { timeFreed, wishFulfilled } from '#server/features/waitlist/service.ts'
import type { Bookings } from '#server/database/tables.ts'
import { announceMove } from '#server/features/bookings/announce.ts'
import { requireOperating } from '#server/features/bookings/require-open.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockVersion, readAs, requireBooking } from '#server/features/bookings/booking-view.ts'
import { insertEvent, settleReports, updateBooking } from '#server/features/bookings/queries.ts'
import { acceptAppeal } from '#server/features/bookings/reliability.ts'

type Asked = Received<typeof bookings.move>

export async function moveBooking(caller: Caller, asked: Asked): Promise<Booking> {
  const { row, parts, see } = await readAs(caller, asked)
  return inTransaction(caller.db, async (db) => {
    if (asked.move === 'accept') await requireOperating(db, row)
    await lockVersion(db, asked)
    await moveLocked(db, asked.id, asked.move, {
      parts: parts.filter((part) => part !== 'system'),
      actorId: caller.actor?.id ?? null,
      reason: asked.reason,
    })
    return see(await requireBooking(db, asked.id))
  })
}

// `nowMs`: the sweep passes the database's time, by which it found the booking due.
type By = {
  parts: readonly Part[]
  actorId: string | null
  reason?: string
  nowMs?: number
  // The caller announces it in its own words.
  isQuiet?: true
  // It happens in the client's name, but is not their doing: no fee, no late cancellation.
  isFree?: true
  // When a request that begins now ends without an answer.
  answerBy?: string
}

// For callers that hold the row's lock. Answers what goes back to the client.
export async function moveLocked(db: Db, id: string, move: Move, by: By) {
  const { parts, actorId, reason = '', nowMs = Date.now() } = by
  const before = await requireBooking(db, id)
  const rule = ruleFor(move, before, parts, nowMs) ?? fail('MOVE_NOT_OPEN')
  if (rule.needsReason && reason === '') fail('REASON_REQUIRED', { reason: 'Please say why.' })

  const isByClient = parts.includes('client') && !rule.needsReason
  // A client who says that it took place has not agreed to the price: answerPrice does both.
  if (isByClient && move === 'complete' && before.priceAsk) fail('PRICE_OPEN')
  await updateBooking(db, id, {
    status: rule.to,
    // A price the client has not agreed to is dropped when the booking leaves this state.
    ...(before.status === 'awaiting_confirmation' && { priceAsk: null }),
    ...effects(before, rule.to, by, isByClient),
  })
  const data = { move, ...(reason !== '' && { reason }) }
  await insertEvent(db, { bookingId: id, event: rule.to, actorId, data })
  if (before.priceAsk && before.status === 'awaiting_confirmation')
    await insertEvent(db, { bookingId: id, event: 'price_unanswered', actorId, data: {} })
  const after = await requireBooking(db, id)
  const back = await settleMove(db, { before, after, actorId, reason })
  // An expired hold gets no message: it never became a booking.
  if (!by.isQuiet && (before.status !== 'held' || move !== 'expire'))
    await announceMove(db, after, { move, isByClient, reason, actorId, back })
  if (before.status === 'no_show') await acceptAppeal(db, after, { actorId, reason })
  if (isSettled(before, after)) await settleReports(db, id)
  if (rule.to === 'cancelled' && isDropped(before, by, isByClient))
    await judgeCancellation(db, before.barberId)
  await publishChange(db, after)
  return back
}

// Nothing is left to decide about the client's reports; a no-show can be appealed.
function isSettled(before: BookingRow, { status, disputeStatus }: BookingRow) {
  if (status === 'cancelled' || status === 'no_show') return true
  return before.disputeStatus !== 'closed' && disputeStatus === 'closed'
}

export const noProposal = { proposedStartsAt: null, proposalExpiresAt: null, proposedBy: null }

// The business cancels a client's booking. Bookings that staff made themselves do not count.
const byClients = ['marketplace', 'direct_link', 'admin']

function isDropped({ source }: BookingRow, { parts }: By, isByClient: boolean) {
  const isStaff = parts.includes('owner') || parts.includes('provider')
  return isStaff && !isByClient && byClients.includes(source)
}

const notCompleted = { completedAt: null, completionSource: null, paymentStatus: 'unpaid' as const }

// Further columns that the new state sets. `createdAt` becomes the time of the confirmation, not of
// the hold.
function effects(
  before: BookingRow,
  to: Status,
  by: By,
  isByClient: boolean,
): Updateable<Bookings> {
  const now = new Date().toISOString()
  // The client who reported it, or an administrator, has settled the dispute.
  const settles = before.disputeStatus !== null && (isByClient || by.parts.includes('admin'))
  const settled = settles && { disputeStatus: 'closed' }
  switch (to) {
    case 'cancelled': {
      const { isLate, feeCents } = termsOf(before, Date.now())
      const isCharged = isByClient && !by.isFree
      return {
        ...(before.completedAt !== null && notCompleted),
        ...settled,
        cancelledBy: by.actorId,
        ...(isDropped(before, by, isByClient) && { droppedAt: now }),
        cancelReason: by.reason || null,
        isLateCancel: isCharged && isLate,
        cancelFeeCents: isCharged ? feeCents : 0,
        ...noProposal,
      }
    }
    case 'confirmed':
      if (before.status === 'held') return { createdAt: now, holdExpiresAt: null }
      return before.status === 'pending' ? { acceptedAt: now } : {}
    case 'pending':
      return { createdAt: now, holdExpiresAt: null, answerBy: by.answerBy }
    case 'checked_in':
      // A client who checks in has agreed to the time.
      return isByClient ? { byShop: null } : {}
    case 'declined':
      return { cancelReason: by.reason || null }
    case 'awaiting_confirmation':
      return { finishedAt: now }
    case 'completed':
      return {
        completedAt: now,
        completionSource: sourceOf(before, by, isByClient),
        ...(before.paymentPolicy === 'pay_at_shop' && { paymentStatus: 'paid_at_shop' }),
        ...settled,
      }
    case 'no_show':
      return { ...notCompleted, ...settled }
    default:
      return {}
  }
}

// A hold completed at once is a walk-in that staff entered afterwards.
function sourceOf({ status }: BookingRow, { parts }: By, isByClient: boolean) {
  if (isByClient) return 'client'
  return parts.includes('system') && status !== 'held' ? 'auto' : 'staff'
}

// Updates open pages that show the barber's slots or this booking.
export async function publishChange(db: Db, row: BookingRow) {
  await publish(db, 'barber', { barberId: row.barberId })
  const desk = await listDesk(db, row.barberId)
  const people = new Set([row.barberId, row.providerId, row.clientId, ...desk])
  for (const userId of people)
    if (userId !== null)
      await publish(db, userTopic(userId), { type: 'booking', bookingId: row.id })
  if (row.status === 'confirmed' || row.status === 'pending') await wishFulfilled(db, row)
  if (freeing.includes(row.status)) await timeFreed(db, row)
}

const freeing: Status[] = ['cancelled', 'declined', 'expired']
