import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SupportTickets, TicketMessages } from '#server/database/tables.ts'

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

// The files among `names` that belong to a message.
export async function listFilesAmong(db: Db, names: string[]) {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT name FROM ticket_messages, unnest(files) AS name
    WHERE files && ${names}::text[] AND name = ANY (${names}::text[])
  `.execute(db)
  return rows.map(({ name }) => name)
}
