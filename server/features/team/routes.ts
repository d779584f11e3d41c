import type { Handlers } from '#server/api.ts'
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
import { readOwn, saveCard, saveLicense, saveStep } from './own.ts'

export const team: Handlers<'team'> = {
  read: ({ db, actor }) => readTeam(db, actor),
  invite: ({ input, db, actor, visit }) => invite(db, actor, visit, input),
  resend: ({ input, db, actor, visit }) => resend(db, actor, visit, input.id),
  revoke: ({ input, db, actor, visit }) => revoke(db, actor, visit, input.id),
  change: ({ input, db, actor, visit }) => changeMember(db, actor, visit, input),
  checkLicense: ({ input, db, actor, visit }) => checkLicense(db, actor, visit, input),
  upcoming: ({ input, db, actor }) => listUpcoming(db, actor, input),
  deactivate: ({ input, db, actor, visit }) => deactivate(db, actor, visit, input),
  keep: ({ input, db, actor, visit }) => keepMember(db, actor, visit, input.id),
  earnings: ({ input, db, actor }) => readEarnings(db, actor, input),
  markPaid: ({ input, db, actor, visit }) => markPaid(db, actor, visit, input),
}

export const invitations: Handlers<'invitations'> = {
  read: ({ input, db, actor }) => readInvitation(db, actor, input.token),
  signUp: ({ input, db, visit }) => signUpInvited(db, visit, input),
  accept: ({ input, db, actor, visit }) => acceptInvitation(db, actor, visit, input.token),
  decline: ({ input, db }) => declineInvitation(db, input.token),
  askAgain: ({ input, db }) => askAgain(db, input.token),
}

export const employment: Handlers<'employment'> = {
  read: ({ db, actor }) => readOwn(db, actor),
  saveCard: ({ input, db, actor }) => saveCard(db, actor, input),
  saveLicense: ({ input, db, actor }) => saveLicense(db, actor, input),
  saveStep: ({ input, db, actor }) => saveStep(db, actor, input.step),
  earnings: ({ input, db, actor }) => readOwnEarnings(db, actor, input),
  leave: ({ db, actor, visit }) => leaveShop(db, actor, visit),
}
