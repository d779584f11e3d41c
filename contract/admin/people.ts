// Everyone with an account, for administrators.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { stopped } from '#contract/admin/stopping.ts'
import { statuses } from '#contract/bookings/workflow.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { subRoles } from '#contract/permissions.ts'

export const accountStates = ['active', 'suspended'] as const

const personLine = z.object({
  id: z.uuid(),
  name: z.string(),
  // In part for those without the right to contacts: m•••@example.com.
  email: z.string(),
  phone: z.string().nullable(),
  photoUrl: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  isActive: z.boolean(),
  joinedAt: z.iso.datetime(),
})
export type PersonLine = z.output<typeof personLine>

// What follows from no-shows and late cancellations of the last year, from nothing to no booking.
export const standings = ['good', 'confirms', 'asked', 'off'] as const
export type Standing = (typeof standings)[number]

const personDetails = personLine.extend({
  subRoles: z.array(z.enum(subRoles)),
  hasSecondFactor: z.boolean(),
  // Nobody else is an owner who stays, so the account can be neither suspended nor erased.
  isLastOwner: z.boolean(),
  // Where they are signed in.
  devices: z.array(z.object({ userAgent: z.string(), lastSeenAt: z.iso.datetime() })),
  lastSeenAt: z.iso.datetime().nullable(),
  // As a client, over all businesses.
  visits: z.int(),
  noShows: z.int(),
  standing: z.object({ tier: z.enum(standings), noShows: z.int(), lateCancels: z.int() }),
  // What they can spend. Null without the right to money.
  creditCents: z.int().nullable(),
  // As a client or at work.
  upcoming: z.int(),
  // The newest ones, as a client or at work.
  bookings: z.array(
    z.object({
      id: z.uuid(),
      bookingNumber: z.string(),
      status: z.enum(statuses),
      startsAt: z.iso.datetime(),
      timeZone: z.string(),
      shopName: z.string(),
    }),
  ),
  // The listing of a barber.
  shop: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  // Waits to be erased.
  erasure: z
    .object({
      dueAt: z.iso.datetime(),
      reason: z.string(),
      requestedBy: z.string(),
      // The person asked for it. Only they can take it back.
      isOwnWish: z.boolean(),
    })
    .nullable(),
  suspension: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type PersonDetails = z.output<typeof personDetails>

// How long an erasure can be taken back.
export const erasureDays = 7

// Canceled with the account, and what stays without the name.
export const erasing = stopped.extend({
  bookings: stopped.shape.upcoming,
  reviews: stopped.shape.upcoming,
  // Between a business and us, and the part that may not be paid out yet. Has to be 0; below is their debt.
  balanceCents: z.int().min(-1_000_000_000).max(1_000_000_000),
  heldCents: z.int().min(-1_000_000_000).max(1_000_000_000),
  // What they lose as a client.
  creditCents: z.int().min(0).max(1_000_000_000),
})

export const adminPeople = {
  list: call({
    summary: 'List people, by role, state or what is known of them',
    access: { needs: 'people.read' },
    method: 'GET',
    path: '/api/admin/people',
    input: z.object({
      role: z.enum(roles).optional(),
      state: z.enum(accountStates).optional(),
      // A name, an email or a phone.
      q: z.string().trim().max(80).optional(),
      after,
    }),
    output: pageOf(personLine),
  }),
  read: call({
    summary: 'Read one person',
    access: { needs: 'people.read' },
    method: 'GET',
    path: '/api/admin/people/:id',
    input: z.object({ id: z.uuid() }),
    output: personDetails,
  }),
  previewErase: call({
    summary: 'Count what erasing a person would cancel and keep',
    access: { needs: 'people.erase' },
    method: 'GET',
    path: '/api/admin/people/:id/erase',
    input: z.object({ id: z.uuid() }),
    output: erasing,
    errors: ['NOT_YOURSELF', 'LAST_OWNER', 'PERSON_QUESTION_OPEN', 'UPCOMING_BOOKINGS'],
  }),
  erase: call({
    summary: "Have a person's data erased in 7 days",
    access: { needs: 'people.erase' },
    method: 'POST',
    path: '/api/admin/people/:id/erase',
    // The name, typed once more.
    input: z.object({
      id: z.uuid(),
      name: z.string().max(200),
      reason,
      isOwnWish: z.boolean().default(false),
      agreed: erasing,
    }),
    errors: [
      'NOT_YOURSELF',
      'LAST_OWNER',
      'PERSON_QUESTION_OPEN',
      'PERSON_BALANCE_OPEN',
      'UPCOMING_BOOKINGS',
      'NAME_MISMATCH',
      'NUMBERS_CHANGED',
      'ALREADY_ERASING',
    ],
    output: z.object({ dueAt: z.iso.datetime() }),
  }),
  keep: call({
    summary: 'Take back that a person is erased',
    access: { needs: 'people.erase' },
    method: 'POST',
    path: '/api/admin/people/:id/keep',
    input: z.object({ id: z.uuid(), reason }),
    errors: ['NOT_YOURSELF', 'OWN_WISH'],
  }),
  sendReset: call({
    summary: 'Email someone a link to set a new password',
    access: { needs: 'people.help' },
    method: 'POST',
    path: '/api/admin/people/:id/reset-link',
    input: z.object({ id: z.uuid(), reason }),
  }),
}

export type PeopleQuery = Received<typeof adminPeople.list>
export type PersonOrder = Received<typeof adminPeople.sendReset>
export type EraseOrder = Received<typeof adminPeople.erase>
export type Erasing = Answer<typeof adminPeople.previewErase>
