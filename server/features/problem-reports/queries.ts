import { sql } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { Report, ReportLine } from '#contract/admin/problem-reports.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { isSought, type Sought } from '#server/database/found-bookings.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'

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
  zoneOfShop.as('timeZone'),
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

type Wanted = { state: State; sought: Sought | undefined }
type Page = { after: PageKey | undefined; limit: number }

export function listReports(db: Db, wanted: Wanted, { after, limit }: Page) {
  return reports(db)
    .where(isWanted(wanted))
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(r.created_at, r.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

export function countReports(db: Db, wanted: Wanted) {
  return countUpTo(db, db.selectFrom('problemReports as r').select('r.id').where(isWanted(wanted)))
}

function isWanted({ state, sought }: Wanted) {
  const isInState = sql<boolean>`r.state = ${state}`
  return sought ? sql<boolean>`${isInState} AND ${isSought(sql`r.booking_id`, sought)}` : isInState
}

// When the last one was decided. One that was settled without us has no such moment.
export async function findLast(db: Db) {
  const { lastAt } = await db
    .selectFrom('problemReports')
    .select(({ fn }) => fn.max('decidedAt').as('lastAt'))
    .executeTakeFirstOrThrow()
  return lastAt
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
      sql<string>`coalesce((SELECT m.body FROM messages m
        WHERE m.conversation_id = t.conversation_id ORDER BY m.seq LIMIT 1), '')`.as('message'),
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
    .select(['bookingId', 'state', sql<ReportLine['kind']>`kind`.as('kind')])
    .where('id', '=', id)
    .executeTakeFirst()
}
