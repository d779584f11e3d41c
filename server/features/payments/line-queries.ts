// Payments as their clients see them.
import { sql } from 'kysely'
import type { PaymentLine } from '#contract/money/payments.ts'
import type { Db } from '#server/database/db.ts'

const refunded = sql<number>`(SELECT coalesce(sum(r.amount_cents), 0) FROM refunds AS r
  WHERE r.payment_id = p.id)`

// A saved card that is yet to be charged, or was refused, is the one that was chosen.
const cardLast4 = sql<string | null>`coalesce(p.card_last4, c.last4)`

const invoice = sql<string | null>`(SELECT i.id FROM invoices AS i
  WHERE i.booking_id = k.id AND i.corrects_id IS NULL ORDER BY i.issued_at DESC LIMIT 1)`

// Newest first.
function lines(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('bookings as k', 'k.id', 'p.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('savedCards as c', 'c.id', 'p.cardId')
    .select([
      'p.id',
      'p.createdAt as at',
      'p.state',
      'p.amountCents',
      cardLast4.as('cardLast4'),
      'k.id as bookingId',
      'k.bookingNumber',
      'k.startsAt',
      'b.shopName',
      sql<PaymentLine['purpose']>`p.purpose`.as('purpose'),
      sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
      refunded.as('refundedCents'),
      invoice.as('invoiceId'),
    ])
    .where('p.purpose', '<>', 'card')
    .orderBy('p.id', 'desc')
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
const readRows = (rows: ReturnType<typeof lines>) => rows.execute()

function lineOf({ bookingId, bookingNumber, startsAt, timeZone, shopName, ...line }: Row) {
  const booking = { id: bookingId, number: bookingNumber, startsAt, timeZone, shopName }
  return { ...line, booking } satisfies PaymentLine
}

const read = async (rows: ReturnType<typeof lines>) => (await readRows(rows)).map(lineOf)

type Page = { after?: string | undefined; limit: number }

export function listEnded(db: Db, userId: string, { after, limit }: Page) {
  return read(
    lines(db)
      .where('p.userId', '=', userId)
      .where('p.state', 'in', ['succeeded', 'failed'])
      .$if(after !== undefined, (rows) => rows.where('p.id', '<', after ?? ''))
      .limit(limit),
  )
}

export function listUnfinished(db: Db, userId: string) {
  return read(
    lines(db)
      .where('p.userId', '=', userId)
      .where('p.state', 'in', ['created', 'open', 'needs_client']),
  )
}

export function listOfBooking(db: Db, userId: string, bookingId: string) {
  return read(
    lines(db)
      .where('p.userId', '=', userId)
      .where('p.bookingId', '=', bookingId)
      .where('p.state', '<>', 'expired'),
  )
}

// A client's payments and a guest's, which belong to no account.
export function listAllOfBooking(db: Db, bookingId: string) {
  return read(lines(db).where('p.bookingId', '=', bookingId).where('p.state', '<>', 'expired'))
}

export async function findLine(db: Db, paymentId: string) {
  const [line] = await read(lines(db).where('p.id', '=', paymentId))
  return line ?? null
}

// For the person's own data. Of cards only what is printed on receipts.
export async function collectRows(db: Db, userId: string) {
  return {
    payments: await db
      .selectFrom('payments as p')
      .leftJoin('bookings as k', 'k.id', 'p.bookingId')
      .leftJoin('savedCards as c', 'c.id', 'p.cardId')
      .select(['p.createdAt', 'p.provider', 'p.purpose', 'p.state', 'p.amountCents'])
      .select([refunded.as('refundedCents'), cardLast4.as('cardLast4'), 'k.bookingNumber'])
      .where('p.userId', '=', userId)
      .orderBy('p.id')
      .execute(),
    savedCards: await db
      .selectFrom('savedCards')
      .select(['brand', 'last4', 'expMonth', 'expYear', 'createdAt', 'removedAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
  }
}
