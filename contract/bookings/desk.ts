// The desk of a business: its calendar, and what staff do there.
import * as z from 'zod'
import { barberId, profileId } from '#contract/ids.ts'
import { booking } from './bookings.ts'
import { note } from './confirmation.ts'
import { call } from '#contract/call.ts'
import { hair } from '#contract/accounts/hair-profile.ts'
import { clientRecord } from '#contract/business/clients.ts'
import { day, email, moment, personName, phone, version, orNull } from '#contract/fields.ts'
import { mostPriceDollars, mostServices } from '#contract/limits.ts'
import { place } from '#contract/business/team-rights.ts'
import { tillOrder } from '#contract/money/refunds.ts'
import { parts, statuses } from './workflow.ts'

export const mostCalendarDays = 42

const member = z.object({
  id: z.uuid(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  // Null for the owner.
  membershipId: z.uuid().nullable(),
  // Null means all services.
  serviceIds: z.array(z.uuid()).nullable(),
  isSelf: z.boolean(),
  // Whether the caller may block this member's time, or request it.
  mayBlock: z.boolean(),
})

const shop = z.object({
  barberId,
  profileId,
  shopName: z.string(),
  isListed: z.boolean(),
  // Whether the caller may give discounts.
  mayDiscount: z.boolean(),
  members: z.array(member),
  services: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      priceCents: z.int(),
      minutes: z.int(),
      isAddOn: z.boolean(),
    }),
  ),
})

const calendarBooking = z.object({
  id: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(statuses),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  professional: z.object({ id: z.uuid(), name: z.string() }),
  client: z.object({ name: z.string() }),
  reach: booking.shape.reach,
  services: z.array(z.string()),
  source: z.string(),
  paymentPolicy: z.string(),
  paymentStatus: z.string(),
  totalCents: z.int(),
  proposal: booking.shape.proposal,
  answerBy: booking.shape.answerBy,
  isVouched: booking.shape.isVouched,
  byShop: booking.shape.byShop,
  version: z.int(),
  parts: z.array(z.enum(parts)),
})

const time = z.object({
  memberId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
})

export const calendarView = z.object({
  visits: z.array(calendarBooking),
  // When each member works; all other time is closed.
  open: z.array(time),
  blocked: z.array(time.extend({ id: z.uuid(), reason: z.string() })),
})

export const commissionReasons = [
  'marketplace',
  'direct_link',
  'charged_link',
  'by_kempt',
  'own',
  'walk_in',
  'own_client',
] as const
export type CommissionReason = (typeof commissionReasons)[number]

// The rule by which the percentage was chosen: the barber's own, or that of the source. Null for the
// default.
export const commissionRate = z.object({
  isOwn: z.boolean(),
  until: z.iso.datetime().nullable(),
})
export type CommissionRate = z.output<typeof commissionRate>

export const shownCommission = z.object({
  percent: z.number(),
  cents: z.int(),
  reason: z.enum(commissionReasons),
  rate: commissionRate.nullable(),
})

type Charged = { source: string; percent: number; rate: CommissionRate | null }

// Why a booking's commission is what it is. Without a rule, a percentage of 0 means that the client
// was the barber's own.
export function commissionReasonOf({ source, percent, rate }: Charged): CommissionReason {
  const isCharged = percent > 0 || rate !== null
  if (source === 'marketplace') return isCharged ? source : 'own_client'
  if (source === 'direct_link') return isCharged ? 'charged_link' : source
  if (source === 'admin') return 'by_kempt'
  return source === 'walk_in' ? source : 'own'
}

export const bookingDetails = z.object({
  booking,
  price: z.object({
    subtotalCents: z.int(),
    discountCents: z.int(),
    creditCents: z.int(),
    tipCents: z.int(),
    totalCents: z.int(),
    // Null without access to the business's numbers.
    // `netCents` is the shop's: with what Kempt pays for an offer of its own, and without the tip.
    commission: shownCommission.extend({ netCents: z.int() }).nullable(),
    // What the caller can say was given back from the till.
    tillCents: z.int(),
  }),
  // The same client at this business.
  history: clientRecord
    .pick({ visits: true, noShows: true, spentCents: true })
    .extend({ last: clientRecord.shape.history }),
  // The business's client record. Null without access to its clients.
  record: clientRecord
    .pick({ id: true, tags: true, preferences: true, notes: true, isBlocked: true })
    .nullable(),
  // The client's hair profile, for the provider.
  hair: hair.nullable(),
})

export type Shop = z.output<typeof shop>
export type Member = z.output<typeof member>
export type CalendarBooking = z.output<typeof calendarBooking>
export type CalendarView = z.output<typeof calendarView>
export type BookingDetails = z.output<typeof bookingDetails>

export const newBooking = z.object({
  isWalkIn: z.boolean(),
  // A known client; otherwise `name` says who comes.
  clientRecordId: z.uuid().nullable().default(null),
  name: orNull(personName),
  phone: orNull(phone),
  email: orNull(email),
  serviceIds: z
    .array(z.uuid('Choose a service'))
    .min(1, 'Choose a service')
    .max(mostServices, 'You can book up to 6 services at once'),
  memberId: z.uuid('Choose who does it'),
  startsAt: moment(),
  note,
  // Staff confirm a time outside the working hours.
  isOutsideHours: z.boolean().default(false),
})
export type NewBooking = z.output<typeof newBooking>

const priceBounds = 'The price must be between $0 and $500'

// Each service at most once, from those of the business.
export const finalItems = z
  .array(
    z.object({
      serviceId: z.uuid('Choose a service'),
      priceCents: z
        .int(priceBounds)
        .min(0, priceBounds)
        .max(mostPriceDollars * 100, priceBounds),
    }),
  )
  .min(1, 'Choose a service')
  .max(mostServices, 'You can book up to 6 services at once')
  .refine(
    (items) => new Set(items.map(({ serviceId }) => serviceId)).size === items.length,
    'Each service can be there once',
  )

const at = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object({ place, ...shape })
const staff = ['barber', 'employee'] as const

export const desk = {
  shop: call({
    summary: 'Read the team and services the calendar is drawn from',
    access: staff,
    method: 'GET',
    path: '/api/desk/:place/shop',
    input: at({}),
    output: shop,
  }),
  calendar: call({
    summary: "Read a business's calendar between two dates",
    access: staff,
    method: 'GET',
    path: '/api/desk/:place/calendar',
    // Inclusive.
    input: at({ from: day(), to: day() }),
    output: calendarView,
  }),
  visit: call({
    summary: 'Read one booking as staff see it',
    access: staff,
    method: 'GET',
    path: '/api/desk/:place/visits/:id',
    input: at({ id: z.uuid() }),
    output: bookingDetails,
  }),
  create: call({
    summary: 'Book for a client, or write down a walk-in',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits',
    input: at(newBooking.shape),
    output: booking,
    creates: true,
    errors: ['SLOT_TAKEN', 'OUTSIDE_HOURS', 'BARBER_CLOSED'],
  }),
  // Finishes a booking with its final services and prices. A higher total waits for the client's
  // consent.
  finish: call({
    summary: 'Finish a booking with its final services and prices',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits/:id/finish',
    input: at({ id: z.uuid(), version, items: finalItems }),
    output: booking,
    errors: ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'NO_DISCOUNTS'],
  }),
  waiveFee: call({
    summary: 'Waive the fee of a late cancellation or a no-show',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits/:id/waive-fee',
    input: at({ id: z.uuid(), version }),
    output: booking,
    errors: ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'NO_WAIVING'],
  }),
  paidAtShop: call({
    summary: 'Say that what was left to pay by card was paid at the shop',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits/:id/paid-at-shop',
    input: at({ id: z.uuid(), version }),
    output: booking,
    errors: ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN'],
  }),
  gaveBack: call({
    summary: 'Say what you gave a client back from the till',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits/:id/gave-back',
    input: at({ id: z.uuid(), ...tillOrder.shape }),
    output: booking,
    errors: ['MOVE_NOT_OPEN', 'REFUND_TOO_MUCH', 'REFUND_WAITING', 'REFUND_SENT', 'NO_REFUNDS'],
  }),
  late: call({
    summary: 'Tell a client that the barber is running late',
    access: staff,
    method: 'POST',
    path: '/api/desk/:place/visits/:id/late',
    input: at({ id: z.uuid(), minutes: z.int().min(5).max(60) }),
    errors: ['MOVE_NOT_OPEN', 'CLIENT_UNREACHABLE'],
  }),
}
