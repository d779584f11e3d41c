import type { EventName, NotificationType } from '#contract/accounts/notifications.ts'
import type { Text } from '#contract/language.ts'
import type { AnnouncedEvent } from '#server/features/bookings/announce.ts'

export type MessageText = {
  // The switch of the recipient's preferences that this message follows.
  event: EventName
  type: NotificationType
  title: Text
  message: Text
  // Also sent by mail; with `hasCalendar` the mail has the booking attached as a calendar file.
  isMailed?: true
  hasCalendar?: true
  // The label of the mail's button, if it does more than open the booking.
  button?: Text
}

export type MessageTexts = Partial<Record<AnnouncedEvent, MessageText>>
