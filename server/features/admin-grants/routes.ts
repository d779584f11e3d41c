import type { adminGrants as calls, adminInvitations as invited } from '#contract/admin/grants.ts'
import type { Handlers } from '#server/handlers.ts'
import { askForRight } from './asking.ts'
import { acceptInvitation, readInvitation, resend, signUpInvited, withdraw } from './invitations.ts'
import { grant, previewRevoke, readAdmins, revoke } from './service.ts'

export const adminGrants: Handlers<typeof calls> = {
  list: ({ db }) => readAdmins(db),
  grant: ({ input, ...caller }) => grant(caller, input),
  ask: ({ input, ...caller }) => askForRight(caller, input.permission),
  previewRevoke: ({ input, ...caller }) => previewRevoke(caller, input.id),
  revoke: ({ input, ...caller }) => revoke(caller, input),
  resend: ({ input, ...caller }) => resend(caller, input),
  withdraw: ({ input, ...caller }) => withdraw(caller, input),
}

export const adminInvitations: Handlers<typeof invited> = {
  read: ({ input, db }) => readInvitation(db, input.token),
  signUp: ({ input, ...caller }) => signUpInvited(caller, input),
  accept: ({ input, ...caller }) => acceptInvitation(caller, input.token),
}
