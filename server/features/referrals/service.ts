// Friends who bring friends. The newcomer has a bonus for the first booking; whoever sent them has
// credit, some days after that booking took place.
import { randomInt } from 'node:crypto'
import {
  barberVisits,
  type InvitedFriend,
  type OpenedLink,
  type OwnReferrals,
} from '#contract/money/referrals.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { shortName } from '#server/features/barbers/service.ts'
import { giveFreeMonth } from '#server/features/commission-rules/service.ts'
import { isOffered } from '#server/features/flags/service.ts'
import { isMachine } from '#server/features/page-views/service.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { tellEarned, tellFreeMonth } from './notices.ts'
import {
  countOpened,
  countReferralsThisYear,
  countRewardsThisYear,
  ensureWelcome,
  findCode,
  findNewcomer,
  findReferrer,
  flagShared,
  hasShop,
  insertCode,
  insertReferral,
  listDue,
  listDueBarbers,
  listFriends,
  lockJoined,
  lockReferrer,
  setRewarded,
  type Due,
  type DueBarber,
  type Friend,
} from './queries.ts'

const bonusDays = 60
const bonusFromCents = 2000
// In which a first appointment can be disputed.
const rewardDays = 7
const friendsShown = 200

// Per network: a whole office can share one address.
const opensAnHour = 60

// Only the number is kept.
export async function openLink({ db, actor, request }: Caller, { code }: OpenedLink) {
  const { network, userAgent } = request
  if (isMachine(userAgent)) return
  const bucket = { key: `referral:net:${network}`, points: opensAnHour, seconds: 3600 }
  if (await isWithin(db, bucket)) await countOpened(db, code, actor?.id ?? null)
}

// An invalid code does not refuse a sign-up; it is ignored.
export async function joinByReferral(db: Db, userId: string, code: string) {
  if (!(await isOffered(db, 'referral'))) return false
  const referrer = await findReferrer(db, code)
  if (!referrer || !referrer.isActive || referrer.userId === userId) return false
  const own = await findNewcomer(db, userId)
  const settings = await readSettings(db)
  const { refereeWelcomeBonusCents: bonusCents, yearlyReferrals } = settings
  return inTransaction(db, async (db) => {
    await lockReferrer(db, referrer.userId)
    if ((await countReferralsThisYear(db, referrer.userId)) >= yearlyReferrals) return false
    const hasBonus = own.role === 'client' && bonusCents > 0
    const referral = {
      refereeId: userId,
      referrerId: referrer.userId,
      code,
      role: own.role,
      bonusCents,
      rewardCents: settings.referrerRewardCents,
      promotionId: hasBonus ? await ensureWelcome(db, bonusCents, bonusFromCents) : null,
    }
    const isNew = await insertReferral(db, referral, bonusDays)
    await flagShared(db, userId)
    return isNew
  })
}

export async function readReferrals(db: Db, userId: string): Promise<OwnReferrals> {
  const settings = await readSettings(db)
  const found = await listFriends(db, userId, friendsShown)
  const friends = found.map((each) => ({
    name: shortName(each.name),
    joinedAt: each.joinedAt,
    state: stateOf(each),
    isBarber: each.role === 'barber',
    rewardCents: each.role === 'client' ? each.rewardCents : 0,
  }))
  const sumOf = (isCounted: (state: InvitedFriend['state']) => boolean) =>
    friends
      .filter(({ state }) => isCounted(state))
      .reduce((sum, friend) => sum + friend.rewardCents, 0)
  const own = await findCode(db, userId)
  return {
    code: own?.code ?? null,
    opened: own?.opened ?? 0,
    bonusCents: settings.refereeWelcomeBonusCents,
    rewardCents: settings.referrerRewardCents,
    rewardDays,
    yearlyReferrals: settings.yearlyReferrals,
    hasShop: await hasShop(db, userId),
    earnedCents: sumOf((state) => state === 'rewarded'),
    pendingCents: sumOf((state) => pending.includes(state)),
    friends,
  }
}

// Why it is looked at is not said.
function stateOf({ state, hasVisited, hasBooked }: Friend): InvitedFriend['state'] {
  if (state === 'flagged') return 'waiting'
  if (state !== 'joined') return state
  return hasVisited ? 'visited' : hasBooked ? 'booked' : state
}

const pending: InvitedFriend['state'][] = ['joined', 'booked', 'visited']

// Without letters and numbers that look alike.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

// Made when it is first asked for.
export async function codeOf(db: Db, userId: string): Promise<string> {
  const found = await findCode(db, userId)
  if (found) return found.code
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')
  await insertCode(db, userId, code)
  return codeOf(db, userId)
}

export async function rewardReferrals(db: Db) {
  const { yearlyReferrals } = await readSettings(db)
  await flagShared(db)
  for (const due of await listDue(db, rewardDays))
    await inTransaction(db, (db) => rewardOne(db, due, yearlyReferrals))
  for (const due of await listDueBarbers(db, barberVisits))
    await inTransaction(db, (db) => rewardBarber(db, due, yearlyReferrals))
}

// An administrator allowed a referral that was flagged. Its reward may be due already.
export async function rewardAllowed(db: Db, refereeId: string) {
  const { yearlyReferrals } = await readSettings(db)
  for (const due of await listDue(db, rewardDays, refereeId))
    await rewardOne(db, due, yearlyReferrals)
  for (const due of await listDueBarbers(db, barberVisits, refereeId))
    await rewardBarber(db, due, yearlyReferrals)
}

// Undefined if it does not count. Beyond the rewards of a year, a referral waits for the next one.
async function lockDue(db: Db, due: Due, yearlyReferrals: number) {
  await lockReferrer(db, due.referrerId)
  await flagShared(db, due.refereeId)
  const referral = await lockJoined(db, due)
  const given = await countRewardsThisYear(db, due.referrerId)
  return given < yearlyReferrals ? referral : undefined
}

// Seen by administrators, with the rule.
const monthReason = 'Brought another barber'

async function rewardBarber(db: Db, due: DueBarber, yearlyReferrals: number) {
  const { referrerId: barberId } = due
  const referral = await lockDue(db, due, yearlyReferrals)
  const month = referral && (await giveFreeMonth(db, barberId, monthReason))
  if (!month) return
  await setRewarded(db, due, null)
  await tellFreeMonth(db, { barberId, friend: shortName(referral.name), ...month })
}

async function rewardOne(db: Db, due: Due, yearlyReferrals: number) {
  const { referrerId: clientId } = due
  const referral = await lockDue(db, due, yearlyReferrals)
  if (!referral) return
  const { name, rewardCents: cents } = referral
  const reward = { clientId, cents }
  const grant = { ...reward, reason: 'referral', expense: 'promo_expense' } as const
  await setRewarded(db, due, await grantCredit(db, grant))
  await tellEarned(db, { ...reward, friend: shortName(name) })
}
