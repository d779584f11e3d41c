// Bookings of every business, found and followed by administrators. Their moves are those of
// features/bookings.
import type { BookingQuery } from '#contract/admin/bookings.ts'
import { countBeside, cutPage, pageLimit, totalOf } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import type { Found, Sought } from '#server/database/found-bookings.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { findIds } from '#server/features/admin-people/service.ts'
import { meaningFor, type Meaning } from '#server/meaning.ts'
import { listMails, listNotices, listTexts } from './message-queries.ts'
import { readDays } from './days.ts'
import { countBookings, listBookings, listEvents } from './queries.ts'
import { findShops } from './shop-queries.ts'

export async function findBookings(caller: SignedInCaller, asked: BookingQuery) {
  const { db } = caller
  const wanted = await wantedIn(caller, asked)
  const found = await listBookings(db, wanted, { ...placeIn(asked), limit: pageLimit })
  const { rows, next } = cutPage(found, ({ startsAt }) => startsAt)
  const counted = found[0]?.total
  return {
    rows: rows.map(lineOf),
    next,
    total: counted
      ? totalOf(counted)
      : await countBeside({ after: asked.after, found }, () => countBookings(db, wanted)),
  }
}

export async function readBookings(caller: SignedInCaller, asked: BookingQuery, limit: number) {
  const { db } = caller
  const wanted = await wantedIn(caller, asked)
  return (await listBookings(db, wanted, { ...placeIn(asked), limit })).map(lineOf)
}

// For the palette, which has found the people already.
export async function readBookingsOf(db: Db, found: Found, limit: number) {
  const newest = { after: undefined, isNewest: true, limit }
  return (await listBookings(db, { found, days: {} }, newest)).map(lineOf)
}

type Row = Awaited<ReturnType<typeof listBookings>>[number]

function lineOf(row: Row) {
  const { total: _, ...line } = row
  return line
}

export function foundBy({ kind, text }: Meaning, ids: string[]): Found {
  if (kind === 'number') return { kind, number: text }
  // Four digits may end a phone number, or be a booking's number without its K.
  const number = /^\d+$/.test(text) ? `K-${text}` : null
  return { kind: 'people', people: { ids, guest: { column: kind, text }, number } }
}

// For lists of what is about bookings, which their number, their client or their business finds.
export async function readSought(
  { db, actor }: SignedInCaller,
  q: string | undefined,
): Promise<Sought | undefined> {
  if (!q) return undefined
  const meaning = meaningFor(actor, q)
  const found = foundBy(meaning, await findIds(db, meaning))
  return { found, shops: meaning.kind === 'name' ? await findShops(db, meaning.text) : undefined }
}

const placeIn = ({ after, order }: BookingQuery) => ({ after, isNewest: order === 'newest' })

async function wantedIn(
  { db, actor }: SignedInCaller,
  { q, status, source, payment, dispute, barber, from, to }: BookingQuery,
) {
  const days = await readDays(db, { from, to })
  const filters = { status, source, payment, dispute, barber, days }
  if (!q) return { ...filters, found: undefined }
  const meaning = meaningFor(actor, q)
  return { ...filters, found: foundBy(meaning, await findIds(db, meaning)) }
}

export async function readTrail({ db, actor }: SignedInCaller, id: string) {
  const { bookingNumber } = await requireBooking(db, id)
  const mails = (await listMails(db, id)).map((mail) => ({ ...mail, channel: 'mail' as const }))
  const texts = (await listTexts(db, id)).map((text) => ({ ...text, channel: 'sms' as const }))
  const notices = (
    await listNotices(db, bookingNumber, actor.permissions.has('money.read'))
  ).flatMap(noticeMessages)
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
