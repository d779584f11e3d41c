// What waits to be issued, and all that an invoice of it prints.
import { sql, type RawBuilder } from 'kysely'
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

// Credit notes of one invoice are issued one after the other, because each depends on what is left.
export async function lockPapers(db: Db, requestIds: number[]) {
  await sql`SELECT FROM invoices WHERE booking_id IN (
      SELECT booking_id FROM invoice_requests WHERE id = ANY(${requestIds}::bigint[])
        AND kind = 'credit')
    ORDER BY id FOR UPDATE`.execute(db)
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

// The invoice that a credit note corrects.
const corrected = sql<string | null>`coalesce(r.corrects_id, CASE WHEN r.kind = 'credit' THEN (
  SELECT i.id FROM invoices AS i WHERE i.booking_id = r.booking_id AND i.corrects_id IS NULL
    AND invoice_left(i.id) > 0 ORDER BY i.issued_at DESC, i.id DESC LIMIT 1) END)`

// All that is printed of the fee on papers of the booking.
const billed = (cents: RawBuilder<unknown>) => sql`(SELECT coalesce(sum(${cents}), 0)::int
  FROM invoices AS i WHERE i.booking_id = k.id AND i.document ? 'fee')`

// Of a refund: its credit note comes after the invoice, which shows all that was paid.
const isNotedLater = sql<boolean>`EXISTS (SELECT FROM invoice_requests AS n
  WHERE n.booking_id = k.id AND n.cause = 'refunded:' || b.order_id)`

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
    .leftJoin('invoices as old', (join) => join.on('old.id', '=', corrected))
    .select([
      'r.cause',
      'r.kind',
      'r.amountCents',
      'r.bookingId',
      'old.id as correctsId',
      'old.invoiceNumber as correctsNumber',
      sql<InvoiceDocument | null>`old.document`.as('correctedDocument'),
      sql<number>`coalesce(invoice_left(old.id), 0)`.as('leftCents'),
      sql<boolean>`EXISTS (SELECT FROM invoice_requests AS w
        WHERE w.booking_id = k.id AND w.kind <> 'credit')`.as('isBilledLater'),
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
      'k.taxCents',
      'k.taxPercent',
      'k.totalCents',
      'k.tipCents',
      'k.paymentStatus',
      'k.owedCents',
      'k.status',
      sql<number>`k.fee_paid_cents
        - ${billed(sql`(i.document -> 'fee' ->> 'cents')::int`)}`.as('feeCents'),
      sql<number>`(SELECT coalesce(sum(u.cents), 0)::int FROM wallet_uses AS u
        WHERE u.booking_id = k.id)
        - ${billed(sql`(i.document ->> 'creditCents')::int`)}`.as('feeCreditCents'),
      sql<number>`(SELECT coalesce(sum(p.amount_cents - coalesce((SELECT sum(b.amount_cents)
        FROM refunds AS b WHERE b.payment_id = p.id AND NOT ${isNotedLater}), 0)), 0)
        FROM payments AS p WHERE p.booking_id = k.id AND p.state = 'succeeded')`.as('cardCents'),
      sql<number>`(SELECT coalesce(sum(b.amount_cents), 0) FROM refunds AS b
        JOIN payments AS p ON p.id = b.payment_id
        WHERE p.booking_id = k.id AND p.purpose = 'tip' AND ${isNotedLater})`.as('tipBackCents'),
      sql<boolean>`EXISTS (SELECT FROM invoice_requests AS n
        WHERE n.booking_id = k.id AND n.amount_cents IS NOT NULL)`.as('isPartBack'),
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
