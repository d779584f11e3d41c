// Announces an event of a booking. The job is written in the caller's transaction; after the
// commit, booking-messages sends the messages in the app and by mail, SMS and push.
import { randomUUID } from 'node:crypto'
import type { Move } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/database/db.ts'
import type { Returned } from '#server/features/booking-money/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { BookingRow } from './booking-rows-queries.ts'

export const announcedEvents = [
  'confirm',
  'request',
  'accept',
  'decline',
  'expire',
  'paid_late',
  'card_late',
  'cancel_by_client',
  'cancel_by_staff',
  'reschedule',
  'propose',
  'keep',
  'finish',
  'price_asked',
  'price_refused',
  'complete',
  'no_show',
  'remind_day',
  'remind_hours',
  'nudge',
  'nudge_again',
  'ask_review',
  'late',
  'coming',
  'no_word',
  'tip',
  'tip_none',
  'flagged',
  'contested',
  'unanswered',
  'void',
  'appealed',
  'appeal_accepted',
  'appeal_declined',
  'report_upheld',
  'report_declined',
  'report_closed',
  'charged',
  'fee_charged',
  'charge_declined',
  'charge_needs_client',
  'fee_waived',
  'paid_at_shop',
  'refunded',
] as const
export type AnnouncedEvent = (typeof announcedEvents)[number]

// Drops the hash, because its bytes do not survive JSON.
export type AnnouncedBooking = BookingRow & { guestDeviceHash: null }

// A snapshot of the booking, because messages describe it at the time of the event.
export type Announcement = {
  id: string
  event: AnnouncedEvent
  booking: AnnouncedBooking
  reason: string
  // Staff who did it themselves get no message about it.
  actorId: string | null
  // Sends to this staff member only, instead of to the owner and the provider.
  onlyStaffId: string | null
  minutesLate: number
  nowMs: number
  // What goes back to the client with it.
  back?: Returned
}

type Details = Partial<Omit<Announcement, 'id' | 'event' | 'booking'>>

// `nowMs` is the time of the event, by the clock that found it due.
export async function announce(
  db: Db,
  row: BookingRow,
  event: AnnouncedEvent,
  details: Details = {},
) {
  const announcement: Announcement = {
    id: randomUUID(),
    event,
    booking: { ...row, guestDeviceHash: null },
    reason: details.reason ?? '',
    actorId: details.actorId ?? null,
    onlyStaffId: details.onlyStaffId ?? null,
    minutesLate: details.minutesLate ?? 0,
    nowMs: details.nowMs ?? Date.now(),
    ...(details.back && { back: details.back }),
  }
  await enqueue(db, 'announce-booking', announcement)
}

type Moved = {
  move: Move | 'reschedule'
  isByClient: boolean
  reason: string
  actorId: string | null
  back?: Returned
}

export async function announceMove(db: Db, row: BookingRow, moved: Moved) {
  const { move } = moved
  const event = eventOf(row, moved)
  const { reason, actorId, back } = moved
  if (event !== null) await announce(db, row, event, { reason, actorId, ...(back && { back }) })
  // Clients hear nothing else of a completion.
  if (move === 'complete' && back && back.cardCents > 0)
    await announce(db, row, 'refunded', { back })
}

// Null for moves that need no message.
function eventOf({ priceAsk }: BookingRow, { move, isByClient }: Moved): AnnouncedEvent | null {
  if (move === 'finish') return priceAsk === null ? 'finish' : 'price_asked'
  if (move === 'cancel') return isByClient ? 'cancel_by_client' : 'cancel_by_staff'
  if (move === 'check_in' || move === 'start' || move === 'undo' || move === 'record') return null
  return move
}
