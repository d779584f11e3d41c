// The numbers of a business: a period, and the one before it.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { day } from '#contract/fields.ts'
import { barberId } from '#contract/ids.ts'
import { place } from './team-rights.ts'

export const periods = ['7', '30', '90', 'month', 'custom'] as const
export type Period = (typeof periods)[number]
export const mostPeriodDays = 366
// With fewer bookings, shares and averages are mostly chance.
export const fewestBookings = 5

export const customPeriod = z
  .object({ from: day(), to: day() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: "The last day can't be before the first",
  })
  .refine(({ from, to }) => daysIn(from, to) <= mostPeriodDays, {
    path: ['to'],
    message: 'Choose at most a year',
  })

export const days = z.object({ from: z.iso.date(), to: z.iso.date() })

// Counts and sums are always set; shares, averages and medians are null with too few bookings.
export const figures = z.object({
  // Bookings on the days of the period, including no-shows. Canceled and declined ones are counted
  // separately.
  bookings: z.int(),
  upcoming: z.int(),
  done: z.int(),
  cancelled: z.int(),
  lateCancelled: z.int(),
  declined: z.int(),
  expired: z.int(),
  noShows: z.int(),
  // Services less discounts of completed bookings.
  revenueCents: z.int(),
  averageTicketCents: z.int().nullable(),
  bookedMinutes: z.int(),
  openMinutes: z.int(),
  fillPercent: z.number().nullable(),
  newClients: z.int(),
  returningClients: z.int(),
  rebookedPercent: z.number().nullable(),
  noShowPercent: z.number().nullable(),
  lateCancelPercent: z.number().nullable(),
  leadMinutes: z.int().nullable(),
  views: z.int(),
  starts: z.int(),
  // Booked online during the period, for any day.
  bookedOnline: z.int(),
})

const memberFigures = z.object({
  id: z.uuid(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  bookings: z.int(),
  revenueCents: z.int(),
  fillPercent: z.number().nullable(),
})

const report = z.object({
  // The live channel reports changes of the business by this id.
  barberId,
  period: days,
  previous: days,
  now: figures,
  before: figures,
  // Each day of the period beside the same day of the previous period.
  byDay: z.array(
    z.object({
      day: z.iso.date(),
      bookings: z.int(),
      revenueCents: z.int(),
      before: z.object({ bookings: z.int(), revenueCents: z.int() }).nullable(),
    }),
  ),
  // Bookings by weekday (0 is Sunday) and hour of the start.
  heat: z.array(z.object({ weekday: z.int(), hour: z.int(), visits: z.int() })),
  services: z.array(z.object({ name: z.string(), visits: z.int(), revenueCents: z.int() })),
  members: z.array(memberFigures),
})

export type Figures = z.output<typeof figures>
export type Report = z.output<typeof report>
export type Days = z.output<typeof days>

export const analytics = {
  report: call({
    summary: 'Read the numbers of a business for a period',
    access: ['barber', 'employee'],
    method: 'GET',
    path: '/api/analytics',
    input: z.object({
      place,
      period: z.enum(periods).default('30'),
      // For a custom period.
      from: day().optional(),
      to: day().optional(),
    }),
    output: report,
  }),
}

export function daysIn(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
