// Everyone with an account, for administrators.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { after, pageOf } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { stopped } from '#contract/admin/stopping.ts'
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

const personDetails = personLine.extend({
  subRoles: z.array(z.enum(subRoles)),
  hasSecondFactor: z.boolean(),
  devices: z.int(),
  lastSeenAt: z.iso.datetime().nullable(),
  // As a client, over all businesses.
  visits: z.int(),
  noShows: z.int(),
  // As a client or at work.
  upcoming: z.int(),
  // The listing of a barber.
  shop: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  suspension: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
})
export type PersonDetails = z.output<typeof personDetails>

// Canceled with the account, and what stays without the name.
export const erasing = stopped.extend({
  bookings: stopped.shape.upcoming,
  reviews: stopped.shape.upcoming,
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
    summary: "Erase a person's data for good",
    access: { needs: 'people.erase' },
    method: 'POST',
    path: '/api/admin/people/:id/erase',
    // The name, typed once more.
    input: z.object({ id: z.uuid(), name: z.string().max(200), reason, agreed: erasing }),
    errors: [
      'NOT_YOURSELF',
      'LAST_OWNER',
      'PERSON_QUESTION_OPEN',
      'UPCOMING_BOOKINGS',
      'NAME_MISMATCH',
      'NUMBERS_CHANGED',
    ],
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
