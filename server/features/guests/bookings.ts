// The bookings of a guest's browser, and recovery of one that was booked in another browser.
import type { guests } from '#contract/bookings/guests.ts'
import type { Received } from '#contract/call.ts'
import { busyStatuses, type Status } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  findBookingByNumber,
  listBookingsOfDevice,
} from '#server/features/bookings/booking-rows-queries.ts'
import { viewOf } from '#server/features/bookings/booking-view.ts'
import { isWithin, limit } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { whenOf } from '#server/formats.ts'
import type { Tasks } from '#server/tasks.ts'
import { deviceHashOf, makeLink } from './service.ts'

const mostShown = 100
const hour = 3600
const linkDays = 30
const shortestLinkDays = 7

export async function listHere({ db, request }: Caller) {
  const device = deviceHashOf(request)
  const rows = device === null ? [] : await listBookingsOfDevice(db, device, mostShown)
  const isUpcoming = ({ status, endsAt }: { status: Status; endsAt: string }) =>
    busyStatuses.some((each) => each === status) && Date.parse(endsAt) > Date.now()
  return {
    upcoming: rows
      .filter(isUpcoming)
      .toReversed()
      .map((row) => viewOf(row, ['client'])),
    past: rows.filter((row) => !isUpcoming(row)).map((row) => viewOf(row, ['client'])),
  }
}

type Given = Received<typeof guests.find>

// Responds the same, after the same work, whether or not the booking exists; a job checks.
export async function askForLink({ db, request }: Caller, { email, bookingNumber }: Given) {
  await limit(db, [{ key: `find-booking:net:${request.network}`, points: 20, seconds: hour }])
  // Limits mails to one address.
  const mayMail = await isWithin(db, { key: `find-booking:${email}`, points: 5, seconds: hour })
  const asked = { email, bookingNumber, language: request.language }
  if (mayMail) await enqueue(db, 'mail-booking-link', asked)
}

export async function mailBookingLink(
  db: Db,
  { email, bookingNumber, language }: Tasks['mail-booking-link'],
) {
  const row = await findBookingByNumber(db, numberOf(bookingNumber), email)
  if (!row) return
  await inTransaction(db, async (db) => {
    const path: `/${string}` =
      row.clientId === null
        ? `/guest/bookings#booking=${row.id}&link=${await makeLink(db, row.id, 'manage', lastDay(row.endsAt))}`
        : `/client/bookings?booking=${row.id}`
    await queueMail(db, {
      kind: 'find-my-booking',
      to: email,
      language,
      bookingId: row.id,
      data: {
        bookingNumber: row.bookingNumber,
        shop: row.shopName,
        when: whenOf(row.startsAt, row.timeZone, language),
        path,
      },
    })
  })
}

// Accepts k-1001, K1001 or just the digits.
function numberOf(text: string) {
  const [digits] = /\d+$/.exec(text) ?? []
  return digits ? `K-${digits}` : text
}

function lastDay(endsAt: string) {
  const fromEnd = Temporal.Instant.from(endsAt).add({ hours: linkDays * 24 })
  const fromNow = Temporal.Now.instant().add({ hours: shortestLinkDays * 24 })
  return (Temporal.Instant.compare(fromEnd, fromNow) > 0 ? fromEnd : fromNow).toString()
}
