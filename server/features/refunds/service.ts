// The refunds as administrators read them.
import { AppError, fail } from '#contract/errors.ts'
import {
  refundCauses,
  refundStates,
  type RefundDetails,
  type RefundLine,
  type RefundQuery,
} from '#contract/money/refunds.ts'
import type { RefundPart } from '#contract/money/refund-parts.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { planOf, requireGivable } from './giving.ts'
import {
  countLog,
  findLogged,
  listAttempts,
  listLog,
  listParts,
  listPostings,
  listWeeks,
  sumLog,
  type LogRow,
} from './log-queries.ts'
import { findNameOf, findOrder, type OrderRow } from './queries.ts'

export async function readPage(db: Db, query: RefundQuery) {
  const found = await readLines(db, query, pageLimit)
  return {
    ...cutPage(found, ({ createdAt }) => createdAt),
    total: await countLog(db, query),
    sums: await readSums(db, query),
  }
}

export async function readLines(db: Db, query: RefundQuery, limit: number) {
  return (await listLog(db, query, limit)).map(lineOf)
}

function lineOf({ bookingId, bookingNumber, orderId, ...row }: LogRow): RefundLine {
  return { ...row, booking: { id: bookingId, number: bookingNumber }, isByHand: orderId !== null }
}

// Of everything that is listed, not only of the page.
async function readSums(db: Db, query: RefundQuery) {
  const found = await sumLog(db, query)
  const sumOf = (rows: typeof found) => ({
    count: rows.reduce((all, { count }) => all + count, 0),
    cents: rows.reduce((all, { cents }) => all + cents, 0),
  })
  const isAny = ({ count }: { count: number }) => count > 0
  return {
    states: refundStates
      .map((state) => ({ state, ...sumOf(found.filter((row) => row.state === state)) }))
      .filter(isAny),
    causes: refundCauses
      .map((cause) => ({ cause, ...sumOf(found.filter((row) => row.cause === cause)) }))
      .filter(isAny),
    weeks: query.after === undefined ? await listWeeks(db, query) : [],
  }
}

export async function readRefund(caller: SignedInCaller, id: string): Promise<RefundDetails> {
  const { db } = caller
  const row = (await findLogged(db, id)) ?? fail('NOT_FOUND')
  const order = row.orderId === null ? undefined : await findOrder(db, id)
  const found = await listParts(db, id)
  const ids = [id, ...found.map((part) => part.id)]
  const grant = order?.grantId ? [`grant:${order.grantId}`] : []
  const keys = [...found.map(({ cause }) => cause), ...grant]
  return {
    line: lineOf(row),
    parts: await partsOf(db, found),
    postings: await listPostings(db, { bookingId: row.bookingId, ids, keys }),
    order: order ? await viewOf(caller, order) : null,
  }
}

type Found = Awaited<ReturnType<typeof listParts>>

async function partsOf(db: Db, found: Found): Promise<RefundPart[]> {
  const attempts = await listAttempts(
    db,
    found.map(({ id }) => id),
  )
  return found.map(({ id, amountCents, refundedCents, cardLast4, ...part }) => ({
    id,
    amountCents,
    payment: {
      id: part.paymentId,
      provider: part.provider,
      providerId: part.intentId,
      amountCents: part.paidCents,
      refundedCents,
      cardLast4,
      at: part.paidAt,
    },
    attempts: attempts
      .filter(({ refundId }) => refundId === id)
      .map(({ id: attemptId, at, attempt, event, failure, providerId }) => {
        return { id: attemptId, at, attempt, event, failure, providerId }
      }),
  }))
}

async function viewOf({ db, actor }: SignedInCaller, order: OrderRow) {
  const { note, reason, expiresAt, decidedAt, decidedBy, decisionReason } = order
  const by = decidedBy === null ? null : await findNameOf(db, decidedBy)
  return {
    note,
    reason,
    expiresAt,
    decided: decidedAt === null ? null : { by, at: decidedAt, reason: decisionReason },
    effect: order.state === 'waiting' ? await effectNow(db, order) : null,
    isOwn: order.askedBy === actor.id,
  }
}

async function effectNow(db: Db, order: OrderRow) {
  const booking = await requireBooking(db, order.bookingId)
  try {
    await requireGivable(db, booking, order)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
  return { ...(await planOf(db, booking, order)).effect, isWaiting: true }
}
