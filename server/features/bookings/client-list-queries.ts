// Lists of a client's own bookings.
import { sql } from 'kysely'
import { busyStatuses, type Status } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/database/db.ts'
import { bookingRows } from './booking-rows-queries.ts'

const now = sql<string>`now()`

type View = 'upcoming' | 'past' | 'cancelled'
type Page = { view: View; page: number; size: number }

const over: Status[] = ['cancelled', 'declined', 'expired']
const done: Status[] = ['completed', 'no_show', 'awaiting_confirmation']

export async function listBookingsOf(db: Db, clientId: string, { view, page, size }: Page) {
  const rows = bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', '<>', 'held')
    .$if(view === 'cancelled', (query) => query.where('k.status', 'in', over))
    .$if(view === 'past', (query) =>
      query
        .where('k.status', 'not in', over)
        .where((eb) => eb.or([eb('k.status', 'in', done), eb('k.endsAt', '<=', now)])),
    )
    .$if(view === 'upcoming', (query) =>
      query.where('k.status', 'in', [...busyStatuses]).where('k.endsAt', '>', now),
    )
  const { total } = await rows
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const bookings = await rows
    .orderBy('k.startsAt', view === 'upcoming' ? 'asc' : 'desc')
    .orderBy('k.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { bookings, total }
}

// Bookings that the client may still cancel.
export function listToCancel(db: Db, clientId: string) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', 'in', ['pending', 'confirmed'])
    .where('k.startsAt', '>', now)
    .orderBy('k.startsAt')
    .execute()
}

// Finished bookings that wait for the client's confirmation.
export function listToConfirm(db: Db, clientId: string, limit: number) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', '=', 'awaiting_confirmation')
    .orderBy('k.startsAt')
    .limit(limit)
    .execute()
}

// Ended bookings that left something to pay by card.
export function listToPay(db: Db, clientId: string, limit: number) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.owedCents', '>', 0)
    .orderBy('k.startsAt')
    .limit(limit)
    .execute()
}

// What the client spent since the beginning of the year where they last booked.
export function sumBookings(db: Db, clientId: string) {
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)`.as('visits'),
      sql<number>`coalesce(sum(total_cents) FILTER (WHERE starts_at >=
        date_trunc('year', now(), (SELECT time_zone_of_person(${clientId})))), 0)`.as('spentCents'),
    ])
    .where('clientId', '=', clientId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
}

// The client's newest booking at each of the last barbers who can still be booked.
export function listLastBookings(db: Db, clientId: string, limit: number) {
  const newest = sql<boolean>`k.id IN (
    SELECT DISTINCT ON (barber_id) id FROM bookings
    WHERE client_id = ${clientId} AND status IN ('completed', 'awaiting_confirmation')
    ORDER BY barber_id, starts_at DESC)`
  return bookingRows(db)
    .where(newest)
    .where(sql<boolean>`is_listed(b)`)
    .orderBy('k.startsAt', 'desc')
    .limit(limit)
    .execute()
}
