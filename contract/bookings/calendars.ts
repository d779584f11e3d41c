// A user's bookings as a calendar feed with a secret address.
import * as z from 'zod'
import { call } from '#contract/call.ts'

const feed = z.object({ url: z.string() })

export const calendars = {
  feed: call({
    summary: 'Read the address of your calendar feed',
    access: 'signed-in',
    method: 'GET',
    path: '/api/calendar/feed',
    isPrivate: true,
    output: feed,
  }),
  // Invalidates the previous address.
  renew: call({
    summary: 'Replace the address of your calendar feed',
    access: 'signed-in',
    method: 'POST',
    path: '/api/calendar/feed/renew',
    output: feed,
  }),
}
