import type { employment as employmentCalls } from '#contract/business/employment.ts'
import type { invitations as invitationsCalls } from '#contract/business/invitations.ts'
import type { team as teamCalls } from '#contract/business/team.ts'
import type { Handlers } from '#server/handlers.ts'
import { markPaid, readEarnings, readOwnEarnings } from './earnings.ts'
import { invite, resend, revoke } from './invitations.ts'
import {
  acceptInvitation,
  askAgain,
  declineInvitation,
  readInvitation,
  signUpInvited,
} from './joining.ts'
import { deactivate, keepMember, leaveShop, listUpcoming } from './leaving.ts'
import { changeMember, checkLicense, readTeam } from './members.ts'
import { readAs, saveCard, saveLicense, saveStep } from './own.ts'

export const team: Handlers<typeof teamCalls> = {
  read: ({ db, actor }) => readTeam(db, actor),
  invite: ({ input, db, actor, request }) => invite(db, actor, request, input),
  resend: ({ input, db, actor, request }) => resend(db, actor, request, input.id),
  revoke: ({ input, db, actor, request }) => revoke(db, actor, request, input.id),
  change: ({ input, db, actor, request }) => changeMember(db, actor, request, input),
  checkLicense: ({ input, db, actor, request }) => checkLicense(db, actor, request, input),
  upcoming: ({ input, db, actor }) => listUpcoming(db, actor, input),
  deactivate: ({ input, db, actor, request }) => deactivate(db, actor, request, input),
  keep: ({ input, db, actor, request }) => keepMember(db, actor, request, input.id),
  earnings: ({ input, db, actor }) => readEarnings(db, actor, input),
  markPaid: ({ input, db, actor, request }) => markPaid(db, actor, request, input),
}

export const invitations: Handlers<typeof invitationsCalls> = {
  read: ({ input, db, actor }) => readInvitation(db, actor, input.token),
  signUp: ({ input, db, request }) => signUpInvited(db, request, input),
  accept: ({ input, db, actor, request }) => acceptInvitation(db, actor, request, input.token),
  decline: ({ input, db }) => declineInvitation(db, input.token),
  askAgain: ({ input, db }) => askAgain(db, input.token),
}

export const employment: Handlers<typeof employmentCalls> = {
  read: ({ db, actor }) => readAs(db, actor),
  saveCard: ({ input, db, actor }) => saveCard(db, actor, input),
  saveLicense: ({ input, db, actor }) => saveLicense(db, actor, input),
  saveStep: ({ input, db, actor }) => saveStep(db, actor, input.step),
  earnings: ({ input, db, actor }) => readOwnEarnings(db, actor, input),
  leave: ({ db, actor, request }) => leaveShop(db, actor, request),
}
