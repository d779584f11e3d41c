import type { SignUpRole } from '#contract/auth.ts'
import { referralsAYear } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { readSettings } from '#server/features/settings/service.ts'
import {
  countReferralsThisYear,
  findPhoneOf,
  findReferrer,
  insertReferral,
  lockReferrer,
} from './queries.ts'

type Joining = { userId: string; role: SignUpRole; code: string }

// The bonus is promised here and earned later: it is credited after the first completed, paid visit.
// A code that does not count is no reason to refuse a sign-up, so it is simply left out.
export async function joinByReferral(db: Db, { userId, role, code }: Joining) {
  const referrer = await findReferrer(db, code)
  if (!referrer || !referrer.isActive || referrer.userId === userId) return false
  const own = await findPhoneOf(db, userId)
  if (own?.phone && own.phone === referrer.phone) return false
  const { refereeWelcomeBonusCents } = await readSettings(db)
  return inTransaction(db, async (db) => {
    await lockReferrer(db, referrer.userId)
    if ((await countReferralsThisYear(db, referrer.userId)) >= referralsAYear) return false
    return insertReferral(db, {
      refereeId: userId,
      referrerId: referrer.userId,
      code,
      role,
      bonusCents: refereeWelcomeBonusCents,
    })
  })
}
