import type { account as calls } from '#contract/accounts/account.ts'
import type { Handlers } from '#server/handlers.ts'
import { endSessionOf, endSessionsOf } from '#server/features/sessions/service.ts'
import { changeEmail, confirmEmailChange } from './email-change.ts'
import { deactivate, keepAccount, readLeaving, removeAccount } from './leaving.ts'
import {
  changePassword,
  listDevices,
  readProfile,
  saveLanguage,
  savePhoto,
  saveProfile,
  sendPhoneCode,
  verifyPhone,
} from './service.ts'
import {
  beginSecondFactor,
  finishSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
} from './two-steps.ts'

export const account: Handlers<typeof calls> = {
  profile: (caller) => readProfile(caller),
  saveProfile: ({ input, ...caller }) => saveProfile(caller, input),
  saveLanguage: ({ input, ...caller }) => saveLanguage(caller, input.language),
  removePhoto: (caller) => savePhoto(caller, null),
  sendPhoneCode: (caller) => sendPhoneCode(caller),
  verifyPhone: ({ input, ...caller }) => verifyPhone(caller, input.code),
  changeEmail: ({ input, ...caller }) => changeEmail(caller, input),
  confirmEmailChange: ({ input, db }) => confirmEmailChange(db, input.token, input.side),
  changePassword: ({ input, ...caller }) => changePassword(caller, input),
  startSecondFactor: ({ input, ...caller }) => beginSecondFactor(caller, input),
  confirmSecondFactor: ({ input, ...caller }) => finishSecondFactor(caller, input.code),
  renewBackupCodes: ({ input, ...caller }) => renewBackupCodes(caller, input),
  removeSecondFactor: ({ input, ...caller }) => removeSecondFactor(caller, input.password),
  sessions: (caller) => listDevices(caller),
  endSession: ({ input, ...caller }) => endSessionOf(caller, input.id),
  endOtherSessions: async ({ db, actor }) => {
    await endSessionsOf(db, actor.id, actor.sessionId)
  },
  leaving: (caller) => readLeaving(caller),
  keep: (caller) => keepAccount(caller),
  deactivate: ({ input, ...caller }) => deactivate(caller, input),
  remove: ({ input, ...caller }) => removeAccount(caller, input),
}
