// Cases on the desk of the administration: clients' reports, bookings that colleagues follow up, and
// bookings they made for callers.
import { sql } from 'kysely'
import { flagAnswerHours } from '#contract/bookings/after-booking-rules.ts'
import type { Db } from '#server/database/db.ts'
import { dayMs, type Clock } from './clock.ts'
import { admin, personId, supporter } from './people.ts'
import { insertRows } from './rows.ts'

const hourMs = 3_600_000
const longestHours = 96

type Status = 'completed' | 'confirmed'

const reports = [
  {
    dispute: 'contested',
    hours: 52,
    answer: 'He came ten minutes late and I did the cut. My colleague saw it.',
  },
  { dispute: 'unanswered', hours: longestHours, answer: null },
  { dispute: 'flagged', hours: 7, answer: null },
] as const

const problem = {
  hours: 20,
  message: 'The fade is uneven on the left side, and I was told to come back next month.',
}

const tasks = [
  { email: supporter.email, note: 'Call the shop: the client says the door was locked.', days: 1 },
  { email: supporter.email, note: 'Ask both whether the new time works.', days: null },
  { email: admin.email, note: 'Second complaint about this shop. Talk to the owner.', days: -1 },
] as const

export async function writeCases(db: Db, clock: Clock) {
  const done = await listBookings(db, clock, 'completed', reports.length + 1)
  const [last, ...flagged] = done.toReversed()
  for (const [index, report] of reports.entries()) {
    const bookingId = flagged[index]
    if (bookingId !== undefined) await flag(db, clock, { bookingId, ...report })
  }
  if (last !== undefined) await writeProblem(db, clock, last)
  const ahead = await listBookings(db, clock, 'confirmed', tasks.length + 2)
  await insertRows(
    db,
    'bookingFollowUps',
    ahead.slice(0, tasks.length).map((bookingId, index) => taskOf(bookingId, index, clock)),
  )
  const made = ahead.slice(tasks.length)
  if (made.length > 0)
    await db
      .updateTable('bookings')
      .set({
        source: 'admin',
        createdBy: personId(supporter.email),
        commissionPercent: 0,
        commissionCents: 0,
      })
      .where('id', 'in', made)
      .execute()
}

// Of people nobody signs in as, so that their own screens stay quiet.
async function listBookings(db: Db, { nowMs }: Clock, status: Status, count: number) {
  const rows = await db
    .selectFrom('bookings as k')
    .innerJoin('users as c', 'c.id', 'k.clientId')
    .innerJoin('users as b', (join) => join.on(sql<boolean>`b.id = k.barber_id`))
    .innerJoin('users as p', 'p.id', 'k.providerId')
    .leftJoin('reviews as r', 'r.bookingId', 'k.id')
    .select('k.id')
    .where('k.status', '=', status)
    .where('r.id', 'is', null)
    .where('k.tipCents', '=', 0)
    .where(sql<boolean>`NOT concat_ws(' ', c.email, b.email, p.email) LIKE '%@kempt.example%'`)
    // Clients report within a week, after the appointment.
    .$if(status === 'completed', (rows) =>
      rows
        .where('k.endsAt', '<', new Date(nowMs - longestHours * hourMs).toISOString())
        .where('k.endsAt', '>', new Date(nowMs - 7 * dayMs).toISOString()),
    )
    .orderBy('k.startsAt', status === 'completed' ? 'desc' : 'asc')
    .orderBy('k.id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

type Flagged = { bookingId: string; dispute: string; hours: number; answer: string | null }

async function flag(db: Db, { nowMs }: Clock, { bookingId, dispute, hours, answer }: Flagged) {
  const at = nowMs - hours * hourMs
  const createdAt = new Date(at).toISOString()
  await db
    .updateTable('bookings')
    .set({
      disputeStatus: dispute,
      flagAnswer: answer,
      flagAnswerBy: new Date(at + flagAnswerHours * hourMs).toISOString(),
    })
    .where('id', '=', bookingId)
    .execute()
  await insertRows(db, 'problemReports', [{ bookingId, kind: 'not_happened', createdAt }])
  await insertRows(db, 'bookingEvents', [
    { bookingId, event: 'flagged_not_happened', data: '{}', createdAt },
  ])
}

async function writeProblem(db: Db, { nowMs }: Clock, bookingId: string) {
  const createdAt = new Date(nowMs - problem.hours * hourMs).toISOString()
  const { bookingNumber, clientId, email } = await db
    .selectFrom('bookings as k')
    .innerJoin('users as u', 'u.id', 'k.clientId')
    .select(['k.bookingNumber', 'k.clientId', 'u.email'])
    .where('k.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { id: ticketId, ticketNumber } = await db
    .insertInto('supportTickets')
    .values({
      userId: clientId,
      email,
      type: 'booking',
      bookingNumber,
      subject: problem.message,
      createdAt,
    })
    .returning(['id', 'ticketNumber'])
    .executeTakeFirstOrThrow()
  const body = { ticketId, authorId: clientId, body: problem.message, createdAt }
  await insertRows(db, 'ticketMessages', [body])
  await insertRows(db, 'problemReports', [{ bookingId, kind: 'problem', ticketNumber, createdAt }])
  await insertRows(db, 'bookingEvents', [
    {
      bookingId,
      event: 'problem_reported',
      actorId: clientId,
      data: JSON.stringify({ ticketNumber }),
      createdAt,
    },
  ])
}

function taskOf(bookingId: string, index: number, { nowMs }: Clock) {
  const { email, note, days } = tasks[index % tasks.length]!
  return {
    bookingId,
    assigneeId: personId(email),
    createdBy: personId(admin.email),
    note,
    dueOn: days === null ? null : new Date(nowMs + days * dayMs).toISOString().slice(0, 10),
    createdAt: new Date(nowMs - (index + 1) * 5 * hourMs).toISOString(),
  }
}
