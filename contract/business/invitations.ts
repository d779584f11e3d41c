// An invitation as the invited person sees it, through the link in their mail. All calls are POST:
// the token is in no URL, and opening the link changes nothing.
import * as z from 'zod'
import { session } from '#contract/accounts/auth.ts'
import { call, type Received } from '#contract/call.ts'
import { compensation } from './compensation.ts'
import { newPassword, personName, phone } from '#contract/fields.ts'
import { invitationStates } from './team.ts'
import { permissionLevels } from './team-rights.ts'

// Why the signed-in user cannot accept their own invitation.
export const obstacles = ['own_shop', 'in_this_team', 'in_another_shop'] as const

const openInvitation = z.object({
  state: z.enum(invitationStates),
  email: z.string(),
  shopName: z.string(),
  timeZone: z.string(),
  shopImage: z.string().nullable(),
  inviterName: z.string(),
  title: z.string(),
  permissionLevel: z.enum(permissionLevels),
  compensation,
  services: z.array(z.string()),
  expiresAt: z.iso.datetime(),
  hasAccount: z.boolean(),
  obstacle: z.enum(obstacles).nullable(),
  // A new invitation can be requested once an hour.
  mayAskAgain: z.boolean(),
})
export type OpenInvitation = z.output<typeof openInvitation>

const byToken = z.object({ token: z.string().min(1).max(100) })

export const invitedSignUp = z.object({ name: personName, phone, password: newPassword })
export const signUpByLink = invitedSignUp.extend({ token: z.string().min(1).max(100) })

export const invitations = {
  read: call({
    summary: 'Read an invitation to a team by its link',
    access: 'public',
    method: 'POST',
    path: '/api/invitations/read',
    input: byToken,
    output: openInvitation,
  }),
  // The link was mailed, so it proves the address.
  signUp: call({
    summary: 'Accept an invitation by creating an account',
    access: 'public',
    method: 'POST',
    path: '/api/invitations/sign-up',
    flags: ['signup_paused'],
    input: signUpByLink,
    output: session,
    creates: true,
    errors: ['EMAIL_IN_USE', 'ACCOUNT_DEACTIVATED', 'SIGN_UPS_PAUSED', 'INVITATION_OVER'],
  }),
  accept: call({
    summary: 'Accept an invitation with the account you have',
    access: 'signed-in',
    method: 'POST',
    path: '/api/invitations/accept',
    input: byToken,
    errors: [
      'INVITATION_OVER',
      'EMAIL_NOT_CONFIRMED',
      'ALREADY_IN_TEAM',
      'ALREADY_EMPLOYED',
      'OWN_INVITATION',
    ],
  }),
  decline: call({
    summary: 'Decline an invitation',
    access: 'public',
    method: 'POST',
    path: '/api/invitations/decline',
    input: byToken,
    errors: ['INVITATION_OVER'],
  }),
  askAgain: call({
    summary: 'Ask the owner for a new invitation',
    access: 'public',
    method: 'POST',
    path: '/api/invitations/ask-again',
    input: byToken,
    errors: ['ASKED_JUST_NOW', 'INVITATION_OVER'],
  }),
}

export type InvitedSignUp = Received<typeof invitations.signUp>
