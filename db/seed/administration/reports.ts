// Clients' reports about bookings: open ones in every state, and those that were decided.
import { flagAnswerHours } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId, supporter } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Deed } from './deeds.ts'
import { listCompleted, type QuietBooking } from './quiet-bookings.ts'

// Clients report within a week, after the appointment.
const reportable = { from: 7, to: 4 }
const open = [
  {
    dispute: 'contested',
    hours: 52,
    answer: 'He came ten minutes late and I did the cut. My colleague saw it.',
  },
  { dispute: 'unanswered', hours: 96, answer: null },
  { dispute: 'flagged', hours: 7, answer: null },
] as const

const longAgo = { from: 26, to: 12 }
const decided = [
  {
    state: 'happened',
    answer: 'I cut his hair at noon, and he paid in cash.',
    by: supporter,
    reason: 'The shop sent a photo of the cut, taken at that hour',
  },
  {
    state: 'not_happened',
    answer: null,
    by: admin,
    reason: 'Nobody answered in three days, and the shop was closed for a funeral',
  },
  { state: 'settled', answer: 'Sorry, my car broke down. I forgot to cancel it.', by: null },
] as const

export async function writeReports(db: Db, clock: Clock): Promise<Deed[]> {
  const flagged = (await listCompleted(db, clock, reportable, open.length)).toReversed()
  for (const [index, { dispute, hours, answer }] of open.entries()) {
    const booking = flagged[index]
    if (!booking) continue
    const at = clock.nowMs - hours * hourMs
    await flag(db, booking, { at, dispute, answer })
    await insertRows(db, 'problemReports', [reportRow(booking, at)])
  }
  return writeDecided(db, clock)
}

async function writeDecided(db: Db, clock: Clock) {
  const deeds: Deed[] = []
  const past = await listCompleted(db, clock, longAgo, decided.length)
  for (const [index, each] of decided.entries()) {
    const booking = past[index]
    if (!booking) continue
    const at = Date.parse(booking.endsAt) + 19 * hourMs
    const decidedAt = iso(at + 55 * hourMs)
    const { state, answer, by } = each
    await flag(db, booking, { at, dispute: 'closed', answer, didAgree: state === 'settled' })
    const reason = by ? each.reason : ''
    const decidedBy = by && { decidedBy: personId(by.email), decidedAt, reason }
    await insertRows(db, 'problemReports', [{ ...reportRow(booking, at), state, ...decidedBy }])
    if (state !== 'happened') await cancel(db, booking, { reason, by, at: decidedAt })
    if (by) deeds.push(await decide(db, booking, { state, reason, by, at: decidedAt }))
  }
  return deeds
}

const reportId = ({ id }: QuietBooking) => idOf('report', id)

const reportRow = (booking: QuietBooking, at: number) => ({
  id: reportId(booking),
  bookingId: booking.id,
  kind: 'not_happened' as const,
  createdAt: iso(at),
})

type Flagged = { at: number; dispute: string; answer: string | null; didAgree?: boolean }

// The client's word, and the shop's answer or silence.
async function flag(db: Db, booking: QuietBooking, { at, dispute, answer, didAgree }: Flagged) {
  const { id: bookingId, clientId, providerId } = booking
  const answerBy = at + flagAnswerHours * hourMs
  await db
    .updateTable('bookings')
    .set({
      disputeStatus: dispute,
      flagAnswer: answer,
      flagAnswerBy: iso(answerBy),
      // A client who says that nothing happened did not leave a tip.
      tipCents: 0,
    })
    .where('id', '=', bookingId)
    .execute()
  await event(db, {
    bookingId,
    event: 'flagged_not_happened',
    actorId: clientId,
    createdAt: iso(at),
  })
  const answered = { bookingId, actorId: providerId, createdAt: iso(at + 6 * hourMs) }
  if (answer !== null)
    await event(db, {
      ...answered,
      event: didAgree ? 'flag_agreed' : 'flag_contested',
      data: { note: answer },
    })
  else if (dispute !== 'flagged')
    await event(db, {
      bookingId,
      actorId: null,
      event: 'flag_unanswered',
      createdAt: iso(answerBy),
    })
}

type Canceled = { reason: string; by: { email: string } | null; at: string }

async function cancel(db: Db, booking: QuietBooking, { reason, by, at }: Canceled) {
  const actorId = by ? personId(by.email) : booking.providerId
  await db
    .updateTable('bookings')
    .set({
      status: 'cancelled',
      completedAt: null,
      completionSource: null,
      paymentStatus: 'unpaid',
      cancelledBy: actorId,
      cancelReason: reason || null,
      commissionCents: 0,
    })
    .where('id', '=', booking.id)
    .execute()
  const data = { move: 'void', ...(reason !== '' && { reason }) }
  await event(db, { bookingId: booking.id, event: 'cancelled', actorId, data, createdAt: at })
}

type Decision = {
  state: 'happened' | 'not_happened' | 'settled'
  reason: string
  by: { email: string }
  at: string
}

async function decide(db: Db, booking: QuietBooking, { state, reason, by, at }: Decision) {
  const actorId = personId(by.email)
  const name = state === 'happened' ? 'report_declined' : 'report_upheld'
  await event(db, { bookingId: booking.id, event: name, actorId, data: { reason }, createdAt: at })
  return {
    actorId,
    action: 'decide-report',
    entity: 'problem_reports',
    entityId: reportId(booking),
    reason,
    before: { state: 'open', status: 'completed' },
    after: { state, status: state === 'happened' ? 'completed' : 'cancelled' },
    createdAt: at,
  }
}

type Event = {
  bookingId: string
  event: string
  actorId: string | null
  createdAt: string
  data?: Record<string, string>
}

const event = (db: Db, { data = {}, ...row }: Event) =>
  insertRows(db, 'bookingEvents', [{ ...row, data: JSON.stringify(data) }])
