import type { Handlers } from '#server/api.ts'
import { readSessionOfToken, refreshSession } from '#server/features/sessions/service.ts'
import { reactivate, reactivateByLink, requestReactivation } from './reactivation.ts'
import { forgotPassword, resetPassword } from './recovery.ts'
import { giveSecondFactor, signIn, signOut } from './sign-in.ts'
import { confirmEmail, disown, resendConfirmation, signUp } from './sign-up.ts'

export const auth: Handlers<'auth'> = {
  session: ({ db, visit }) => readSessionOfToken(db, visit.sessionToken),
  signUp: ({ input, db, visit }) => signUp(db, visit, input),
  resendConfirmation: ({ input, db, visit }) => resendConfirmation(db, visit, input.email),
  confirmEmail: ({ input, db }) => confirmEmail(db, input.token),
  disown: ({ input, db }) => disown(db, input.token),
  signIn: ({ input, db, visit }) => signIn(db, visit, input),
  giveSecondFactor: ({ input, db, visit }) => giveSecondFactor(db, visit, input.code),
  refresh: ({ db, actor, visit }) => refreshSession(db, actor, visit),
  signOut: ({ db, visit }) => signOut(db, visit),
  forgotPassword: ({ input, db, visit }) => forgotPassword(db, visit, input.email),
  resetPassword: ({ input, db }) => resetPassword(db, input),
  requestReactivation: ({ input, db, visit }) => requestReactivation(db, visit, input.email),
  reactivate: ({ input, db, visit }) => reactivate(db, visit, input),
  reactivateByLink: ({ input, db }) => reactivateByLink(db, input.token),
}
