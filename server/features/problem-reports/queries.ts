import { sql } from 'kysely'
import type { Report, ReportLine } from '#contract/admin/problem-reports.ts'
import type { Db } from '#server/database/db.ts'

const mostCounted = 10_000

type State = ReportLine['state']

const columns = [
  'r.id',
  'r.bookingId',
  'r.createdAt',
  'k.bookingNumber',
  'k.startsAt',
  'b.shopName',
  sql<ReportLine['kind']>`r.kind`.as('kind'),
  sql<State>`r.state`.as('state'),
  sql<ReportLine['dispute']>`k.dispute_status`.as('dispute'),
  sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
  sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
] as const

function reports(db: Db) {
  return db
    .selectFrom('problemReports as r')
    .innerJoin('bookings as k', 'k.id', 'r.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .select(columns)
}

type Page = { after: { createdAt: string; id: string } | undefined; size: number }

export function listReports(db: Db, state: State, { after, size }: Page) {
  return reports(db)
    .where('r.state', '=', state)
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(r.created_at, r.id) > (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(size)
    .execute()
}

export async function countReports(db: Db, state: State) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM problem_reports WHERE state = ${state}
      LIMIT ${mostCounted + 1}) AS counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}

export function findReport(db: Db, id: string) {
  return reports(db)
    .leftJoin('supportTickets as t', 't.ticketNumber', 'r.ticketNumber')
    .leftJoin('profiles as d', 'd.userId', 'r.decidedBy')
    .select([
      'r.ticketNumber',
      'r.reason',
      'r.decidedAt',
      'k.totalCents',
      'k.flagAnswerBy as answerBy',
      sql<Report['status']>`k.status`.as('status'),
      sql<string>`coalesce(k.flag_answer, '')`.as('barberAnswer'),
      sql<string>`coalesce(d.name, '')`.as('decidedBy'),
      sql<string>`coalesce((SELECT m.body FROM ticket_messages m WHERE m.ticket_id = t.id
        ORDER BY m.created_at, m.id LIMIT 1), '')`.as('message'),
      sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
        FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
    ])
    .where('r.id', '=', id)
    .executeTakeFirst()
}

// Locks no row: the booking's lock comes first (see decide).
export function findReported(db: Db, id: string) {
  return db
    .selectFrom('problemReports')
    .select(['bookingId', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}
