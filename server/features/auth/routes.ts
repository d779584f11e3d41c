import type { auth as calls } from '#contract/accounts/auth.ts'
import type { Handlers } from '#server/handlers.ts'
import { readSessionOfToken, refreshSession } from '#server/features/sessions/service.ts'
import { reactivate, reactivateByLink, requestReactivation } from './service.ts'
import { forgotPassword, resetPassword } from './recovery.ts'
import { giveSecondFactor, signIn, signOut } from './sign-in.ts'
import { confirmEmail, disown, resendConfirmation, signUp } from './sign-up.ts'

export const auth: Handlers<typeof calls> = {
  session: ({ db, request }) => readSessionOfToken(db, request.sessionToken),
  signUp: ({ input, db, request }) => signUp(db, request, input),
  resendConfirmation: ({ input, db, request }) => resendConfirmation(db, request, input.email),
  confirmEmail: ({ input, db }) => confirmEmail(db, input.token),
  disown: ({ input, db }) => disown(db, input.token),
  signIn: ({ input, db, request }) => signIn(db, request, input),
  giveSecondFactor: ({ input, db, request }) => giveSecondFactor(db, request, input.code),
  refresh: (caller) => refreshSession(caller),
  signOut: ({ db, request }) => signOut(db, request),
  forgotPassword: ({ input, db, request }) => forgotPassword(db, request, input.email),
  resetPassword: ({ input, db }) => resetPassword(db, input),
  requestReactivation: ({ input, db, request }) => requestReactivation(db, request, input.email),
  reactivate: ({ input, db, request }) => reactivate(db, request, input),
  reactivateByLink: ({ input, db }) => reactivateByLink(db, input.token),
}
