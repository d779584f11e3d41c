import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

// The payment that a bank takes back.
export async function findPaid(db: Db, intentId: string) {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'bookingId'])
    .where('intentId', '=', intentId)
    .where('bookingId', 'is not', null)
    .executeTakeFirst()
  return row && row.bookingId !== null ? { id: row.id, bookingId: row.bookingId } : undefined
}

export async function findPurpose(db: Db, paymentId: string) {
  const row = await db
    .selectFrom('payments')
    .select('purpose')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.purpose
}

export async function listFilesOf(db: Db, disputeId: string, side: 'client' | 'barber') {
  const rows = await db
    .selectFrom('disputeEvidence as p')
    .innerJoin('disputeEvents as e', 'e.id', 'p.eventId')
    .select('p.file')
    .where('p.disputeId', '=', disputeId)
    .where('e.side', '=', side)
    .orderBy('e.id')
    .orderBy('p.id')
    .execute()
  return rows.map(({ file }) => file)
}

type Step = { at: string; event: string }

export function listSteps(db: Db, bookingId: string): Promise<Step[]> {
  return db
    .selectFrom('bookingEvents')
    .select(['createdAt as at', 'event'])
    .where('bookingId', '=', bookingId)
    .orderBy('id')
    .limit(60)
    .execute()
}

// The numbers of its invoices, and the rating its client gave.
export async function findPapers(db: Db, bookingId: string) {
  const { rows } = await sql<{ invoices: string[]; rating: number | null }>`
    SELECT array(SELECT invoice_number FROM invoices WHERE booking_id = ${bookingId}
        ORDER BY issued_at) AS invoices,
      (SELECT rating FROM reviews WHERE booking_id = ${bookingId}) AS rating`.execute(db)
  return rows[0] ?? { invoices: [], rating: null }
}
