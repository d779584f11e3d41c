import { defaultWelcomeBonusDollars } from '#contract/limits.ts'
import { rewardDollars, rules, type RuleName } from '#contract/marketplace/rules.ts'
import { defaultCancellationTextEs, defaultSettings } from '#contract/marketplace/settings.ts'
import type { Db } from '#server/database/db.ts'
import { findCity, findSettings } from './queries.ts'

const cancellationPolicyTextEs = defaultCancellationTextEs
const { mapTiles: _, city: usualCity, ...defaults } = defaultSettings

// Without a row, the specification's defaults.
export async function readSettings(db: Db) {
  const row = await findSettings(db)
  return row ?? { ...defaults, ...usualRules, ...amounts, cancellationPolicyTextEs }
}

const amounts = {
  refereeWelcomeBonusCents: defaultWelcomeBonusDollars * 100,
  referrerRewardCents: rewardDollars.usual * 100,
}

const usual = (name: RuleName): number => rules[name].usual

const usualRules = {
  minBookingNoticeHours: usual('minBookingNoticeHours'),
  holdMinutes: usual('holdMinutes'),
  requestAnswerHours: usual('requestAnswerHours'),
  proposalAnswerHours: usual('proposalAnswerHours'),
  mostReschedules: usual('mostReschedules'),
  apartHours: usual('apartHours'),
  closeFinishedHours: usual('closeFinishedHours'),
  closeUntouchedHours: usual('closeUntouchedHours'),
  reviewAskHours: usual('reviewAskHours'),
  noShowsToConfirm: usual('noShowsToConfirm'),
  noShowsToAsk: usual('noShowsToAsk'),
  lateCancelsToAsk: usual('lateCancelsToAsk'),
  noShowsUntilOff: usual('noShowsUntilOff'),
  shopCancelsToWarn: usual('shopCancelsToWarn'),
  shopCancelsToReview: usual('shopCancelsToReview'),
  yearlyReferrals: usual('yearlyReferrals'),
} satisfies Record<RuleName, number>

// With the place of the default city. One that is not on the list is near the first that is.
export async function readPublicSettings(db: Db) {
  const settings = await readSettings(db)
  return { ...settings, city: (await findCity(db, settings.cityDefault)) ?? usualCity }
}
