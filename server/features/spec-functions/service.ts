import type {
  RoleQuestion,
  SpecReactivation,
  SpecReferral,
} from '#contract/accounts/spec-functions.ts'
import { isRefusal } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { reactivate, reactivateWithCode, readAccountStatus } from '#server/features/auth/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { rolesOfUser, sessionOf } from '#server/features/sessions/service.ts'
import { readPlatformFigures } from '#server/features/stats/service.ts'

export async function verifyReactivationCode(caller: Caller, proof: SpecReactivation) {
  const { user_id: userId, email, code, password } = proof
  try {
    if (password === '') await reactivateWithCode(caller, { userId, email, code })
    else await reactivate(caller, { email, code, password })
    return { success: true }
  } catch (error) {
    if (isRefusal(error) && error.code !== 'UNAVAILABLE') return { success: false }
    throw error
  }
}

// Only for the account this browser has just signed up; the role is the account's.
export async function processReferralSignup({ db, request }: Caller, given: SpecReferral) {
  await limit(db, [{ key: `referral:net:${request.network}`, points: 60, seconds: 3600 }])
  const session = await sessionOf(db, request.sessionToken)
  if (session?.scope !== 'sign-up' || session.userId !== given.userId) return { success: false }
  return { success: await joinByReferral(db, session.userId, given.referralCode) }
}

// Answers only about this browser's own account.
export async function checkAccountStatus(caller: Caller, email: string) {
  const { db, request } = caller
  await limit(db, [{ key: `status:net:${request.network}`, points: 30, seconds: 3600 }])
  const status = await readAccountStatus(caller)
  if (!status || status.email !== email) return []
  const { userId, isActive, deactivatedBy } = status
  return [{ user_id: userId, is_active: isActive, deactivated_by: deactivatedBy }]
}

// For the user themselves, or for an administrator.
export async function hasRole({ db, actor }: Caller, asked: RoleQuestion) {
  const { _user_id: userId, _role: role } = asked
  if (!actor) return false
  if (actor.id === userId) return actor.roles.includes(role)
  if (!actor.permissions.has('people.read')) return false
  return (await rolesOfUser(db, userId)).includes(role)
}

export async function getPlatformStats(db: Db) {
  const { barbers, bookings, rating } = await readPlatformFigures(db)
  return [
    {
      total_barbers: barbers.value,
      total_bookings: bookings.value,
      average_rating: rating.value,
    },
  ]
}
