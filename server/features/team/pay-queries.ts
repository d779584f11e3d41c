import { sql } from 'kysely'
import type { Compensation } from '#contract/business/compensation.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

type Period = { from: string; to: string }

// Completed bookings, each with the compensation of its day; paid amounts do not change.
export function listDoneBookings(db: Db, employeeId: string, { from, to }: Period) {
  const employer = sql`(SELECT barber_id FROM employees WHERE id = ${employeeId})`
  const begin = sql<string>`(SELECT midnight_of(${employer}, ${from}::date))`
  const end = sql<string>`(SELECT midnight_of(${employer}, ${to}::date + 1))`
  return db
    .selectFrom('bookings as k')
    .innerJoin('employees as e', 'e.id', 'k.employeeId')
    .leftJoin('employeePaymentVisits as paid', 'paid.bookingId', 'k.id')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'k.endsAt', 'k.subtotalCents'])
    .select(['k.tipCents', sql<number>`own_discount(k)`.as('ownDiscountCents')])
    .select([
      'paid.paymentId',
      'paid.shareCents as paidShareCents',
      'paid.tipCents as paidTipCents',
    ])
    .select([
      sql<Compensation>`coalesce((SELECT past.compensation FROM employee_past_compensation AS past
        WHERE past.employee_id = e.id AND past.until > k.starts_at
        ORDER BY past.until LIMIT 1), e.compensation)`.as('rule'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
    ])
    .where('k.employeeId', '=', employeeId)
    .where('k.status', '=', 'completed')
    .where('k.startsAt', '>=', begin)
    .where('k.startsAt', '<', end)
    .orderBy('k.startsAt', 'desc')
    .orderBy('k.id')
    .limit(2000)
    .execute()
}

export function findMember(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('employees')
    .select(['id', 'userId', sql<Compensation>`compensation`.as('compensation')])
    .where('barberId', '=', barberId)
    .where('id', '=', id)
    .executeTakeFirst()
}

type Payment = Period & { employeeId: string; amountCents: number; markedBy: string }
type PaidBooking = { bookingId: string; shareCents: number; tipCents: number }

export async function insertPayment(db: Db, payment: Payment, bookings: PaidBooking[]) {
  const { employeeId, amountCents, markedBy, from: fromDate, to: toDate } = payment
  const { id } = await db
    .insertInto('employeePayments')
    .values({ employeeId, fromDate, toDate, amountCents, markedBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employeePaymentVisits')
    .values(bookings.map((booking) => ({ paymentId: id, ...booking })))
    .execute()
  return id
}
