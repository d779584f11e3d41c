import { inTransaction, type Db } from '#server/database/db.ts'
import { isOffered } from '#server/features/flags/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import {
  countReferralsThisYear,
  findNewcomer,
  findReferrer,
  insertReferral,
  lockReferrer,
} from './queries.ts'

// The bonus is credited later, after the first completed, paid booking. An invalid code does not
// refuse a sign-up; it is ignored.
export async function joinByReferral(db: Db, userId: string, code: string) {
  if (!(await isOffered(db, 'referral'))) return false
  const referrer = await findReferrer(db, code)
  if (!referrer || !referrer.isActive || referrer.userId === userId) return false
  const own = await findNewcomer(db, userId)
  if (own.phone && own.phone === referrer.phone) return false
  const { refereeWelcomeBonusCents, yearlyReferrals } = await readSettings(db)
  return inTransaction(db, async (db) => {
    await lockReferrer(db, referrer.userId)
    if ((await countReferralsThisYear(db, referrer.userId)) >= yearlyReferrals) return false
    return insertReferral(db, {
      refereeId: userId,
      referrerId: referrer.userId,
      code,
      role: own.role,
      bonusCents: refereeWelcomeBonusCents,
    })
  })
}
