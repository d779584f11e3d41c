import { fill } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import type {
  AnnouncedBooking,
  AnnouncedEvent,
  Announcement,
} from '#server/features/bookings/announce.ts'
import { notify, waitOf, wants } from '#server/features/notifications/service.ts'
import { collect } from './digest.ts'
import { queueBookingMail } from './mail.ts'
import { paramsOf } from './params.ts'
import { findContact } from './queries.ts'
import { staffTextFor } from './texts.ts'

// Clients can repeat these at will, so their mails are collected when there are many.
const frequent: AnnouncedEvent[] = ['confirm', 'request', 'cancel_by_client', 'reschedule']

export async function sendToStaff(db: Db, announcement: Announcement, userId: string) {
  const { booking, event } = announcement
  const text = staffTextFor(booking, event)
  if (!text) return
  const { email, language } = await findContact(db, userId)
  const params = paramsOf(announcement, language)
  const path = pathOf(booking, event, userId)
  await notify(db, {
    userId,
    event: text.event,
    type: text.type,
    title: text.title,
    message: text.message,
    params,
    actionUrl: path,
    data: { bookingNumber: booking.bookingNumber },
    bookingAt: booking.startsAt,
  })
  if (!text.isMailed || !(await wants(db, userId, text.event, 'email'))) return
  const runAt = await waitOf(db, userId, { bookingAt: booking.startsAt })
  const line = fill(text.message, language, params)
  const isCollected =
    frequent.includes(event) && (await collect(db, { userId, bookingId: booking.id, line, runAt }))
  if (isCollected) return
  await queueBookingMail(db, announcement, {
    to: email,
    text,
    language,
    path,
    params,
    userId,
    runAt,
  })
}

function pathOf({ id, barberId }: AnnouncedBooking, event: AnnouncedEvent, userId: string) {
  if (event === 'flagged') return `/confirm-completion?booking=${id}` as const
  return userId === barberId
    ? (`/barber/dashboard?tab=bookings&booking=${id}` as const)
    : (`/employee/dashboard?tab=schedule&booking=${id}` as const)
}
