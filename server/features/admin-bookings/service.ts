// Bookings of every business, found and followed by administrators. Their moves are those of
// features/bookings.
import type { BookingQuery } from '#contract/admin/bookings.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { findIds } from '#server/features/admin-people/service.ts'
import { meaningOf } from '#server/meaning.ts'
import { listMails, listNotices, listTexts } from './message-queries.ts'
import { countBookings, listBookings, listEvents, type Found } from './queries.ts'

export async function findBookings(caller: SignedInCaller, asked: BookingQuery) {
  const found = await readBookings(caller, asked, pageLimit)
  const page = cutPage(found, ({ startsAt }) => startsAt)
  return { ...page, total: await countFound(caller, asked) }
}

export async function readBookings({ db }: SignedInCaller, asked: BookingQuery, limit: number) {
  const { after, order } = asked
  const isNewest = order === 'newest'
  return listBookings(db, await wantedIn(db, asked), { after, isNewest, limit })
}

export async function countFound({ db }: SignedInCaller, asked: BookingQuery) {
  return countBookings(db, await wantedIn(db, asked))
}

async function wantedIn(db: Db, { q, status, source, from, to }: BookingQuery) {
  return { status, source, from, to, found: q ? await find(db, q) : undefined }
}

async function find(db: Db, q: string): Promise<Found> {
  const meaning = meaningOf(q)
  const { kind, text } = meaning
  if (kind === 'number') return { kind, number: text }
  const ids = await findIds(db, meaning)
  return { kind: 'people', people: { ids, guest: { column: kind, text } } }
}

export async function readTrail({ db }: SignedInCaller, id: string) {
  const { bookingNumber } = await requireBooking(db, id)
  const mails = (await listMails(db, id)).map((mail) => ({ ...mail, channel: 'mail' as const }))
  const texts = (await listTexts(db, id)).map((text) => ({ ...text, channel: 'sms' as const }))
  const notices = (await listNotices(db, bookingNumber)).flatMap(noticeMessages)
  const messages = [...mails, ...texts, ...notices].toSorted((a, b) => a.at.localeCompare(b.at))
  return { events: await listEvents(db, id), messages }
}

type Notice = Awaited<ReturnType<typeof listNotices>>[number]

// A notice in the app, and the push that went with it.
function noticeMessages({ isRead, pushState, ...notice }: Notice) {
  const inApp = { ...notice, channel: 'in_app' as const, state: isRead ? 'read' : 'unread' }
  if (pushState === null) return [inApp]
  return [inApp, { ...notice, id: `${notice.id}-push`, channel: 'push' as const, state: pushState }]
}
