// What one person wrote to support, with an account or from the address of that account.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export type Person = { userId: string; email: string }

const ticketsOf = ({ userId, email }: Person) =>
  sql`(SELECT id FROM support_tickets WHERE user_id = ${userId} OR email = ${email})`

const placesOf = (person: Person) => sql`(
  SELECT p.id FROM participants p JOIN support_tickets t ON t.conversation_id = p.conversation_id
  WHERE p.user_id = ${person.userId} OR (p.side = 'client' AND t.id IN ${ticketsOf(person)}))`

export async function eraseWords(db: Db, person: Person) {
  const places = placesOf(person)
  await sql`UPDATE messages SET body = '' WHERE sender_id IN ${places}`.execute(db)
  await sql`UPDATE participants SET guest_email = NULL WHERE id IN ${places}`.execute(db)
  // The table of the previous release, whose authors without an account are NULL.
  await sql`UPDATE ticket_messages SET body = '', files = '{}'
    WHERE author_id = ${person.userId}
      OR (author_id IS NULL AND ticket_id IN ${ticketsOf(person)})`.execute(db)
}

export async function eraseFiles(db: Db, person: Person) {
  const { rows } = await sql<{ file: string }>`DELETE FROM ticket_files f USING messages m
    WHERE m.conversation_id = f.conversation_id AND m.seq = f.seq
      AND m.sender_id IN ${placesOf(person)} RETURNING f.file`.execute(db)
  return rows.map(({ file }) => file)
}

// The browsers of a guest who opened a link, and links that were not opened yet.
export async function eraseLinks(db: Db, person: Person) {
  await sql`DELETE FROM ticket_links WHERE ticket_id IN ${ticketsOf(person)}`.execute(db)
  await sql`DELETE FROM ticket_devices WHERE ticket_id IN ${ticketsOf(person)}`.execute(db)
}
