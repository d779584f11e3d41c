// "I know this client": a barber asks for the commission of a booking back; administrators decide.
import * as z from 'zod'
import { after, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'

// After the appointment.
export const claimDays = 30

export const claimStates = ['open', 'accepted', 'refused'] as const

export const newClaim = z.object({
  why: z
    .string()
    .trim()
    .min(10, 'Please tell us a little more')
    .max(500, 'Message must be less than 500 characters'),
})

type Claimable = {
  status: string
  source: string
  startsAt: string
  commissionCents: number
  isClaimed: boolean
}

// Only clients from the marketplace cost a commission, and only once.
export function mayClaim(booking: Claimable, nowMs: number) {
  const { status, source, startsAt, commissionCents, isClaimed } = booking
  if (status !== 'completed' || source !== 'marketplace') return false
  if (commissionCents <= 0 || isClaimed) return false
  return nowMs <= Date.parse(startsAt) + claimDays * 86_400_000
}

export const claimLine = z.object({
  id: z.uuid(),
  state: z.enum(claimStates),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  clientName: z.string(),
  shopName: z.string(),
  commissionCents: z.int(),
  createdAt: z.iso.datetime(),
})
export type ClaimLine = z.output<typeof claimLine>

const claim = z.object({
  line: claimLine,
  why: z.string(),
  percent: z.number(),
  services: z.string(),
  totalCents: z.int(),
  // What the books know: bookings of this client here that were completed, and when the first of
  // any kind was made.
  visits: z.int(),
  knownSince: z.iso.datetime().nullable(),
  // Earlier claims of this barber.
  accepted: z.int(),
  refused: z.int(),
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime().nullable(),
})
export type Claim = z.output<typeof claim>

export const commissionClaims = {
  open: call({
    summary: 'Ask for the commission of your own client back',
    access: ['barber'],
    method: 'POST',
    path: '/api/bookings/:id/commission-claim',
    input: newClaim.extend({ id: z.uuid() }),
    errors: ['MOVE_NOT_OPEN'],
  }),
  list: call({
    summary: 'List claims of commissions',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission-claims',
    input: z.object({
      state: z.enum(claimStates).default('open'),
      // The number of a booking, a client or a business.
      q: searched,
      after,
    }),
    output: pageOf(claimLine),
  }),
  read: call({
    summary: 'Read a claim of a commission',
    access: { needs: 'money.read' },
    method: 'GET',
    path: '/api/admin/commission-claims/:id',
    input: z.object({ id: z.uuid() }),
    output: claim,
  }),
  decide: call({
    summary: 'Give a commission back, or refuse to',
    access: { needs: 'commission.write' },
    method: 'POST',
    path: '/api/admin/commission-claims/:id/decide',
    input: z.object({ id: z.uuid(), isAccepted: z.boolean(), reason }),
    errors: ['MOVE_NOT_OPEN', 'OWN_CASE'],
  }),
}

export type NewClaim = Received<typeof commissionClaims.open>
export type ClaimQuery = Received<typeof commissionClaims.list>
export type ClaimDecision = Received<typeof commissionClaims.decide>
