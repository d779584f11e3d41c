// One's visits in a calendar program, by an address that is a secret.
import * as z from 'zod'
import { call } from '#contract/call.ts'

const feed = z.object({ url: z.string() })

export const calendars = {
  feed: call({
    summary: 'Read the address of your calendar feed',
    access: 'signed-in',
    method: 'GET',
    path: '/api/calendar/feed',
    output: feed,
  }),
  // The address before this one stops working.
  renew: call({
    summary: 'Replace the address of your calendar feed',
    access: 'signed-in',
    method: 'POST',
    path: '/api/calendar/feed/renew',
    output: feed,
  }),
}
