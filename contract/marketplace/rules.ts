// The numbers of the booking workflow that administrators may change: their bounds and what applies
// without a row of settings. The table has the same bounds.

type Rule = { least: number; most: number; usual: number }

export const rules = {
  minBookingNoticeHours: { least: 0, most: 168, usual: 1 },
  holdMinutes: { least: 5, most: 30, usual: 10 },
  requestAnswerHours: { least: 1, most: 72, usual: 24 },
  proposalAnswerHours: { least: 1, most: 72, usual: 24 },
  mostReschedules: { least: 0, most: 10, usual: 2 },
  apartHours: { least: 0, most: 12, usual: 2 },
  closeFinishedHours: { least: 1, most: 168, usual: 24 },
  closeUntouchedHours: { least: 48, most: 336, usual: 48 },
  reviewAskHours: { least: 1, most: 168, usual: 2 },
  noShowsToConfirm: { least: 1, most: 20, usual: 1 },
  noShowsToAsk: { least: 1, most: 20, usual: 2 },
  lateCancelsToAsk: { least: 1, most: 20, usual: 3 },
  noShowsUntilOff: { least: 1, most: 20, usual: 4 },
  shopCancelsToWarn: { least: 1, most: 50, usual: 3 },
  shopCancelsToReview: { least: 1, most: 50, usual: 6 },
  yearlyReferrals: { least: 0, most: 200, usual: 20 },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
export const mostWelcomeBonusDollars = 100
// With decimals: sales taxes have up to three.
export const taxPercent = { least: 0, most: 20, usual: 0 } as const satisfies Rule
export const rewardDollars = { least: 1, most: 100, usual: 5 } as const satisfies Rule
