import type { PasswordForm, Profile, ProfileForm } from '#contract/accounts/account.ts'
import { errors, fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { mailPasswordChanged, readAccount } from '#server/features/auth/service.ts'
import {
  storePassword,
  hashPassword,
  isPassword,
  makeCode,
  useCode,
} from '#server/features/credentials/service.ts'
import { changeAvatar } from '#server/features/barbers/service.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { dropPicture, type FileCaller } from '#server/features/media/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { endSessionsOf, readSessionsOf } from '#server/features/sessions/service.ts'
import { mayText, queueSms } from '#server/features/sms/service.ts'
import { zipPerson } from './export.ts'
import { tellOwner } from './notices.ts'
import { findProfile, setLanguage, setPhoneVerified, setPhoto, updateProfile } from './queries.ts'

export async function readProfile({ db, actor }: SignedInCaller): Promise<Profile> {
  const { phoneVerifiedAt, language, ...row } = await findProfile(db, actor.id)
  const profile = { ...row, language, isPhoneVerified: phoneVerifiedAt !== null }
  // Nothing of the second factor is shown to an administrator who sees the app as them.
  return actor.impersonatedBy === undefined ? profile : { ...profile, backupCodesLeft: 0 }
}

export function saveProfile(caller: SignedInCaller, form: ProfileForm) {
  const { db, actor } = caller
  return inTransaction(db, async (db) => {
    await updateProfile(db, actor.id, form.name, form.phone)
    await tellTabs(db, actor.id)
    await tellVisitors(db, actor.id)
    return readProfile({ ...caller, db })
  })
}

// Deletes the previous photo, so that changing it does not use up the upload quota.
export async function savePhoto({ db, actor }: FileCaller, photoUrl: string | null) {
  const before = await inTransaction(db, async (db) => {
    await tellTabs(db, actor.id)
    await tellVisitors(db, actor.id)
    await changeAvatar(db, actor.id, photoUrl)
    return setPhoto(db, actor.id, photoUrl)
  })
  if (before) await dropPicture(db, actor.id, before)
}

export function saveLanguage({ db, actor }: SignedInCaller, language: Language) {
  return inTransaction(db, async (db) => {
    await setLanguage(db, actor.id, language)
    await tellTabs(db, actor.id)
  })
}

export async function sendPhoneCode({ db, config, actor }: SignedInCaller) {
  const { phone, language } = await findProfile(db, actor.id)
  if (!phone) return fail('PHONE_MISSING')
  if (!mayText(config, phone)) return fail('PHONE_NOT_TEXTABLE')
  await limit(db, [
    { key: `phone-code:minute:${actor.id}`, points: 1, seconds: resendCooldownSeconds },
  ]).catch(refusedAs('CODE_TOO_OFTEN'))
  await limit(db, [
    { key: `phone-code:day:${actor.id}`, points: 5, seconds: 24 * 3600 },
    // Per number, across accounts: limits how many codes one phone gets.
    { key: `phone-code:number:${phone}`, points: 10, seconds: 24 * 3600 },
  ]).catch(refusedAs('NO_MORE_CODES_TODAY'))
  await inTransaction(db, async (db) => {
    const code = await makeCode(db, { userId: actor.id, purpose: 'verify_phone', data: { phone } })
    const sms = { to: phone, language, userId: actor.id, data: { code } }
    await queueSms({ db, config }, { ...sms, template: 'code' })
  })
}

// Fails when the number was changed after the code was sent.
export async function verifyPhone(caller: SignedInCaller, code: string) {
  const { db, actor } = caller
  const { phone } = await useCode(db, { userId: actor.id, purpose: 'verify_phone', code })
  if (!(await setPhoneVerified(db, actor.id, String(phone)))) fail('CODE_EXPIRED')
  return readProfile(caller)
}

// Ends all other sessions.
export async function changePassword(caller: SignedInCaller, change: PasswordForm) {
  const { db, actor } = caller
  await demandPassword(caller, change.currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(change.password)
  await inTransaction(db, async (db) => {
    await storePassword(db, actor.id, passwordHash)
    await endSessionsOf(db, actor.id, actor.sessionId)
    await mailPasswordChanged(db, actor.id)
    await tellOwner(db, actor.id, 'passwordChanged')
  })
}

export async function listDevices(caller: SignedInCaller) {
  const sessions = await readSessionsOf(caller)
  return sessions.map((row) => ({ ...row, isCurrent: row.id === caller.actor.sessionId }))
}

// Asks for the password again before irreversible or security-relevant changes.
export async function demandPassword(
  { db, actor }: SignedInCaller,
  password: string,
  field = 'password',
) {
  await limit(db, [{ key: `password:user:${actor.id}`, points: 10, seconds: 900 }])
  const account = (await readAccount(db, actor.id)) ?? fail('SIGN_IN_REQUIRED')
  if (!(await isPassword(password, account.passwordHash)))
    fail('WRONG_PASSWORD', { [field]: errors.WRONG_PASSWORD.message })
  return account
}

// Other tabs and devices show the new name or picture at once.
export function tellTabs(db: Db, userId: string) {
  return publish(db, userTopic(userId), { type: 'user-updated' })
}

// For administrators, who answer a request.
export function readExport(db: Db, userId: string) {
  return zipPerson(db, userId)
}
