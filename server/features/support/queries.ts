import type { Insertable } from 'kysely'
import type { Db } from '#server/db.ts'
import type { SupportTickets, TicketMessages } from '#server/tables.ts'

export function insertTicket(db: Db, ticket: Insertable<SupportTickets>) {
  return db
    .insertInto('supportTickets')
    .values(ticket)
    .returning(['id', 'ticketNumber'])
    .executeTakeFirstOrThrow()
}

export async function insertMessage(db: Db, message: Insertable<TicketMessages>) {
  await db.insertInto('ticketMessages').values(message).execute()
}
