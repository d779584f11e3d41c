// What waits to be issued, and all that an invoice of it prints.
import { sql } from 'kysely'
import type { InvoiceDocument } from '#contract/money/invoices.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

export async function findDue(db: Db, afterId: number) {
  const row = await db
    .selectFrom('invoiceRequests')
    .select('id')
    .where('id', '>', afterId)
    .where('dueAt', '<=', sql<string>`now()`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

// Without those that another worker has at hand or has issued.
export async function lockRequests(db: Db, ids: number[]) {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM invoice_requests WHERE id = ANY(${ids}::bigint[])
    ORDER BY id FOR UPDATE SKIP LOCKED`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteRequests(db: Db, ids: number[]) {
  await db.deleteFrom('invoiceRequests').where('id', 'in', ids).execute()
}

export async function postpone(db: Db, id: number) {
  await db
    .updateTable('invoiceRequests')
    .set({ dueAt: sql<string>`now() + interval '1 hour'` })
    .where('id', '=', id)
    .execute()
}

type Item = InvoiceDocument['items'][number]

export type WantedInvoice = Awaited<ReturnType<typeof listWanted>>[number]

// In the order in which they get their numbers. `isPast` dates each with the moment it was due, for
// the history of the demo city; everything else is issued now.
export function listWanted(db: Db, ids: number[], isPast: boolean) {
  const issuedAt = isPast ? sql<string>`r.due_at` : sql<string>`now()`
  return db
    .selectFrom('invoiceRequests as r')
    .innerJoin('bookings as k', 'k.id', 'r.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('cities as city', 'city.id', 'b.cityId')
    .innerJoin('profiles as o', 'o.userId', 'k.barberId')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('users as u', 'u.id', 'k.clientId')
    .leftJoin('invoices as old', 'old.id', 'r.correctsId')
    .select([
      'r.cause',
      'r.bookingId',
      'r.correctsId',
      'old.invoiceNumber as correctsNumber',
      sql<InvoiceDocument | null>`old.document`.as('correctedDocument'),
      issuedAt.as('issuedAt'),
      sql<string>`city.code || '-' || to_char(${issuedAt} AT TIME ZONE city.time_zone, 'YYYY')`.as(
        'series',
      ),
      'city.timeZone',
      'b.shopName',
      'b.address',
      'b.licenseNumber',
      'o.name as ownerName',
      'p.name as providerName',
      'k.clientId',
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
      sql<string>`coalesce(u.email, k.guest_email, '')`.as('clientEmail'),
      sql<Language>`coalesce(u.language, k.language)`.as('language'),
      sql<boolean>`coalesce(u.email = 'erased-' || u.id || '@erased.invalid', false)`.as(
        'isErased',
      ),
      'k.bookingNumber',
      'k.startsAt',
      'k.endsAt',
      'k.discountCents',
      'k.totalCents',
      'k.tipCents',
      'k.paymentStatus',
      sql<number>`(SELECT coalesce(sum(p.amount_cents - coalesce((SELECT sum(r.amount_cents)
        FROM refunds r WHERE r.payment_id = p.id), 0)), 0) FROM payments p
        WHERE p.booking_id = k.id AND p.state = 'succeeded')`.as('cardCents'),
      sql<Item[]>`(SELECT coalesce(json_agg(json_build_object('name', name,
        'priceCents', price_cents) ORDER BY position), '[]')
        FROM booking_items WHERE booking_id = k.id)`.as('items'),
    ])
    .where('r.id', 'in', ids)
    .orderBy('r.dueAt')
    .orderBy('r.id')
    .execute()
}

// The last of `count` new numbers. The row stays locked until the transaction ends, and a rollback
// gives the numbers back.
export async function takeNumbers(db: Db, series: string, count: number) {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO invoice_series AS s (series, last_number) VALUES (${series}, ${count})
    ON CONFLICT (series) DO UPDATE SET last_number = s.last_number + ${count}
    RETURNING last_number AS last`.execute(db)
  return rows[0]?.last ?? 0
}
