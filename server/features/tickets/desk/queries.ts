// The queue, and what stands beside a request at the desk.
import { sql } from 'kysely'
import type { TicketPriority, TicketState } from '#contract/accounts/ticket-words.ts'
import type { TicketType } from '#contract/accounts/support.ts'
import type { DeskBooking, DeskQuery } from '#contract/admin/support/support-desk.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { TicketView } from '#contract/admin/support/support-words.ts'
import type { PageKey } from '#contract/admin/page.ts'
import type { SubRole } from '#contract/permissions.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { given, type Db } from '#server/database/db.ts'

export type Wanted = Pick<DeskQuery, 'priority' | 'q'> & {
  view: TicketView
  actorId: string
  seesAll: boolean
  // Without it, nobody finds out an address by searching for it.
  seesContacts: boolean
}

const open = sql<boolean>`t.state IN ('new', 'open') AND t.snoozed_until IS NULL`

// Each view is a condition and the moment by which it is sorted and paged.
const views: Record<TicketView, { isIn: (wanted: Wanted) => ReturnType<typeof sql<boolean>> }> = {
  waiting: { isIn: () => open },
  mine: {
    isIn: ({ actorId }) =>
      sql<boolean>`t.assignee_id = ${actorId} AND t.state NOT IN ('solved', 'closed')`,
  },
  unassigned: { isIn: () => sql<boolean>`${open} AND t.assignee_id IS NULL` },
  pending: { isIn: () => sql<boolean>`t.state = 'pending_user'` },
  asleep: { isIn: () => sql<boolean>`(t.state = 'on_hold' OR t.snoozed_until IS NOT NULL)` },
  done: { isIn: () => sql<boolean>`t.state IN ('solved', 'closed')` },
}

const byDue = (view: TicketView) => view === 'waiting' || view === 'unassigned' || view === 'mine'
const never = sql<string>`'2100-01-01'::timestamptz`
const dueMoment = sql<string>`coalesce(t.due_at, ${never})`

export type QueueRow = Awaited<ReturnType<typeof listQueue>>[number]

function queueRows(db: Db) {
  return db
    .selectFrom('supportTickets as t')
    .innerJoin('conversations as c', 'c.id', 't.conversationId')
    .leftJoin('profiles as who', 'who.userId', 't.userId')
    .leftJoin('profiles as helper', 'helper.userId', 't.assigneeId')
    .where('t.mergedInto', 'is', null)
}

function filtered(db: Db, wanted: Wanted) {
  const { view, priority, q, seesAll, seesContacts } = wanted
  return queueRows(db)
    .where(views[view].isIn(wanted))
    .$if(!seesAll, (query) => query.where('t.type', '=', 'payment'))
    .$call(given(priority, (query, value) => query.where('t.priority', '=', value)))
    .$call(
      given(q || undefined, (query, text) => {
        const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
        return query.where(
          sql<boolean>`(upper(t.ticket_number) = upper(${text})
            OR upper(t.booking_number) = upper(${text}) OR t.subject ILIKE ${like}
            OR who.name ILIKE ${like} OR (${seesContacts} AND t.email ILIKE ${like}))`,
        )
      }),
    )
}

type Page = { after: PageKey | undefined; limit: number }

export function listQueue(db: Db, wanted: Wanted, { after, limit }: Page) {
  const isDue = byDue(wanted.view)
  const moment = isDue ? dueMoment : sql<string>`t.updated_at`
  return filtered(db, wanted)
    .select([
      't.id',
      't.ticketNumber',
      't.subject',
      't.userId',
      't.email',
      sql<TicketType>`t.type`.as('type'),
      sql<TicketState>`t.state`.as('state'),
      sql<TicketPriority>`t.priority`.as('priority'),
      't.assigneeId',
      'helper.name as assigneeName',
      'who.name',
      'c.waitingSince',
      't.dueAt',
      't.snoozedUntil',
      't.updatedAt',
      moment.as('sortedBy'),
    ])
    .$call(
      given(after, (query, { at, id }) =>
        query.where(
          isDue
            ? sql<boolean>`(${dueMoment}, t.id) > (${at}, ${id}::uuid)`
            : sql<boolean>`(t.updated_at, t.id) < (${at}, ${id}::uuid)`,
        ),
      ),
    )
    .orderBy(moment, isDue ? 'asc' : 'desc')
    .orderBy('t.id', isDue ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

export function countQueue(db: Db, wanted: Wanted) {
  return countUpTo(db, filtered(db, wanted).select('t.id'))
}

export async function listNotes(db: Db, ticketId: string) {
  return db
    .selectFrom('supportNotes as n')
    .innerJoin('profiles as p', 'p.userId', 'n.authorId')
    .select(['n.id', 'n.afterSeq', 'p.name as by', 'n.body', 'n.createdAt'])
    .where('n.ticketId', '=', ticketId)
    .orderBy('n.createdAt')
    .execute()
}

type Note = { ticketId: string; authorId: string; afterSeq: number; body: string }

export function insertNote(db: Db, note: Note) {
  return db.insertInto('supportNotes').values(note).returning('id').executeTakeFirstOrThrow()
}

export function listMerged(db: Db, id: string) {
  return db
    .selectFrom('supportTickets')
    .select(['id', 'ticketNumber', 'conversationId'])
    .where('mergedInto', '=', id)
    .orderBy('createdAt')
    .execute()
}

export function findNumber(db: Db, id: string) {
  return db
    .selectFrom('supportTickets')
    .select(['id', 'ticketNumber'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findIdOf(db: Db, ticketNumber: string) {
  return db
    .selectFrom('supportTickets')
    .select('id')
    .where(sql<boolean>`ticket_number = upper(${ticketNumber})`)
    .executeTakeFirst()
}

// Other requests of the same account, or of the same proved address.
export function listOthers(db: Db, { id, userId, email, isProved }: Requester) {
  return db
    .selectFrom('supportTickets')
    .select(['id', 'ticketNumber', 'subject', sql<TicketState>`state`.as('state')])
    .where('id', '<>', id)
    .where('mergedInto', 'is', null)
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .$if(userId === null, (query) =>
      query
        .where('userId', 'is', null)
        .where('email', '=', email)
        .where('isProved', '=', true)
        .where(sql<boolean>`${isProved}`),
    )
    .orderBy('updatedAt', 'desc')
    .limit(5)
    .execute()
}

type Requester = { id: string; userId: string | null; email: string; isProved: boolean }

export function findAccount(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['p.name', 'u.email', 'p.phone', 'u.createdAt as since'])
    .select([
      sql<number>`(SELECT count(*) FROM bookings WHERE client_id = u.id
        AND status = 'completed')`.as('visits'),
      sql<number>`(SELECT count(*) FROM bookings WHERE client_id = u.id
        AND status = 'no_show')`.as('noShows'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

function bookingLines(db: Db) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('cities as city', 'city.id', 'b.cityId')
    .select([
      'k.id',
      'k.bookingNumber as number',
      sql<Status>`k.status`.as('status'),
      'b.shopName',
      'k.startsAt',
      'city.timeZone',
      sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
        FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
    ])
}

type Theirs = { userId: string | null; bookingId: string | null }

// The one it is about first, then the newest of the person, as client or as barber.
export function listTheirs(db: Db, { userId, bookingId }: Theirs): Promise<DeskBooking[]> {
  return bookingLines(db)
    .where((eb) =>
      eb.or([
        eb('k.id', '=', bookingId),
        eb('k.clientId', '=', userId),
        eb('k.providerId', '=', userId),
      ]),
    )
    .where('k.status', 'not in', ['held', 'expired'])
    .orderBy(sql`k.id IS NOT DISTINCT FROM ${bookingId}::uuid`, 'desc')
    .orderBy('k.startsAt', 'desc')
    .limit(5)
    .execute()
}

export function findByNumber(db: Db, bookingNumber: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'bookingNumber'])
    .where(sql<boolean>`booking_number = upper(${bookingNumber})`)
    .where('status', '<>', 'held')
    .executeTakeFirst()
}

export function listHelpers(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select(['p.userId as id', 'p.name'])
    .distinct()
    .where('g.subRole', 'in', subRoles)
    .where('g.revokedAt', 'is', null)
    .where(sql<boolean>`(g.expires_at IS NULL OR g.expires_at > now())`)
    .where('p.isActive', '=', true)
    .orderBy('p.name')
    .execute()
}
