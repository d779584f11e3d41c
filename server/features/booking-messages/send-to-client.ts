import type { Text } from '#contract/language.ts'
import { reviewDays } from '#contract/marketplace/reviews.ts'
import type { Db } from '#server/database/db.ts'
import { findAlternatives } from '#server/features/bookings/alternatives.ts'
import type {
  AnnouncedBooking,
  AnnouncedEvent,
  Announcement,
} from '#server/features/bookings/announce.ts'
import { calendarOf } from '#server/features/calendars/service.ts'
import { makeLink } from '#server/features/guests/service.ts'
import { notify, waitOf, wants } from '#server/features/notifications/service.ts'
import { messageToClients } from '#server/features/policies/service.ts'
import { whenOf } from '#server/formats.ts'
import type { JobContext } from '#server/tasks.ts'
import { queueBookingMail } from './mail.ts'
import { paramsOf, validityOf } from './params.ts'
import { isErased } from './queries.ts'
import { queueBookingSms } from './sms.ts'
import { clientTextFor, join } from './texts.ts'

// These mails include the barber's message to all clients.
const withBarbersMessage: AnnouncedEvent[] = ['confirm', 'accept', 'remind_day', 'remind_hours']

const otherTimes: Text = {
  en: 'Tap to see other openings.',
  es: 'Toca para ver otros horarios.',
}

export async function sendToClient(context: JobContext, announcement: Announcement) {
  const { db, config } = context
  const { booking, event } = announcement
  const { clientId, language } = booking
  const text = clientTextFor(announcement)
  if (!text) return
  // Deleting an account cancels its bookings; its owner gets no message about that.
  if (clientId !== null && (await isErased(db, clientId))) return
  const isLost = event === 'paid_late' || event === 'card_late' || booking.isEndedByShop
  const alternatives = await findAlternatives(db, { ...booking, isEndedByShop: isLost })
  const about = validityOf(announcement)
  const params = { ...paramsOf(announcement, language), minutes: announcement.minutesLate }
  // A question about a booking that is over can wait until the morning.
  const urgency = event === 'ask_review' ? {} : { bookingAt: booking.startsAt }
  if (clientId !== null)
    await notify(db, {
      userId: clientId,
      event: text.event,
      type: text.type,
      title: text.title,
      message: alternatives.length > 0 ? join(text.message, otherTimes) : text.message,
      params,
      actionUrl: appPath(booking, event),
      data: { bookingNumber: booking.bookingNumber },
      about,
      ...urgency,
    })
  if (!text.isMailed) return
  const path = await pathOf(db, booking, event)
  await queueBookingSms(context, announcement, { text, path, about })
  const to = booking.clientEmail ?? booking.guestEmail
  if (to === null) return
  if (clientId !== null && !(await wants(db, clientId, text.event, 'email'))) return
  await queueBookingMail(db, announcement, {
    to,
    text,
    language,
    path,
    params,
    userId: clientId,
    about,
    calendar: text.hasCalendar
      ? calendarOf([booking], { language, publicUrl: config.publicUrl })
      : undefined,
    quote: withBarbersMessage.includes(event)
      ? await messageToClients(db, booking.barberId, language)
      : undefined,
    choices: alternatives.map(({ startsAt, path }) => ({
      label: whenOf(startsAt, booking.timeZone, language),
      path,
    })),
    runAt:
      clientId !== null && event === 'ask_review' ? await waitOf(db, clientId, urgency) : undefined,
  })
}

const completionLinkDays = 7
const manageLinkDays = 30

// Guests open their booking by its own link. The link in a question about the booking leads
// straight to the answer.
async function pathOf(
  db: Db,
  booking: AnnouncedBooking,
  event: AnnouncedEvent,
): Promise<`/${string}`> {
  const { id, clientId, endsAt, completedAt } = booking
  if (event === 'finish' || event === 'price_asked')
    return completionPath(db, id, daysAfter(endsAt, completionLinkDays))
  if (clientId !== null) return appPath(booking, event)
  if (event === 'ask_review')
    return completionPath(db, id, daysAfter(completedAt ?? endsAt, reviewDays))
  const link = await makeLink(db, id, 'manage', daysAfter(endsAt, manageLinkDays))
  return `/guest/bookings#booking=${id}&link=${link}`
}

async function completionPath(db: Db, id: string, expiresAt: string): Promise<`/${string}`> {
  return `/confirm-completion#token=${await makeLink(db, id, 'completion', expiresAt)}`
}

const daysAfter = (at: string, days: number) =>
  Temporal.Instant.from(at)
    .add({ hours: days * 24 })
    .toString()

function appPath({ id }: AnnouncedBooking, event: AnnouncedEvent): `/${string}` {
  return event === 'ask_review'
    ? `/client/dashboard?tab=reviews&write=${id}`
    : `/client/bookings?booking=${id}`
}
