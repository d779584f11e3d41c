// The changes of a booking that other features make. A function that takes a row needs its lock
// (`lockCurrent`): it changes the row, records the event, announces it and publishes the change.
import type { afterBooking } from '#contract/bookings/after-booking/after-booking.ts'
import { flagAnswerHours } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { appeals } from '#contract/bookings/appeals.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { Returned } from '#server/features/booking-money/service.ts'
import { nameDevice } from '#server/features/guests/service.ts'
import { announce, type AnnouncedEvent } from './announce.ts'
import type { BookingRow } from './booking-rows-queries.ts'
import { lockCurrent, requireBooking } from './booking-view.ts'
import { takeTime, type Wanted } from './holds/holds.ts'
import { moveLocked, publishChange } from './moves/moves.ts'
import {
  findBookable,
  insertEvent,
  insertReport,
  setFlagged,
  setHolder,
  updateBooking,
} from './queries.ts'
import { countMarks, findSteps } from './reliability-queries.ts'
import { findTime, moveTo } from './moves/reschedule.ts'

export async function confirmAttendance({ db, actor }: Caller, { id }: BookingRow) {
  const actorId = actor?.id ?? null
  await updateBooking(db, id, { attendance: 'confirmed', byShop: null })
  await insertEvent(db, { bookingId: id, event: 'attendance_confirmed', actorId })
  return tellOf(db, id, 'coming', { actorId })
}

// The shop closed while its client was paying. For callers that hold the lock.
export async function expireHold(db: Db, id: string) {
  await moveLocked(db, id, 'expire', { parts: ['system'], actorId: null })
}

// Tips are paid in person: the amount is only recorded, and the provider gets a message.
export async function setTip(db: Db, row: BookingRow, tipCents: number) {
  const { id, clientId: actorId, providerId } = row
  if (row.tipCents === tipCents) return
  await updateBooking(db, id, { tipCents })
  const data = { tipCents, before: row.tipCents }
  await insertEvent(db, { bookingId: id, event: 'tipped', actorId, data })
  await tellOf(db, id, tipCents > 0 ? 'tip' : 'tip_none', { onlyStaffId: providerId })
}

export async function completeByClient(db: Db, { id, clientId: actorId }: BookingRow) {
  await moveLocked(db, id, 'complete', { parts: ['client'], actorId })
}

// The client says what went wrong, in a dispute.
export async function recordProblem(db: Db, row: BookingRow, disputeId: string) {
  const { id: bookingId, clientId: actorId } = row
  await insertEvent(db, { bookingId, event: 'problem_reported', actorId, data: { disputeId } })
}

// The client reports that the booking did not take place.
export async function flagNotHappened(db: Db, { id, clientId: actorId }: BookingRow) {
  await setFlagged(db, id, flagAnswerHours)
  await insertReport(db, { bookingId: id, kind: 'not_happened' })
  await insertEvent(db, { bookingId: id, event: 'flagged_not_happened', actorId })
  await tellOf(db, id, 'flagged')
}

type FlagAnswer = Received<typeof afterBooking.answerFlag>

// The shop's answer to the flag: the booking took place, and administrators decide, or it did not.
export async function answerFlag(caller: SignedInCaller, { id }: BookingRow, answer: FlagAnswer) {
  const { db, actor } = caller
  const actorId = actor.id
  const { didHappen, note } = answer
  const flagAnswer = note || null
  await updateBooking(db, id, { disputeStatus: didHappen ? 'contested' : 'closed', flagAnswer })
  const event = didHappen ? 'flag_contested' : 'flag_agreed'
  await insertEvent(db, { bookingId: id, event, actorId, data: { note } })
  if (didHappen) await tellOf(db, id, 'contested', { reason: note })
  else await moveLocked(db, id, 'void', { parts: ['system'], actorId })
}

export async function escalateFlag(db: Db, { id }: BookingRow) {
  await updateBooking(db, id, { disputeStatus: 'unanswered' })
  await insertEvent(db, { bookingId: id, event: 'flag_unanswered', actorId: null })
  await tellOf(db, id, 'unanswered')
}

type Appeal = Received<typeof appeals.open>

export async function recordAppeal(caller: Caller, { id }: BookingRow, appeal: Appeal) {
  const { db, actor } = caller
  const actorId = actor?.id ?? null
  const { kind, message } = appeal
  await insertEvent(db, { bookingId: id, event: 'appealed', actorId, data: { kind } })
  return tellOf(db, id, 'appealed', { reason: message })
}

type AppealAnswer = Received<typeof appeals.answer>

export async function recordAppealAnswer(
  { db, actor }: SignedInCaller,
  bookingId: string,
  { isAccepted, reason, back }: AppealAnswer & { back?: Returned | undefined },
) {
  const event = isAccepted ? 'appeal_accepted' : 'appeal_declined'
  await insertEvent(db, { bookingId, event, actorId: actor.id, data: { reason } })
  await tellOf(db, bookingId, event, { reason, ...(back && { back }) })
}

// Completing it again after a correction costs no commission either.
export async function dropCommission(db: Db, id: string) {
  await updateBooking(db, id, { commissionPercent: 0, commissionCents: 0, commissionRuleId: null })
}

export async function announceLate(caller: SignedInCaller, { id }: BookingRow, minutes: number) {
  const { db, actor } = caller
  const actorId = actor.id
  await insertEvent(db, { bookingId: id, event: 'late', actorId, data: { minutes } })
  await tellOf(db, id, 'late', { actorId, minutesLate: minutes })
}

// Those that count against the client now, over twelve months, and without this booking.
export async function countNoShows(db: Db, { id, clientId, guestEmail: email }: BookingRow) {
  const person = { clientId, email }
  const { noShows } = await countMarks(db, person)
  const others = await countMarks(db, person, id)
  const { noShowsToAsk, noShowsUntilOff } = await findSteps(db)
  return {
    count: noShows,
    others: others.noShows,
    toAsk: noShowsToAsk,
    untilOff: noShowsUntilOff,
  }
}

type ChargeEvent = 'charged' | 'fee_charged' | 'charge_declined' | 'charge_needs_client'

// What was owed before is in the message.
export async function announceCharge(db: Db, row: BookingRow, event: ChargeEvent) {
  const data = { cents: row.owedCents }
  await insertEvent(db, { bookingId: row.id, event, actorId: null, data })
  await announce(db, row, event)
  await publishChange(db, await requireBooking(db, row.id))
}

type Decided = {
  event: 'fee_waived' | 'paid_at_shop'
  cents: number
  actorId: string
  back?: Returned
}

// The shop decided about what was left to pay.
export async function announceDecision(db: Db, row: BookingRow, { event, ...by }: Decided) {
  const { cents, actorId, back } = by
  await insertEvent(db, { bookingId: row.id, event, actorId, data: { cents } })
  await announce(db, row, event, { actorId, ...(back && { back }) })
  await publishChange(db, await requireBooking(db, row.id))
}

type Details = Parameters<typeof announce>[3]

async function tellOf(db: Db, id: string, event: AnnouncedEvent, details?: Details) {
  const row = await requireBooking(db, id)
  await announce(db, row, event, details)
  await publishChange(db, row)
  return row
}

// The barber's user id, if clients can book there.
export async function requireBookable(db: Db, profileId: ProfileId) {
  const { barberId } = (await findBookable(db, profileId)) ?? fail('NOT_FOUND')
  return barberId
}

// Null when the barber is closed, or the slot is closed or already taken.
export async function holdFor(db: Db, profileId: ProfileId, wanted: Wanted) {
  const bookable = await findBookable(db, profileId)
  return bookable ? (await takeTime(db, bookable, wanted)).held : null
}

// A guest who was offered a slot continues in another browser, or signed in.
export async function continueHold({ db, actor, request }: Caller, row: BookingRow) {
  if (row.clientId !== null || row.status !== 'held') return
  const deviceHash = actor ? null : nameDevice(request)
  await setHolder(db, row.id, { clientId: actor?.id ?? null, deviceHash })
}

// Another provider of the business can take over a booking whenever they work and are free; the
// rules for clients do not apply.
const reassignRules = { intervalMinutes: 1, noticeMinutes: 0, advanceDays: 400, maxPerDay: null }

const timeWith = ({ startsAt }: BookingRow, professionalId: string) =>
  ({
    startsAt,
    professionalId,
    chosenBy: 'client',
    isOutsideHours: false,
    rules: reassignRules,
  }) as const

export async function canReassignTo(db: Db, row: BookingRow, userId: string) {
  return (await findTime(db, row, timeWith(row, userId))) !== null
}

const upcoming: BookingRow['status'][] = ['pending', 'confirmed', 'checked_in']

// False when the provider is not free, or the booking is no longer upcoming.
export function reassign({ db, actor }: SignedInCaller, id: string, toUserId: string) {
  return inTransaction(db, async (db) => {
    const row = await lockCurrent(db, id)
    if (!upcoming.includes(row.status)) return false
    return moveTo(db, row, timeWith(row, toUserId), {
      actorId: actor.id,
      isByClient: false,
      hasYes: false,
    })
  })
}
