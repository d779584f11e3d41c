// Bookings of every business, found and followed by administrators. Their moves are those of
// features/bookings.
import type { BookingQuery } from '#contract/admin/bookings.ts'
import { cutPage } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { findIds } from '#server/features/admin-people/service.ts'
import { meaningOf } from '#server/meaning.ts'
import {
  countBookings,
  listBookings,
  listEvents,
  listMails,
  listTexts,
  type Found,
} from './queries.ts'

export async function findBookings({ db }: SignedInCaller, asked: BookingQuery) {
  const { q, after, order, ...filters } = asked
  const wanted = { ...filters, found: q ? await find(db, q) : undefined }
  const found = await listBookings(db, wanted, { after, isNewest: order === 'newest' })
  const page = cutPage(found, ({ startsAt }) => startsAt)
  return { ...page, total: await countBookings(db, wanted) }
}

async function find(db: Db, q: string): Promise<Found> {
  const meaning = meaningOf(q)
  const { kind, text } = meaning
  if (kind === 'number') return { kind, number: text }
  const ids = await findIds(db, meaning)
  return { kind: 'people', people: { ids, guest: { column: kind, text } } }
}

export async function readTrail({ db }: SignedInCaller, id: string) {
  await requireBooking(db, id)
  const mails = (await listMails(db, id)).map((mail) => ({ ...mail, channel: 'mail' as const }))
  const texts = (await listTexts(db, id)).map((text) => ({ ...text, channel: 'sms' as const }))
  const messages = [...mails, ...texts].toSorted((a, b) => a.at.localeCompare(b.at))
  return { events: await listEvents(db, id), messages }
}
