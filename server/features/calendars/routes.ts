import type { calendars as calls } from '#contract/bookings/calendars.ts'
import type { Handlers } from '#server/handlers.ts'
import { readFeed, renewFeed } from './service.ts'

export const calendars: Handlers<typeof calls> = {
  feed: (caller) => readFeed(caller),
  renew: (caller) => renewFeed(caller),
}
