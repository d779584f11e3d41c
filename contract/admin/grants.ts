// Who holds which sub-role of the administration.
import * as z from 'zod'
import { session } from '#contract/accounts/auth.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { signUpByLink } from '#contract/business/invitations.ts'
import { day, email } from '#contract/fields.ts'
import { allPermissions, subRoles } from '#contract/permissions.ts'

const subRole = z.enum(subRoles)

const grant = z.object({
  id: z.uuid(),
  subRole,
  reason: z.string(),
  // Null for a grant from the command line.
  grantedBy: z.string().nullable(),
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
})

const admin = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  // Nobody else is an owner who stays, so the role cannot be taken away.
  isLastOwner: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  grants: z.array(grant),
})
export type Admin = z.output<typeof admin>

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  subRole,
  invitedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  // Of its newest link.
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type AdminInvitation = z.output<typeof invitation>

export const newGrant = z
  .object({
    email,
    subRole,
    // The last day of the grant; null for no end.
    lastDay: day().nullable(),
    reason,
  })
  .refine(({ subRole, lastDay }) => subRole !== 'owner' || lastDay === null, {
    path: ['lastDay'],
    error: "An owner's role has no end date.",
  })

// What goes with a sub-role: rights, sessions, the open follow-ups of someone who may no longer act on
// bookings, which come to whoever takes it away, the open invitations of someone who may no longer
// give roles, and the erasures that someone ordered who may no longer erase.
const count = z.int().min(0).max(1_000_000)
export const lostWithGrant = z.object({
  permissions: count,
  sessions: count,
  followUps: count,
  invitations: count,
  erasures: count,
})

export const adminGrants = {
  list: call({
    summary: 'List administrators with their sub-roles, and open invitations',
    access: { needs: 'roles.read' },
    method: 'GET',
    path: '/api/admin/grants',
    output: z.object({ admins: z.array(admin), invitations: z.array(invitation) }),
  }),
  // Someone without an account is invited.
  grant: call({
    summary: 'Give someone a sub-role of the administration',
    access: { needs: 'roles.write' },
    method: 'POST',
    path: '/api/admin/grants',
    input: newGrant,
    output: z.object({ isInvited: z.boolean() }),
    errors: ['ALREADY_GRANTED', 'ALREADY_INVITED', 'ACCOUNT_NOT_OPEN'],
    creates: true,
  }),
  ask: call({
    summary: 'Ask the owners for a right that your roles do not have',
    access: { needs: 'overview.read' },
    method: 'POST',
    path: '/api/admin/grants/ask',
    input: z.object({ permission: z.enum(allPermissions) }),
    errors: ['NOTHING_CHANGED'],
  }),
  previewRevoke: call({
    summary: 'Count what someone would lose with a sub-role',
    access: { needs: 'roles.write' },
    method: 'GET',
    path: '/api/admin/grants/:id/revoke',
    input: z.object({ id: z.uuid() }),
    output: lostWithGrant,
    errors: ['LAST_OWNER'],
  }),
  revoke: call({
    summary: 'Take a sub-role away',
    access: { needs: 'roles.write' },
    method: 'POST',
    path: '/api/admin/grants/:id/revoke',
    input: z.object({ id: z.uuid(), reason, agreed: lostWithGrant }),
    output: lostWithGrant,
    errors: ['LAST_OWNER', 'NUMBERS_CHANGED'],
  }),
  resend: call({
    summary: 'Send an invitation to the administration again, with a new link',
    access: { needs: 'roles.write' },
    method: 'POST',
    path: '/api/admin/invitations/:id/resend',
    input: z.object({ id: z.uuid(), reason }),
  }),
  withdraw: call({
    summary: 'Withdraw an invitation to the administration',
    access: { needs: 'roles.write' },
    method: 'POST',
    path: '/api/admin/invitations/:id/withdraw',
    input: z.object({ id: z.uuid(), reason }),
  }),
}

const byToken = z.object({ token: z.string().min(1).max(100) })

const openInvitation = z.object({
  email: z.string(),
  subRole,
  expiresAt: z.iso.datetime(),
  isOpen: z.boolean(),
  // With a confirmed address.
  hasAccount: z.boolean(),
})
export type OpenAdminInvitation = z.output<typeof openInvitation>

// As the invited person sees it. All calls are POST: the token is in no URL, and opening the link
// changes nothing.
export const adminInvitations = {
  read: call({
    summary: 'Read an invitation to the administration by its link',
    access: 'public',
    method: 'POST',
    path: '/api/admin-invitations/read',
    input: byToken,
    output: openInvitation,
  }),
  signUp: call({
    summary: 'Join the administration by creating an account',
    access: 'public',
    method: 'POST',
    path: '/api/admin-invitations/sign-up',
    input: signUpByLink,
    output: session,
    creates: true,
    errors: ['EMAIL_IN_USE', 'ACCOUNT_DEACTIVATED', 'SIGN_UPS_PAUSED', 'INVITATION_OVER'],
  }),
  accept: call({
    summary: 'Join the administration with the account you have',
    access: 'signed-in',
    method: 'POST',
    path: '/api/admin-invitations/accept',
    input: byToken,
    errors: ['INVITATION_OVER'],
  }),
}

export type InvitedAdmin = Received<typeof adminInvitations.signUp>
export type NewGrant = Received<typeof adminGrants.grant>
export type InvitationOrder = Received<typeof adminGrants.withdraw>
export type Revocation = Received<typeof adminGrants.revoke>
