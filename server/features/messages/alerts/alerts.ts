// Tells people of messages they have not read: at once in the bell, as a push after five seconds, and by
// one mail after three minutes. What they have read meanwhile is not told.
import { whenOf } from '#server/formats.ts'
import type { Text } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { findBooking } from '#server/features/bookings/booking-rows-queries.ts'
import { makeLink } from '#server/features/guests/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, readerOf, wants } from '#server/features/notifications/service.ts'
import type { Tasks } from '#server/tasks.ts'
import { listUnmailed, lockUnread, takeDueMails, type DueMail } from './alert-queries.ts'
import { listPeople } from '#server/features/messages/places-queries.ts'
import { findMessage } from '#server/features/messages/queries.ts'

const mostMailed = 10
const mailsAtOnce = 100
const shownLength = 140
const linkDays = 30
const pushAfterMs = 5000

const title: Text = { en: 'New message from {name}', es: 'Nuevo mensaje de {name}' }
const photo: Text = { en: 'Photo', es: 'Foto' }

// Once for each message that people wrote.
export async function alertOf(db: Db, { conversationId, seq }: Tasks['alert-message']) {
  const message = await findMessage(db, conversationId, seq)
  if (!message || (message.body === '' && message.files.length === 0)) return
  const people = await listPeople(db, conversationId)
  const name = people.find(({ id }) => id === message.senderId)?.name ?? 'Kempt'
  const booking = await findBooking(db, conversationId)
  const body = message.body.slice(0, shownLength)
  for (const { id, userId } of people) {
    if (userId === null || id === message.senderId) continue
    await inTransaction(db, async (db) => {
      // Under the lock of the place, so that it is not read between this look and the notice.
      if (!(await lockUnread(db, id, seq))) return
      await notify(db, {
        userId,
        event: 'message',
        type: 'other',
        title,
        message: body === '' ? photo : { en: '{body}', es: '{body}' },
        params: { name, body },
        actionUrl: `/messages?thread=${conversationId}`,
        data: { conversationId },
        thread: { conversationId, participantId: id, seq, pushAfterMs },
        ...(booking && { bookingAt: booking.startsAt }),
      })
    })
  }
}

// Every minute. Several servers may run it; each place is taken once.
export async function mailUnread(db: Db) {
  for (;;) {
    const taken = await inTransaction(db, async (db) => {
      const due = await takeDueMails(db, mailsAtOnce)
      for (const each of due) if (each.may && each.after < each.upTo) await mailOne(db, each)
      return due.length
    })
    if (taken < mailsAtOnce) return
  }
}

async function mailOne(db: Db, due: DueMail) {
  const { conversationId, userId, guestEmail } = due
  const rows = await listUnmailed(db, due, mostMailed + 1)
  if (rows.length === 0) return
  const reader = await addressOf(db, due)
  if (reader === undefined) return
  const { language, to } = reader
  const booking = await findBooking(db, conversationId)
  const lines = rows
    .slice(0, mostMailed)
    .map(({ name, body }) => `${name}: ${body === '' ? photo[language] : body}`)
  const isGuest = userId === null && guestEmail !== null
  await queueMail(db, {
    kind: 'unread-messages',
    to,
    language,
    ...(userId && { userId }),
    ...(booking && { bookingId: booking.id }),
    data: {
      name: rows[0]?.name ?? 'Kempt',
      lines,
      hasMore: rows.length > mostMailed,
      when: booking ? whenOf(booking.startsAt, booking.timeZone, language) : null,
      path: isGuest ? await guestPath(db, conversationId) : `/messages?thread=${conversationId}`,
    },
  })
}

// Nobody who has switched the mails off, and no account that is gone.
async function addressOf(db: Db, { userId, guestEmail, conversationId }: DueMail) {
  if (userId !== null) {
    if (!(await wants(db, userId, 'message', 'email'))) return undefined
    const { email: to, language } = await readerOf(db, userId)
    return { to, language }
  }
  if (guestEmail === null) return undefined
  const booking = await findBooking(db, conversationId)
  return { to: guestEmail, language: booking?.language ?? ('en' as const) }
}

async function guestPath(db: Db, bookingId: string): Promise<`/${string}`> {
  const expiresAt = Temporal.Now.instant()
    .add({ hours: linkDays * 24 })
    .toString()
  const link = await makeLink(db, bookingId, 'manage', expiresAt)
  return `/guest/bookings#booking=${bookingId}&link=${link}&messages=1`
}
