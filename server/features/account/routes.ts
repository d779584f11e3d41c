import type { account as calls } from '#contract/accounts/account.ts'
import type { Handlers } from '#server/handlers.ts'
import { endSessionOf, endSessionsOf } from '#server/features/sessions/service.ts'
import { changeEmail, confirmEmailChange } from './email-change.ts'
import { deactivate, readLeaving, removeAccount } from './leaving.ts'
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
  profile: ({ db, actor }) => readProfile(db, actor.id),
  saveProfile: ({ input, db, actor }) => saveProfile(db, actor, input),
  saveLanguage: ({ input, db, actor }) => saveLanguage(db, actor.id, input.language),
  removePhoto: ({ db, actor }) => savePhoto(db, actor.id, null),
  sendPhoneCode: ({ db, actor }) => sendPhoneCode(db, actor),
  verifyPhone: ({ input, db, actor }) => verifyPhone(db, actor, input.code),
  changeEmail: ({ input, db, actor }) => changeEmail(db, actor, input),
  confirmEmailChange: ({ input, db }) => confirmEmailChange(db, input.token, input.side),
  changePassword: ({ input, db, actor }) => changePassword(db, actor, input),
  startSecondFactor: ({ input, db, actor }) => beginSecondFactor(db, actor, input.password),
  confirmSecondFactor: ({ input, db, actor }) => finishSecondFactor(db, actor, input.code),
  renewBackupCodes: ({ input, db, actor }) => renewBackupCodes(db, actor, input.password),
  removeSecondFactor: ({ input, db, actor }) => removeSecondFactor(db, actor, input.password),
  sessions: ({ db, actor }) => listDevices(db, actor),
  endSession: ({ input, db, actor }) => endSessionOf(db, actor.id, input.id),
  endOtherSessions: ({ db, actor }) => endSessionsOf(db, actor.id, actor.sessionId),
  leaving: ({ db, actor }) => readLeaving(db, actor),
  deactivate: ({ input, db, actor }) => deactivate(db, actor, input),
  remove: ({ input, db, actor }) => removeAccount(db, actor, input),
}
