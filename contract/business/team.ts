// An owner's team: members, invitations, leaving, and earnings.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { compensation } from './compensation.ts'
import { amountCents, day, email, noWebAddress, readable, readableText } from '#contract/fields.ts'
import { permissionLevels } from './team-rights.ts'
import { statuses } from '#contract/bookings/workflow.ts'

export const mostInvitations = 20
export const inviteDays = 7

const seat = {
  title: z
    .string()
    .trim()
    .max(60, 'Title must be less than 60 characters')
    .refine(...readable)
    .refine(...noWebAddress)
    .default(''),
  permissionLevel: z.enum(permissionLevels),
  seesContacts: z.boolean(),
  givesDiscounts: z.boolean(),
  givesRefunds: z.boolean(),
  seesReports: z.boolean(),
  compensation,
  serviceIds: z.array(z.uuid()).max(200),
}

export const newInvitation = z.object({ email, ...seat })
export type NewInvitation = z.output<typeof newInvitation>
export const memberChange = z.object({
  ...seat,
  isBookable: z.boolean(),
  timeOffNeedsApproval: z.boolean(),
})

export const invitationStates = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  title: z.string(),
  permissionLevel: z.enum(permissionLevels),
  state: z.enum(invitationStates),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.output<typeof invitation>

export const licenseStates = ['missing', 'waiting', 'checked', 'expired'] as const

export const license = z.object({
  number: z.string().nullable(),
  type: z.string().nullable(),
  expiresOn: z.iso.date().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  hasPhoto: z.boolean(),
  state: z.enum(licenseStates),
})
export type License = z.output<typeof license>

export const openHours = z.array(z.object({ weekday: z.int(), from: z.int(), to: z.int() }))

export const member = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  ...memberChange.shape,
  joinedAt: z.iso.datetime(),
  isOnboarded: z.boolean(),
  // Leaves after their last booking.
  isFinishing: z.boolean(),
  // Clients can book them now.
  isOffered: z.boolean(),
  license,
  hours: openHours,
  upcomingBookings: z.int(),
  // Over the last 30 days; the rating is of all time.
  visits: z.int(),
  revenueCents: z.int(),
  rating: z.number().nullable(),
  reviews: z.int(),
})
export type Member = z.output<typeof member>

export const serviceName = z.object({ id: z.uuid(), name: z.string() })

const byId = z.object({ id: z.uuid() })

const upcomingBooking = z.object({
  id: z.uuid(),
  bookingNumber: z.string(),
  status: z.enum(statuses),
  startsAt: z.iso.datetime(),
  clientName: z.string(),
  services: z.array(z.string()),
})
export type UpcomingBooking = z.output<typeof upcomingBooking>

export const waysToLeave = ['reassign', 'cancel', 'finish'] as const
export type WayToLeave = (typeof waysToLeave)[number]

export const deactivation = z.object({
  id: z.uuid(),
  way: z.enum(waysToLeave),
  // Who takes the bookings over: the user id of a member or the owner.
  toUserId: z.uuid().optional(),
  reason: z
    .string()
    .trim()
    .max(500)
    .refine(...readableText)
    .default(''),
})
export type Deactivation = z.output<typeof deactivation>

const period = z.object({ from: day(), to: day() })
export type EarningsPeriod = z.output<typeof period>

const earning = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  services: z.array(z.string()),
  priceCents: z.int(),
  shareCents: z.int(),
  tipCents: z.int(),
  isPaid: z.boolean(),
})
export type Earning = z.output<typeof earning>

export const earnings = z.object({
  compensation,
  entries: z.array(earning),
  shareCents: z.int(),
  tipCents: z.int(),
  totalCents: z.int(),
  unpaidCents: z.int(),
  workedMinutes: z.int(),
})
export type Earnings = z.output<typeof earnings>
export const earningsPeriod = period

// The license picture, for its holder, the owner and administrators.
export const licensePhotoPath = (employeeId: string) => `/api/team/members/${employeeId}/license`

const owner = ['barber'] as const

export const team = {
  read: call({
    summary: 'Read your team and its open invitations',
    access: owner,
    method: 'GET',
    path: '/api/team',
    output: z.object({
      members: z.array(member),
      invitations: z.array(invitation),
      services: z.array(serviceName),
    }),
  }),
  invite: call({
    summary: 'Invite someone to your team',
    access: owner,
    method: 'POST',
    path: '/api/team/invitations',
    input: newInvitation,
    output: invitation,
    creates: true,
    errors: [
      'ALREADY_INVITED',
      'ALREADY_IN_TEAM',
      'OWN_INVITATION',
      'TOO_MANY_INVITATIONS',
      'INVITED_TOO_OFTEN',
      'INVITES_USED_UP',
      'SHOP_MISSING',
    ],
  }),
  // Sends a new link; the previous one stops working.
  resend: call({
    summary: 'Send an invitation again',
    access: owner,
    method: 'POST',
    path: '/api/team/invitations/:id/resend',
    input: byId,
    output: invitation,
    errors: [
      'INVITED_JUST_NOW',
      'INVITED_TOO_OFTEN',
      'INVITES_USED_UP',
      'ALREADY_INVITED',
      'ALREADY_IN_TEAM',
      'TOO_MANY_INVITATIONS',
    ],
  }),
  revoke: call({
    summary: 'Revoke an invitation',
    access: owner,
    method: 'POST',
    path: '/api/team/invitations/:id/revoke',
    input: byId,
  }),
  change: call({
    summary: 'Change what a team member may do and earns',
    access: owner,
    method: 'PUT',
    path: '/api/team/members/:id',
    input: memberChange.extend({ id: z.uuid() }),
  }),
  checkLicense: call({
    summary: "Record that you checked a member's license",
    access: owner,
    method: 'POST',
    path: '/api/team/members/:id/license-check',
    input: z.object({ id: z.uuid(), isChecked: z.boolean() }),
    errors: ['LICENSE_MISSING', 'LICENSE_EXPIRED'],
  }),
  // A member's upcoming bookings; `canMove` says whether `toUserId` could take one over.
  upcoming: call({
    summary: "List a member's upcoming bookings",
    access: owner,
    method: 'GET',
    path: '/api/team/members/:id/upcoming',
    input: z.object({ id: z.uuid(), toUserId: z.uuid().optional() }),
    output: z.array(upcomingBooking.extend({ canMove: z.boolean() })),
  }),
  // If some bookings could not be reassigned, they are listed and the member stays.
  deactivate: call({
    summary: 'Let a member go and settle their upcoming bookings',
    access: owner,
    method: 'POST',
    path: '/api/team/members/:id/deactivate',
    input: deactivation,
    output: z.object({ hasLeft: z.boolean(), moved: z.int(), left: z.array(upcomingBooking) }),
    errors: ['REASON_REQUIRED'],
  }),
  // The member stays after having been set to finish.
  keep: call({
    summary: 'Keep a member who was set to leave after their last booking',
    access: owner,
    method: 'POST',
    path: '/api/team/members/:id/keep',
    input: byId,
  }),
  earnings: call({
    summary: "Read a member's earnings for a period",
    access: owner,
    method: 'GET',
    path: '/api/team/members/:id/earnings',
    input: period.extend({ id: z.uuid() }),
    output: earnings,
  }),
  // The amount that the owner saw; refused if it has changed.
  markPaid: call({
    summary: 'Record that a member was paid',
    access: owner,
    method: 'POST',
    path: '/api/team/members/:id/payments',
    input: period.extend({ id: z.uuid(), amountCents }),
    errors: ['AMOUNT_CHANGED', 'NOTHING_TO_PAY'],
  }),
}

export type MemberChange = Received<typeof team.change>
export type LicenseCheck = Received<typeof team.checkLicense>
export type UpcomingQuery = Received<typeof team.upcoming>
export type EarningsQuery = Received<typeof team.earnings>
export type Payout = Received<typeof team.markPaid>
