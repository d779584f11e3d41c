// The overview of barbers and team members: today, open tasks, the week in numbers.
import * as z from 'zod'
import { booking } from '#contract/bookings/bookings.ts'
import { call } from '#contract/call.ts'
import { barberId, profileId } from '#contract/ids.ts'
import { compensation } from './compensation.ts'
import { hair } from '#contract/accounts/hair-profile.ts'
import { ownReliability } from './reliability.ts'

export const approvalStates = [
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
] as const

const window = z.object({ opensAt: z.iso.datetime(), closesAt: z.iso.datetime() })

// Bookings that need an answer, or must be finished.
const waiting = {
  requests: z.array(z.object({ booking, answerBy: z.iso.datetime() })),
  proposals: z.array(booking),
  unfinished: z.array(booking),
}

const daysInNumbers = z.object({
  bookings: z.int(),
  revenueCents: z.int(),
  fillPercent: z.number().nullable(),
})

const shopOverview = z.object({
  // The live channel reports changes of the business by this id.
  barberId,
  today: z.iso.date(),
  // The public page; null before setup has begun.
  page: z
    .object({
      id: profileId,
      shopName: z.string(),
      isListed: z.boolean(),
      // The barber's own booking link, /b/{slug}.
      link: z.string(),
    })
    .nullable(),
  approval: z.enum(approvalStates),
  // What a profile needs before clients book.
  checklist: z.object({
    services: z.boolean(),
    hours: z.boolean(),
    photos: z.boolean(),
    license: z.boolean(),
  }),
  // Set when it expires within 30 days, or has expired.
  licenseExpiresOn: z.iso.date().nullable(),
  unansweredReviews: z.int(),
  hasBookings: z.boolean(),
  members: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      photoUrl: z.string().nullable(),
      windows: z.array(window),
    }),
  ),
  // All of today's bookings.
  visits: z.array(booking),
  ...waiting,
  // `expectedCents` is today's revenue if every client comes.
  day: daysInNumbers.extend({ done: z.int(), expectedCents: z.int() }),
  // The last seven days including today, and the seven before.
  week: daysInNumbers,
  weekBefore: daysInNumbers,
  reliability: ownReliability,
  rating: z.object({ average: z.number(), count: z.int() }),
  byDay: z.array(z.object({ day: z.iso.date(), bookings: z.int(), before: z.int() })),
})

const memberOverview = z.object({
  barberId,
  // Whether the member may see the business's numbers.
  seesReports: z.boolean(),
  shopName: z.string(),
  today: z.iso.date(),
  // The current or next booking, and what is known of its client.
  next: z
    .object({
      booking,
      visits: z.int(),
      lastVisitAt: z.iso.datetime().nullable(),
      lastServices: z.array(z.string()),
      hair: hair.nullable(),
    })
    .nullable(),
  windows: z.array(window),
  visits: z.array(booking),
  ...waiting,
  compensation: compensation.nullable(),
  clientsToday: z.int(),
  expectedTodayCents: z.int(),
  // Monday to Sunday.
  week: z.object({
    openMinutes: z.int(),
    bookedMinutes: z.int(),
    earnedCents: z.int(),
    tipCents: z.int(),
  }),
})

export type ShopOverview = z.output<typeof shopOverview>
export type MemberOverview = z.output<typeof memberOverview>
export type Waiting = Pick<ShopOverview, 'requests' | 'proposals' | 'unfinished'>
export type Window = z.output<typeof window>

export const overview = {
  shop: call({
    summary: "Read an owner's day at a glance",
    access: ['barber'],
    method: 'GET',
    path: '/api/overview/shop',
    output: shopOverview,
  }),
  mine: call({
    summary: "Read an employee's day at a glance",
    access: ['employee'],
    method: 'GET',
    path: '/api/overview/mine',
    output: memberOverview,
  }),
}
