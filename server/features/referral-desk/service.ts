// The referral program as administrators see it. They decide about referrals that look as if one person
// had two accounts (referrals/service.ts flags them).
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type {
  ReferralDecision,
  ReferralLine,
  ReferralQuery,
} from '#contract/money/referral-desk.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { rewardAllowed } from '#server/features/referrals/service.ts'
import { maskEmail } from '#server/masks.ts'
import {
  countReferrals,
  findDetails,
  findLine,
  listReferrals,
  lockState,
  setDecided,
  sumProgram,
  type Line,
} from './queries.ts'

export function readProgram(db: Db) {
  return sumProgram(db)
}

export async function readPage({ db, actor }: SignedInCaller, query: ReferralQuery) {
  const found = await listReferrals(db, query, pageLimit)
  const { rows, next } = cutPage(found, ({ joinedAt }) => joinedAt)
  return {
    rows: rows.map((row) => lineOf(row, actor)),
    next,
    total: await countReferrals(db, query),
  }
}

export async function readReferrals(caller: SignedInCaller, query: ReferralQuery, limit: number) {
  const rows = await listReferrals(caller.db, query, limit)
  return rows.map((row) => lineOf(row, caller.actor))
}

export async function readReferral({ db, actor }: SignedInCaller, id: string) {
  const line = (await findLine(db, id)) ?? fail('NOT_FOUND')
  return { ...lineOf(line, actor), ...(await findDetails(db, id)) }
}

export function decideReferral(caller: SignedInCaller, asked: ReferralDecision) {
  const { id: refereeId, isAllowed, reason } = asked
  return inTransaction(caller.db, async (db) => {
    const { referrerId, state, flagReason } = (await lockState(db, refereeId)) ?? fail('NOT_FOUND')
    await requireOthersCase({ ...caller, db }, referrerId, refereeId)
    if (state !== 'flagged') fail('REFERRAL_DECIDED')
    const decided = isAllowed ? 'joined' : 'refused'
    await setDecided(db, refereeId, { state: decided, decidedBy: caller.actor.id })
    if (isAllowed) await rewardAllowed(db, refereeId)
    const after = await lockState(db, refereeId)
    await writeDown(
      { ...caller, db },
      {
        action: isAllowed ? 'allow-referral' : 'refuse-referral',
        entity: 'referrals',
        entityId: refereeId,
        reason,
        before: { state, flagReason },
        after: {
          state: after?.state ?? decided,
          rewardCents: after?.state === 'rewarded' ? after.rewardCents : 0,
        },
      },
    )
  })
}

// Contacts are masked for those without the right.
function lineOf(row: Line, { permissions }: Pick<Actor, 'permissions'>): ReferralLine {
  const mailOf = (email: string) => (permissions.has('people.contacts') ? email : maskEmail(email))
  const { referrerId, referrerName, referrerEmail, refereeName, refereeEmail, ...rest } = row
  return {
    ...rest,
    referrer: { id: referrerId, name: referrerName, email: mailOf(referrerEmail) },
    referee: { id: row.id, name: refereeName, email: mailOf(refereeEmail) },
  }
}
