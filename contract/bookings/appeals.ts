// A client appeals a no-show; administrators decide.
import * as z from 'zod'
import { booking } from './bookings.ts'
import { byId } from './confirmation.ts'
import { after, lastAt, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { moneyMoved } from '#contract/money/moved.ts'
import { appealKinds, appealStates } from './after-booking/after-booking-fields.ts'

export const newAppeal = z.object({
  kind: z.enum(appealKinds, 'Please choose one'),
  message: z
    .string()
    .trim()
    .min(10, 'Please tell us a little more')
    .max(500, 'Message must be less than 500 characters'),
})

const appeal = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  shopName: z.string(),
  timeZone: z.string(),
  clientName: z.string(),
  kind: z.enum(appealKinds),
  message: z.string(),
  state: z.enum(appealStates),
  reason: z.string(),
  createdAt: z.iso.datetime(),
})
export type Appeal = z.output<typeof appeal>

// The fee that goes back, to the card and as credit together.
const decided = moneyMoved.extend({ feeBackCents: z.int() })
export type DecidedAppeal = z.output<typeof decided>

export const appeals = {
  open: call({
    summary: 'Appeal a no-show that should not count against you',
    access: 'public',
    method: 'POST',
    path: '/api/bookings/:id/appeal',
    input: byId.extend(newAppeal.shape),
    output: booking,
    errors: ['MOVE_NOT_OPEN'],
  }),
  list: call({
    summary: 'List appeals, the longest wait first',
    access: { needs: 'appeals.decide' },
    method: 'GET',
    path: '/api/appeals',
    input: z.object({
      state: z.enum(appealStates).default('open'),
      // The number of a booking, a client or a business.
      q: searched,
      after,
    }),
    output: pageOf(appeal).extend({ lastAt }),
  }),
  preview: call({
    summary: 'See what accepting an appeal would give back',
    access: { needs: 'appeals.decide' },
    method: 'GET',
    path: '/api/appeals/:id/answer',
    input: z.object({ id: z.uuid() }),
    output: decided,
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
  answer: call({
    summary: 'Accept or turn down an appeal',
    access: { needs: 'appeals.decide' },
    method: 'POST',
    path: '/api/appeals/:id/answer',
    input: z.object({ id: z.uuid(), isAccepted: z.boolean(), reason }),
    output: decided,
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
}

export type AppealQuery = Received<typeof appeals.list>
