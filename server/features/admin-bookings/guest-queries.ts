import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { named } from '#server/database/named.ts'
import { containing, emailPattern } from '#server/meaning.ts'

type Typed = { kind: 'email' | 'phone' | 'name'; text: string }
type Guest = { name: string; email: string | null; phone: string | null; bookings: number }

const mostGuests = 10

// One line for each address, or each phone of those without one: as they gave it last, the newest first.
export async function listGuests(db: Db, { kind, text }: Typed): Promise<Guest[]> {
  const typed = {
    email: sql`guest_email LIKE ${emailPattern(text)}`,
    phone: sql`guest_phone LIKE ${containing(text)}`,
    name: named(sql`plain_text(guest_name)`, text),
  }[kind]
  const { rows } = await sql<Guest>`
    SELECT name, email, phone, (SELECT count(*) FROM bookings AS k
      WHERE k.guest_name IS NOT NULL AND k.status <> 'held' AND (k.guest_email = g.email
        OR (g.email IS NULL AND k.guest_email IS NULL AND k.guest_phone = g.phone))) AS bookings
    FROM (SELECT DISTINCT ON (coalesce(guest_email, guest_phone)) guest_name AS name,
        guest_email AS email, guest_phone AS phone, created_at
      FROM bookings
      WHERE guest_name IS NOT NULL AND status <> 'held' AND ${typed}
        AND coalesce(guest_email, guest_phone) IS NOT NULL
      ORDER BY coalesce(guest_email, guest_phone), created_at DESC) AS g
    ORDER BY created_at DESC LIMIT ${mostGuests}`.execute(db)
  return rows
}
