// A dispute begins: in the app, by the link after a booking, when a barber contests that a booking did not
// take place or stays silent about it.
import { errors, fail } from '#contract/errors.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import {
  dueOf,
  firstState,
  mayDispute,
  type DisputeReason,
} from '#contract/money/disputes/dispute-rules.ts'
import type { Claim } from '#contract/money/disputes/disputes.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent, readAs } from '#server/features/bookings/booking-view.ts'
import { recordProblem } from '#server/features/bookings/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireFiles, say } from './evidence.ts'
import { tellBarber, tellClient, tellDesk } from './notices.ts'
import { findClaim, insertDispute, setDispute } from './queries.ts'

export async function openDispute(caller: Caller, asked: ById & Claim) {
  const { parts } = await readAs(caller, asked)
  await prepareClaim(caller.db, asked.id, asked.files)
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, asked.id)
    if (!mayDispute(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    return { id: await openClaim(db, row, asked) }
  })
}

const opensADay = 10

// Outside the transaction, so that what is refused counts, too.
export async function prepareClaim(db: Db, bookingId: string, files: string[]) {
  await limit(db, [{ key: `dispute:${bookingId}`, points: opensADay, seconds: 86_400 }])
  await requireFiles(files)
}

// Needs the booking's lock. For callers that have checked that it is the client's.
export async function openClaim(db: Db, row: BookingRow, claim: Claim) {
  const { reason, askedCents, message, files } = claim
  if (await findClaim(db, row.id)) fail('DISPUTE_OPEN')
  if (askedCents > row.totalCents + row.creditCents)
    fail('ASKED_TOO_MUCH', { amount: errors.ASKED_TOO_MUCH.message })
  const id = await begin(db, row, { reason, askedCents, actorId: row.clientId, message, files })
  await recordProblem(db, row, id)
  const about = { booking: row, dispute: { id }, cents: askedCents }
  const told = reason === 'conduct' ? 'conduct' : 'opened'
  await tellClient(db, { ...about, told })
  await tellBarber(db, { ...about, told })
  if (told === 'conduct') await tellDesk(db, { ...about, told })
  return id
}

type Flagged = { isUncontested: boolean; note: string }

// The client said that it did not take place; the barber disagrees or is silent. Needs the booking's lock.
export async function openFromFlag(db: Db, row: BookingRow, { isUncontested, note }: Flagged) {
  const known = await findClaim(db, row.id)
  if (known) {
    // The barber answers late, while we look at it.
    if (isUncontested || known.state !== 'escalated' || known.reason !== 'no_service') return
    const late = { disputeId: known.id, actorId: null, side: 'barber', message: note } as const
    await say(db, { ...late, event: 'contested' })
    return setDispute(db, known.id, { isUncontested: false })
  }
  const askedCents = row.totalCents + row.creditCents
  const opened = { reason: 'no_service' as const, askedCents, actorId: row.clientId, isUncontested }
  const id = await begin(db, row, { ...opened, message: '', files: [] })
  const answer = isUncontested
    ? ({ side: 'system', event: 'unanswered' } as const)
    : ({ side: 'barber', event: 'contested', message: note } as const)
  await say(db, { disputeId: id, actorId: null, ...answer })
  await tellDesk(db, { booking: row, dispute: { id }, told: 'escalated' })
}

type Begun = {
  reason: DisputeReason
  askedCents: number
  actorId: string | null
  isUncontested?: boolean
  message: string
  files: string[]
}

async function begin(db: Db, row: BookingRow, begun: Begun) {
  const { reason, askedCents, actorId, isUncontested = false, message, files } = begun
  const state = firstState(reason)
  const { id } = await insertDispute(db, {
    bookingId: row.id,
    reason,
    openedBy: actorId,
    askedCents,
    state,
    isUncontested,
    dueAt: dueOf(state, Date.now(), row.timeZone),
  })
  await say(
    db,
    { disputeId: id, side: 'client', actorId, event: 'opened', message, cents: askedCents },
    files,
  )
  return id
}
