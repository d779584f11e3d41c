// Working hours: weekly hours, exceptions and time off.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { clockTime, day, orEmpty, readableText } from '#contract/fields.ts'
import { barberId } from '#contract/ids.ts'
import { place } from './team-rights.ts'
import { daySpans, storedSpans, storedWeek, week } from './week.ts'

// Whose hours: the caller's own, or a team member's by membership id.
const whose = z.object({ place, memberId: z.uuid().optional() })
export type WhoseHours = z.output<typeof whose>
// Confirmed after the conflicting bookings were shown.
const isSure = z.boolean().default(false)
const date = day()
const reason = z
  .string()
  .trim()
  .max(200, 'Reason must be less than 200 characters')
  .refine(...readableText)
  .default('')
const answer = z.string().trim().max(500, 'Note must be less than 500 characters').default('')

// A booking outside the new hours. It stays unless staff move or cancel it.
export const conflict = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  clientName: z.string(),
  services: z.string(),
  professionalName: z.string(),
})
export type Conflict = z.output<typeof conflict>

// Nothing is saved while there are conflicts and `isSure` is not set.
export const saved = z.object({ isSaved: z.boolean(), conflicts: z.array(conflict) })
export type Saved = z.output<typeof saved>

export const exception = z.object({
  date: z.iso.date(),
  spans: storedSpans,
  reason: z.string(),
})
export type HourException = z.output<typeof exception>

export const timeOff = z.object({
  id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
})
export type TimeOff = z.output<typeof timeOff>

export const newDate = z.object({ date, spans: daySpans, reason })
export type NewDate = z.output<typeof newDate>

const clock = clockTime(/^([01]\d|2[0-3]):[0-5][05]$/, 'Choose a time in steps of 5 minutes')

// Whole days, or from a time on the first to a time on the last, in shop time.
export const newTimeOff = z
  .object({
    firstDate: date,
    lastDate: date,
    isAllDay: z.boolean().default(true),
    fromTime: orEmpty(clock).default(''),
    toTime: orEmpty(clock).default(''),
    reason,
  })
  .refine(({ firstDate, lastDate }) => firstDate <= lastDate, {
    path: ['lastDate'],
    message: "The last day can't be before the first",
  })
  .refine(({ isAllDay, fromTime }) => isAllDay || fromTime !== '', {
    path: ['fromTime'],
    message: 'Choose a time',
  })
  .refine(({ isAllDay, toTime }) => isAllDay || toTime !== '', {
    path: ['toTime'],
    message: 'Choose a time',
  })
  .refine(
    ({ isAllDay, firstDate, lastDate, fromTime, toTime }) =>
      isAllDay || firstDate < lastDate || fromTime < toTime,
    { path: ['toTime'], message: 'Choose a later time' },
  )
export type NewTimeOff = z.output<typeof newTimeOff>

export const requestStates = ['pending', 'approved', 'declined'] as const

export const timeOffRequest = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
  state: z.enum(requestStates),
  answer: z.string(),
  isMine: z.boolean(),
})
export type TimeOffRequest = z.output<typeof timeOffRequest>

export const bookingRules = z.object({
  slotIntervalMinutes: z.coerce
    .number<number | string>()
    .pipe(z.literal([15, 30, 60], 'Choose 15, 30 or 60 minutes')),
  minNoticeHours: z
    .int('Enter whole hours')
    .min(0, 'Choose 0 to 168 hours')
    .max(168, 'Choose 0 to 168 hours'),
  maxAdvanceDays: z
    .int('Enter whole days')
    .min(7, 'Choose 7 to 90 days')
    .max(90, 'Choose 7 to 90 days'),
  bufferMinutes: z
    .int('Enter whole minutes')
    .min(0, 'Choose 0 to 60 minutes')
    .max(60, 'Choose 0 to 60 minutes')
    .multipleOf(5, 'Choose steps of 5 minutes'),
  autoConfirm: z.boolean(),
  // Null means no limit.
  maxPerDay: z
    .int('Enter a whole number')
    .min(1, 'Choose 1 to 100 appointments')
    .max(100, 'Choose 1 to 100 appointments')
    .nullish()
    .transform((most) => most ?? null),
  acceptWalkIns: z.boolean(),
})
export type BookingRules = z.output<typeof bookingRules>

const staff = ['barber', 'employee'] as const

export const hours = {
  read: call({
    summary: "Read one person's hours, exceptions and time off",
    access: staff,
    method: 'GET',
    path: '/api/hours',
    input: whose,
    output: z.object({
      // The live channel reports changes of the business by this id.
      barberId,
      name: z.string(),
      week: storedWeek,
      // From today on.
      exceptions: z.array(exception),
      timeOff: z.array(timeOff),
      // The shop's opening hours; null when only its providers' hours count.
      shop: storedWeek.nullable(),
      timeOffNeedsApproval: z.boolean(),
    }),
  }),
  // The members whose hours the caller may change, and the caller's other rights.
  team: call({
    summary: 'List the people whose hours you may change',
    access: staff,
    method: 'GET',
    path: '/api/hours/team',
    input: z.object({ place }),
    output: z.object({
      barberId,
      members: z.array(z.object({ id: z.uuid(), name: z.string() })),
      mayChangeShop: z.boolean(),
    }),
  }),
  saveWeek: call({
    summary: "Save one person's weekly hours",
    access: staff,
    method: 'PUT',
    path: '/api/hours/week',
    input: whose.extend({ week, isSure }),
    output: saved,
  }),
  // Without spans: closed that day.
  saveDate: call({
    summary: 'Set different hours for one date',
    access: staff,
    method: 'PUT',
    path: '/api/hours/dates/:date',
    input: whose.extend({ ...newDate.shape, isSure }),
    output: saved,
  }),
  // Removes the exception.
  clearDate: call({
    summary: 'Return one date to the weekly hours',
    access: staff,
    method: 'DELETE',
    path: '/api/hours/dates/:date',
    input: whose.extend({ date, isSure }),
    output: saved,
  }),
  // At once, or as a request where the owner decides.
  takeTimeOff: call({
    summary: 'Take time off, or ask the owner for it',
    access: staff,
    method: 'POST',
    path: '/api/hours/time-off',
    input: newTimeOff.safeExtend({ ...whose.shape, isSure }),
    output: saved.extend({ isRequest: z.boolean() }),
    errors: ['TIME_OFF_EXISTS'],
  }),
  removeTimeOff: call({
    summary: 'Remove time off',
    access: staff,
    method: 'DELETE',
    path: '/api/hours/time-off/:id',
    input: whose.extend({ id: z.uuid() }),
  }),
  // The caller's own requests, and those they may answer. Pending ones first.
  requests: call({
    summary: 'List requests for time off',
    access: staff,
    method: 'GET',
    path: '/api/hours/requests',
    input: z.object({ place }),
    output: z.array(timeOffRequest),
  }),
  answerRequest: call({
    summary: 'Approve or decline a request for time off',
    access: staff,
    method: 'POST',
    path: '/api/hours/requests/:id/answer',
    input: z.object({ place, id: z.uuid(), isApproved: z.boolean(), answer, isSure }),
    output: saved,
    errors: ['TIME_OFF_EXISTS'],
  }),
  withdrawRequest: call({
    summary: 'Withdraw your own request for time off',
    access: staff,
    method: 'DELETE',
    path: '/api/hours/requests/:id',
    input: z.object({ place, id: z.uuid() }),
  }),
  // An empty week removes the shop's hours.
  saveShop: call({
    summary: 'Save the opening hours of a shop',
    access: staff,
    method: 'PUT',
    path: '/api/hours/shop',
    input: z.object({ place, week, isSure }),
    output: saved,
  }),
  rules: call({
    summary: 'Read the booking rules of a business',
    access: staff,
    method: 'GET',
    path: '/api/hours/rules',
    input: z.object({ place }),
    output: bookingRules.extend({
      slotIntervalMinutes: z.int(),
      maxPerDay: z.int().nullable(),
      leastNoticeHours: z.int(),
    }),
  }),
  saveRules: call({
    summary: 'Save the booking rules of a business',
    access: staff,
    method: 'PUT',
    path: '/api/hours/rules',
    input: bookingRules.extend({ place }),
  }),
  // The slots that clients see, with the saved or another week.
  preview: call({
    summary: 'Preview the slots clients would be offered',
    access: staff,
    method: 'POST',
    path: '/api/hours/preview',
    input: whose.extend({ week: week.optional() }),
    output: z.object({
      // Why there are no slots.
      missing: z.enum(['page', 'service', 'bookable']).nullable(),
      serviceName: z.string(),
      days: z.array(z.object({ date: z.iso.date(), starts: z.array(z.iso.datetime()) })),
    }),
  }),
}
