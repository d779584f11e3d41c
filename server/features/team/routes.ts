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
  read: (caller) => readTeam(caller),
  invite: ({ input, ...caller }) => invite(caller, input),
  resend: ({ input, ...caller }) => resend(caller, input.id),
  revoke: ({ input, ...caller }) => revoke(caller, input.id),
  change: ({ input, ...caller }) => changeMember(caller, input),
  checkLicense: ({ input, ...caller }) => checkLicense(caller, input),
  upcoming: ({ input, ...caller }) => listUpcoming(caller, input),
  deactivate: ({ input, ...caller }) => deactivate(caller, input),
  keep: ({ input, ...caller }) => keepMember(caller, input.id),
  earnings: ({ input, ...caller }) => readEarnings(caller, input),
  markPaid: ({ input, ...caller }) => markPaid(caller, input),
}

export const invitations: Handlers<typeof invitationsCalls> = {
  read: ({ input, ...caller }) => readInvitation(caller, input.token),
  signUp: ({ input, ...caller }) => signUpInvited(caller, input),
  accept: ({ input, ...caller }) => acceptInvitation(caller, input.token),
  decline: ({ input, db }) => declineInvitation(db, input.token),
  askAgain: ({ input, db }) => askAgain(db, input.token),
}

export const employment: Handlers<typeof employmentCalls> = {
  read: (caller) => readEmployment(caller),
  saveCard: ({ input, ...caller }) => saveCard(caller, input),
  saveLicense: ({ input, ...caller }) => saveLicense(caller, input),
  saveStep: ({ input, ...caller }) => saveStep(caller, input.step),
  earnings: ({ input, ...caller }) => readOwnEarnings(caller, input),
  leave: (caller) => leaveShop(caller),
}
