// The rows of requests, and who has which of them.
import { sql, type Insertable, type UpdateObject } from 'kysely'
import type { TicketPriority, TicketState } from '#contract/accounts/ticket-words.ts'
import type { TicketType } from '#contract/accounts/support.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import type { DB, SupportTickets } from '#server/database/tables.ts'

export type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

function ticketRows(db: Db) {
  return db
    .selectFrom('supportTickets as t')
    .innerJoin('conversations as c', 'c.id', 't.conversationId')
    .innerJoin('participants as p', (join) =>
      join.onRef('p.conversationId', '=', 'c.id').on('p.side', '=', 'client'),
    )
    .leftJoin('profiles as who', 'who.userId', 't.userId')
    .select([
      't.id',
      't.ticketNumber',
      't.userId',
      't.email',
      't.isProved',
      sql<TicketType>`t.type`.as('type'),
      't.bookingNumber',
      't.bookingId',
      't.subject',
      sql<TicketState>`t.state`.as('state'),
      sql<TicketPriority>`t.priority`.as('priority'),
      sql<Language>`t.language`.as('language'),
      't.assigneeId',
      't.dueAt',
      't.firstRepliedAt',
      't.pendingAt',
      't.nudgedAt',
      't.solvedAt',
      't.snoozedUntil',
      't.mergedInto',
      't.followsId',
      't.csat',
      't.csatNote',
      't.createdAt',
      't.updatedAt',
      'c.id as conversationId',
      'c.lastSeq',
      'c.waitingSince',
      'p.id as participantId',
      'p.readSeq',
      'p.isUnread',
      sql<string>`coalesce(who.name, '')`.as('name'),
    ])
}

export function findTicket(db: Db, id: string) {
  return ticketRows(db).where('t.id', '=', id).executeTakeFirst()
}

// The ticket before its conversation, everywhere, so that two who write at once do not wait for each
// other. Read again under the lock.
export async function lockTicket(db: Db, id: string) {
  const locked = await db
    .selectFrom('supportTickets')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return locked && findTicket(db, id)
}

type Owner = { userId: string | null; deviceHash: Buffer | null }

// The request of this account, or of a browser that has opened its link.
export function findOwnTicket(db: Db, id: string, { userId, deviceHash }: Owner) {
  return ticketRows(db)
    .where('t.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('t.userId', '=', userId),
        eb.exists(
          eb
            .selectFrom('ticketDevices as d')
            .select('d.ticketId')
            .whereRef('d.ticketId', '=', 't.id')
            .where('d.deviceHash', '=', deviceHash),
        ),
      ]),
    )
    .executeTakeFirst()
}

type Page = { userId: string; after: string | undefined; limit: number }

export function listOwn(db: Db, { userId, after, limit }: Page) {
  return ticketRows(db)
    .where('t.userId', '=', userId)
    .where('t.mergedInto', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(t.updated_at, t.id) < (SELECT updated_at, id FROM support_tickets
          WHERE id = ${after} AND user_id = ${userId})`,
      ),
    )
    .orderBy('t.updatedAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()
}

export function insertTicket(db: Db, ticket: Insertable<SupportTickets>) {
  return db
    .insertInto('supportTickets')
    .values(ticket)
    .returning(['id', 'ticketNumber'])
    .executeTakeFirstOrThrow()
}

type Set = UpdateObject<DB, 'supportTickets', 'supportTickets'>

export async function updateTicket(db: Db, id: string, set: Set) {
  await db
    .updateTable('supportTickets')
    .set({ updatedAt: sql<string>`now()`, ...set })
    .where('id', '=', id)
    .execute()
}

// People hear of requests from us, in our own words.
export async function muteConversation(db: Db, conversationId: string) {
  await db
    .updateTable('participants')
    .set({ hasAlerts: false, mailDueAt: null })
    .where('conversationId', '=', conversationId)
    .execute()
}

export async function insertLink(db: Db, ticketId: string, tokenHash: Buffer) {
  await db
    .insertInto('ticketLinks')
    .values({ ticketId, tokenHash, expiresAt: sql<string>`now() + interval '90 days'` })
    .execute()
}

export function findLink(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('ticketLinks')
    .select('ticketId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
}

export async function insertDevice(db: Db, ticketId: string, deviceHash: Buffer) {
  await db
    .insertInto('ticketDevices')
    .values({ ticketId, deviceHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export function findSupportHours(db: Db) {
  return db
    .selectFrom('supportHours')
    .select(['week', 'holidays', 'timeZone'])
    .executeTakeFirstOrThrow()
}

// Browsers that may see a request also see the one that goes on from it.
export async function insertDeviceOf(db: Db, { from, to }: { from: string; to: string }) {
  await sql`INSERT INTO ticket_devices (ticket_id, device_hash)
    SELECT ${to}, device_hash FROM ticket_devices WHERE ticket_id = ${from}
    ON CONFLICT DO NOTHING`.execute(db)
}
