// The messages about a booking, by mail, by text, in the app and as a push.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

// Guests have no account; their name is on the booking.
const recipient = sql<string>`coalesce(p.name, k.guest_name, '')`

export function listMails(db: Db, bookingId: string) {
  return db
    .selectFrom('mails as m')
    .innerJoin('bookings as k', 'k.id', 'm.bookingId')
    .leftJoin('profiles as p', 'p.userId', 'm.userId')
    .select(['m.id', 'm.createdAt as at', 'm.subject', 'm.state', recipient.as('to')])
    .where('m.bookingId', '=', bookingId)
    .orderBy('m.createdAt')
    .execute()
}

// The links in texts open the booking for whoever has them, so they are left out.
export function listTexts(db: Db, bookingId: string) {
  return db
    .selectFrom('smsMessages as m')
    .innerJoin('bookings as k', 'k.id', 'm.bookingId')
    .leftJoin('profiles as p', 'p.userId', 'm.userId')
    .select(['m.id', 'm.createdAt as at', 'm.state', recipient.as('to')])
    .select(sql<string>`regexp_replace(m.body, 'https?://\\S+', '…', 'g')`.as('subject'))
    .where('m.bookingId', '=', bookingId)
    .orderBy('m.createdAt')
    .execute()
}

// Those about the commission are left out for administrators who may not see money.
export function listNotices(db: Db, bookingNumber: string, seesMoney: boolean) {
  return db
    .selectFrom('notifications as n')
    .innerJoin('profiles as p', 'p.userId', 'n.userId')
    .select(['n.id', 'n.createdAt as at', 'n.title as subject', 'n.isRead', 'n.pushState'])
    .select('p.name as to')
    .where(sql<boolean>`n.notification_data ? 'bookingNumber'`)
    .where(sql<boolean>`n.notification_data ->> 'bookingNumber' = ${bookingNumber}`)
    .$if(!seesMoney, (rows) => rows.where(sql<boolean>`NOT n.notification_data ? 'isMoney'`))
    .orderBy('n.createdAt')
    .execute()
}
