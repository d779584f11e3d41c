import type { EventName, NotificationType } from '#contract/accounts/notifications.ts'
import type { Text } from '#contract/language.ts'
import type { AnnouncedEvent } from '#server/features/bookings/announce.ts'

export type MessageText = {
  // The switch of the recipient's preferences that this message follows.
  event: EventName
  type: NotificationType
  title: Text
  message: Text
  // Also goes out by mail; with `hasCalendar` the mail carries the appointment as a file.
  isMailed?: true
  hasCalendar?: true
  // The button of the mail, if it does not just open the appointment.
  button?: Text
}

export type MessageTexts = Partial<Record<AnnouncedEvent, MessageText>>
