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
import { readEmployment, saveCard, saveLicense, saveStep } from './own.ts'

export const team: Handlers<typeof teamCalls> = {
  read: ({ db, actor }) => readTeam(db, actor),
  invite: ({ input, ...caller }) => invite(caller, input),
  resend: ({ input, ...caller }) => resend(caller, input.id),
  revoke: ({ input, ...caller }) => revoke(caller, input.id),
  change: ({ input, ...caller }) => changeMember(caller, input),
  checkLicense: ({ input, ...caller }) => checkLicense(caller, input),
  upcoming: ({ input, db, actor }) => listUpcoming(db, actor, input),
  deactivate: ({ input, ...caller }) => deactivate(caller, input),
  keep: ({ input, ...caller }) => keepMember(caller, input.id),
  earnings: ({ input, db, actor }) => readEarnings(db, actor, input),
  markPaid: ({ input, ...caller }) => markPaid(caller, input),
}

export const invitations: Handlers<typeof invitationsCalls> = {
  read: ({ input, db, actor }) => readInvitation(db, actor, input.token),
  signUp: ({ input, db, request }) => signUpInvited(db, request, input),
  accept: ({ input, ...caller }) => acceptInvitation(caller, input.token),
  decline: ({ input, db }) => declineInvitation(db, input.token),
  askAgain: ({ input, db }) => askAgain(db, input.token),
}

export const employment: Handlers<typeof employmentCalls> = {
  read: ({ db, actor }) => readEmployment(db, actor),
  saveCard: ({ input, db, actor }) => saveCard(db, actor, input),
  saveLicense: ({ input, db, actor }) => saveLicense(db, actor, input),
  saveStep: ({ input, db, actor }) => saveStep(db, actor, input.step),
  earnings: ({ input, db, actor }) => readOwnEarnings(db, actor, input),
  leave: (caller) => leaveShop(caller),
}
