// Picks the text of a message by what happened and who reads it.
import type { Text } from '#contract/language.ts'
import type { AnnouncedBooking, AnnouncedEvent } from '#server/features/bookings/announce.ts'
import { clientTexts } from './client-texts.ts'
import type { MessageText, MessageTexts } from './message-text.ts'
import {
  askAttendance,
  askConsent,
  clientFee,
  notCountedTexts,
  shopActTexts,
  staffFee,
} from './shop-texts.ts'
import { staffTexts } from './staff-texts.ts'

export const reminders: AnnouncedEvent[] = ['remind_day', 'remind_hours']
const asksForConsent: AnnouncedEvent[] = ['confirm', 'reschedule', ...reminders]

export function clientTextFor(booking: AnnouncedBooking, event: AnnouncedEvent) {
  const text = unchargedFor(booking, event)
  return text && isCharged(booking, event) ? withMessage(text, clientFee) : text
}

export function staffTextFor(booking: AnnouncedBooking, event: AnnouncedEvent) {
  const text = staffTexts[event]
  return text && isCharged(booking, event) ? withMessage(text, staffFee) : text
}

export const join = (text: Text, more: Text): Text => ({
  en: `${text.en} ${more.en}`,
  es: `${text.es} ${more.es}`,
})

function isCharged({ cancelFeeCents }: AnnouncedBooking, event: AnnouncedEvent) {
  return event === 'cancel_by_client' && cancelFeeCents > 0
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
