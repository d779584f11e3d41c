import type { Actor } from '#contract/access.ts'
import type { Profile } from '#contract/account.ts'
import { errors, fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/db.ts'
import {
  findAccount,
  hashPassword,
  isPassword,
  mailPasswordChanged,
  makeCode,
  makeReactivationLink,
  setInactive,
  setPasswordHash,
  useCode,
} from '#server/features/auth/service.ts'
import { limit } from '#server/features/limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  newBackupCodes,
  startSecondFactor,
} from '#server/features/second-factor/service.ts'
import {
  endSessionsOf,
  listSessionsOf,
  setSecondFactorGiven,
} from '#server/features/sessions/service.ts'
import { queueSms } from '#server/features/sms/service.ts'
import {
  countOtherAdmins,
  erasePerson,
  findProfile,
  hasRoleRow,
  hasUpcomingBookings,
  setLanguage,
  setPhoneVerified,
  setPhoto,
  updateProfile,
} from './queries.ts'

export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const { phoneVerifiedAt, language, ...row } = await findProfile(db, userId)
  return { ...row, language: language as Language, isPhoneVerified: phoneVerifiedAt !== null }
}

export function saveProfile(db: Db, { id }: Actor, form: { name: string; phone: string }) {
  return inTransaction(db, async (db) => {
    await updateProfile(db, id, form.name, form.phone)
    await tellTabs(db, id)
    return readProfile(db, id)
  })
}

export function savePhoto(db: Db, userId: string, photoUrl: string | null) {
  return inTransaction(db, async (db) => {
    await setPhoto(db, userId, photoUrl)
    await tellTabs(db, userId)
  })
}

export async function saveLanguage(db: Db, userId: string, language: Language) {
  await setLanguage(db, userId, language)
}

export async function sendPhoneCode(db: Db, { id }: Actor) {
  const { phone, language } = await findProfile(db, id)
  if (!phone) return fail('PHONE_MISSING')
  await limit(db, [
    { key: `phone-code:minute:${id}`, points: 1, seconds: resendCooldownSeconds },
    { key: `phone-code:day:${id}`, points: 5, seconds: 24 * 3600 },
  ]).catch(() => fail('CODE_TOO_OFTEN'))
  await inTransaction(db, async (db) => {
    const code = await makeCode(db, id, 'verify_phone', { phone })
    await queueSms(db, {
      to: phone,
      template: 'code',
      language: language as Language,
      userId: id,
      data: { code },
    })
  })
}

export async function verifyPhone(db: Db, { id }: Actor, code: string) {
  const { phone } = await useCode(db, id, 'verify_phone', code)
  await setPhoneVerified(db, id, String(phone))
  return readProfile(db, id)
}

type PasswordChange = { currentPassword: string; password: string }

// Everyone else signed in with the old password is out.
export async function changePassword(db: Db, actor: Actor, change: PasswordChange) {
  await demandPassword(db, actor, change.currentPassword, 'currentPassword')
  const passwordHash = await hashPassword(change.password)
  await inTransaction(db, async (db) => {
    await setPasswordHash(db, actor.id, passwordHash)
    await endSessionsOf(db, actor.id, actor.sessionId)
    await mailPasswordChanged(db, actor.id)
  })
}

export async function beginSecondFactor(db: Db, actor: Actor, password: string) {
  const { email } = await demandPassword(db, actor, password)
  return startSecondFactor(db, actor.id, email)
}

// The code just given is this session's second factor too.
export async function finishSecondFactor(db: Db, actor: Actor, code: string) {
  const bucket = { key: `second-factor:setup:${actor.id}`, points: 10, seconds: 900 }
  await limit(db, [bucket])
  return inTransaction(db, async (db) => {
    const backupCodes = await confirmSecondFactor(db, actor.id, code)
    await setSecondFactorGiven(db, actor.sessionId)
    await tellTabs(db, actor.id)
    return { backupCodes }
  })
}

export async function renewBackupCodes(db: Db, actor: Actor, password: string) {
  await demandPassword(db, actor, password)
  return { backupCodes: await newBackupCodes(db, actor.id) }
}

export async function removeSecondFactor(db: Db, actor: Actor, password: string) {
  await demandPassword(db, actor, password)
  if (await hasRoleRow(db, actor.id, 'admin')) fail('SECOND_FACTOR_REQUIRED')
  await inTransaction(db, async (db) => {
    await deleteSecondFactor(db, actor.id)
    await tellTabs(db, actor.id)
  })
}

export async function listDevices(db: Db, actor: Actor) {
  const sessions = await listSessionsOf(db, actor.id)
  return sessions.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}

type Leaving = { password: string; reason: string }

export async function deactivate(db: Db, actor: Actor, { password, reason }: Leaving) {
  const account = await demandPassword(db, actor, password)
  if (await hasUpcomingBookings(db, actor.id)) fail('UPCOMING_BOOKINGS')
  await inTransaction(db, async (db) => {
    await setInactive(db, { userId: actor.id, by: actor.id, reason })
    await endSessionsOf(db, actor.id)
    const token = await makeReactivationLink(db, account)
    await queueMail(db, {
      to: account.email,
      kind: 'account-deactivated',
      language: account.language as Language,
      userId: actor.id,
      data: { name: account.name, token },
    })
  })
}

export async function removeAccount(db: Db, actor: Actor, password: string) {
  const account = await demandPassword(db, actor, password)
  if (await hasUpcomingBookings(db, actor.id)) fail('UPCOMING_BOOKINGS')
  const isAdmin = await hasRoleRow(db, actor.id, 'admin')
  if (isAdmin && (await countOtherAdmins(db, actor.id)) === 0) fail('LAST_ADMIN')
  await inTransaction(db, async (db) => {
    await endSessionsOf(db, actor.id)
    await erasePerson(db, actor.id)
    await queueMail(db, {
      to: account.email,
      kind: 'account-deleted',
      language: account.language as Language,
      data: { name: account.name },
    })
  })
}

// What cannot be undone, or opens a door, wants the password again.
export async function demandPassword(
  db: Db,
  { id }: Actor,
  password: string,
  field = 'password',
) {
  await limit(db, [{ key: `password:user:${id}`, points: 10, seconds: 900 }])
  const account = (await findAccount(db, id)) ?? fail('SIGN_IN_REQUIRED')
  if (!(await isPassword(password, account.passwordHash)))
    fail('WRONG_PASSWORD', { [field]: errors.WRONG_PASSWORD.message })
  return account
}

// Other tabs and devices show the new name or picture at once.
function tellTabs(db: Db, userId: string) {
  return publish(db, userTopic(userId), { type: 'user-updated' })
}
