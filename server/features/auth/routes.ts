import type { auth as calls } from '#contract/accounts/auth.ts'
import type { Handlers } from '#server/handlers.ts'
import { readSessionOfToken, refreshSession } from '#server/features/sessions/service.ts'
import { reactivate, reactivateByLink, requestReactivation } from './service.ts'
import { forgotPassword, resetPassword } from './recovery.ts'
import { giveSecondFactor, renewSecondFactor, signIn, signOut } from './sign-in.ts'
import { confirmEmail, disown, resendConfirmation, signUp } from './sign-up.ts'

export const auth: Handlers<typeof calls> = {
  session: ({ db, request }) => readSessionOfToken(db, request.sessionToken),
  signUp: ({ input, ...caller }) => signUp(caller, input),
  resendConfirmation: ({ input, ...caller }) => resendConfirmation(caller, input.email),
  confirmEmail: ({ input, db }) => confirmEmail(db, input.token),
  disown: ({ input, db }) => disown(db, input.token),
  signIn: ({ input, ...caller }) => signIn(caller, input),
  giveSecondFactor: ({ input, ...caller }) => giveSecondFactor(caller, input.code),
  renewSecondFactor: ({ input, ...caller }) => renewSecondFactor(caller, input.code),
  refresh: (caller) => refreshSession(caller),
  signOut: (caller) => signOut(caller),
  forgotPassword: ({ input, ...caller }) => forgotPassword(caller, input.email),
  resetPassword: ({ input, db }) => resetPassword(db, input),
  requestReactivation: ({ input, ...caller }) => requestReactivation(caller, input.email),
  reactivate: ({ input, ...caller }) => reactivate(caller, input),
  reactivateByLink: ({ input, db }) => reactivateByLink(db, input.token),
}
