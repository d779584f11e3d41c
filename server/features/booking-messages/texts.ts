// Picks the text of a message by what happened and who reads it.
import { feeOf } from '#contract/bookings/cancellation.ts'
import type { Text } from '#contract/language.ts'
import type {
  AnnouncedBooking,
  AnnouncedEvent,
  Announcement,
} from '#server/features/bookings/announce.ts'
import type { Returned } from '#server/features/booking-money/service.ts'
import {
  backTexts,
  clientChargeTexts,
  feeBack,
  feeKept,
  feeOnCard,
  staffChargeTexts,
  staffFeeKept,
  staffFeeOnCard,
} from './charge-texts.ts'
import { clientTexts as bookingTexts } from './client-texts.ts'
import type { MessageText, MessageTexts } from './message-text.ts'
import {
  askAttendance,
  askConsent,
  clientFee,
  notCountedTexts,
  shopActTexts,
  staffFee,
} from './shop-texts.ts'
import { staffTexts as ownTexts } from './staff-texts.ts'

const clientTexts: MessageTexts = { ...bookingTexts, ...clientChargeTexts }
const staffTexts: MessageTexts = { ...ownTexts, ...staffChargeTexts }

export const reminders: AnnouncedEvent[] = ['remind_day', 'remind_hours']
const asksForConsent: AnnouncedEvent[] = ['confirm', 'reschedule', ...reminders]

type Told = Pick<Announcement, 'booking' | 'event' | 'back'>

// With how much goes back, and where.
export function clientTextFor({ booking, event, back = none }: Told) {
  const text = chargedFor(booking, event)
  const { cardCents, creditCents } = back
  if (!text || cardCents + creditCents === 0) return text
  const said = event === 'fee_waived' ? { ...text, message: feeBack } : text
  const toCard = cardCents > 0 ? withMessage(said, backTexts.card) : said
  return creditCents > 0 ? withMessage(toCard, backTexts.credit) : toCard
}

const none: Returned = { cardCents: 0, creditCents: 0 }

function chargedFor(booking: AnnouncedBooking, event: AnnouncedEvent) {
  const text = unchargedFor(booking, event)
  if (!text || !hasFee(booking, event)) return text
  if (booking.cardId !== null) return withMessage(text, feeOnCard)
  if (booking.depositCents >= feeOf(booking)) return withMessage(text, feeKept)
  return event === 'cancel_by_client' ? withMessage(text, clientFee) : text
}

export function staffTextFor(booking: AnnouncedBooking, event: AnnouncedEvent) {
  const text = staffTexts[event]
  if (!text || event !== 'cancel_by_client' || !hasFee(booking, event)) return text
  if (booking.cardId !== null) return withMessage(text, staffFeeOnCard)
  return withMessage(text, booking.depositCents >= feeOf(booking) ? staffFeeKept : staffFee)
}

export const join = (text: Text, more: Text): Text => ({
  en: `${text.en} ${more.en}`,
  es: `${text.es} ${more.es}`,
})

function hasFee(booking: AnnouncedBooking, event: AnnouncedEvent) {
  return (event === 'cancel_by_client' || event === 'no_show') && feeOf(booking) > 0
}

// Clients who missed a booking before, or have not agreed to this one yet, are asked whether they
// are coming.
function unchargedFor({ attendance, byShop }: AnnouncedBooking, event: AnnouncedEvent) {
  if (byShop !== null) {
    const acts: MessageTexts = shopActTexts[byShop]
    const text = notCountedTexts[event] ?? acts[event] ?? clientTexts[event]
    return text && asksForConsent.includes(event) ? asking(text, askConsent) : text
  }
  const text = clientTexts[event]
  const isAsked = attendance === 'asked' && reminders.includes(event)
  return text && isAsked ? asking(text, askAttendance) : text
}

function asking(text: MessageText, { message, button }: typeof askAttendance): MessageText {
  return { ...withMessage(text, message), button }
}

function withMessage(text: MessageText, more: Text): MessageText {
  return { ...text, message: join(text.message, more) }
}
