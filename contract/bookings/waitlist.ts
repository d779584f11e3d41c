// The waitlist for taken slots: the longest-waiting client gets the first offer when one becomes
// free.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { day, email } from '#contract/fields.ts'
import { profileId } from '#contract/ids.ts'
import { mostServices } from '#contract/limits.ts'

export const mostWaitDays = 90
const lastMinute = 24 * 60

const wish = z.object({
  profileId,
  serviceIds: z
    .array(z.uuid('Choose a service'))
    .min(1, 'Choose a service')
    .max(mostServices, 'You can book up to 6 services at once'),
  // Null: anyone who performs these services.
  professionalId: z.uuid().nullable().default(null),
  dateFrom: day(),
  dateTo: day(),
  // Minutes after midnight in shop time, between which the booking may start.
  timeFrom: z.int().min(0).max(lastMinute).default(0),
  timeTo: z.int().min(0).max(lastMinute).default(lastMinute),
})

export const newWait = wish
  .extend({
    // For guests, with the code from their mail unless this browser is known.
    email: email.optional(),
    code: z.string().trim().max(10).optional(),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom <= dateTo, {
    path: ['dateTo'],
    message: "The last day can't be before the first",
  })
  .refine(({ timeFrom, timeTo }) => timeFrom < timeTo, {
    path: ['timeTo'],
    message: 'Choose a later time',
  })

export const wait = z.object({
  id: z.uuid(),
  barber: z.object({ id: profileId, shopName: z.string(), timeZone: z.string() }),
  services: z.array(z.string()),
  professionalName: z.string().nullable(),
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  timeFrom: z.int(),
  timeTo: z.int(),
  // A held slot, its deadline, and the path to confirm it.
  offer: z
    .object({ startsAt: z.iso.datetime(), expiresAt: z.iso.datetime(), path: z.string() })
    .nullable(),
})
export type Wait = z.output<typeof wait>

export const waitlist = {
  // Proves a guest's address. Responds the same whether or not a mail is sent.
  code: call({
    summary: 'Email a code that proves an address for the waitlist',
    access: 'public',
    method: 'POST',
    path: '/api/waitlist/code',
    flags: ['waitlist'],
    input: z.object({ email }),
    output: z.object({ isKnown: z.boolean() }),
    errors: ['CODE_TOO_OFTEN', 'NETWORK_TOO_OFTEN'],
  }),
  join: call({
    summary: "Join a barber's waitlist",
    access: 'public',
    method: 'POST',
    path: '/api/waitlist',
    flags: ['waitlist'],
    input: newWait,
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: ['CODE_INVALID', 'CODE_EXPIRED', 'TOO_MANY_WAITS'],
  }),
  // The entries of the account, or else of this browser.
  mine: call({
    summary: 'List the waitlists you are on',
    access: 'public',
    method: 'GET',
    path: '/api/waitlist',
    flags: ['waitlist'],
    output: z.array(wait),
  }),
  // Possible while the feature is off, too.
  leave: call({
    summary: 'Leave a waitlist',
    access: 'public',
    method: 'DELETE',
    path: '/api/waitlist/:id',
    input: z.object({ id: z.uuid() }),
  }),
  // The link in a mail about a free slot: returns where to confirm it in this browser.
  take: call({
    summary: 'Claim a slot offered to the waitlist and learn where to confirm it',
    access: 'public',
    method: 'POST',
    path: '/api/waitlist/take',
    flags: ['waitlist', 'bookings_paused'],
    input: z.object({ link: z.string().max(100) }),
    output: z.object({ path: z.string(), needsSignIn: z.boolean() }),
    errors: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
}
