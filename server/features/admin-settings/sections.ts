// The sections of the settings: how each is read from the row of settings and written to it.
import type { SectionOrder, StoredSections } from '#contract/admin/settings/settings.ts'
import { storedTheme } from '#contract/admin/settings/theme-form.ts'
import { drawings, fills, gradientNames } from '#contract/theme.ts'
import type { Db } from '#server/database/db.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { findTheme, saveActiveTheme, saveSettingsRow } from './queries.ts'

type Values = { [Name in keyof StoredSections]: StoredSections[Name]['values'] }

export async function readSections(db: Db): Promise<Values> {
  const row = await readSettings(db)
  return {
    booking: {
      minBookingNoticeHours: row.minBookingNoticeHours,
      holdMinutes: row.holdMinutes,
      requestAnswerHours: row.requestAnswerHours,
      proposalAnswerHours: row.proposalAnswerHours,
      mostReschedules: row.mostReschedules,
      apartHours: row.apartHours,
    },
    visits: {
      closeFinishedHours: row.closeFinishedHours,
      closeUntouchedHours: row.closeUntouchedHours,
      reviewAskHours: row.reviewAskHours,
    },
    standing: {
      noShowsToConfirm: row.noShowsToConfirm,
      noShowsToAsk: row.noShowsToAsk,
      lateCancelsToAsk: row.lateCancelsToAsk,
      noShowsUntilOff: row.noShowsUntilOff,
      shopCancelsToWarn: row.shopCancelsToWarn,
      shopCancelsToReview: row.shopCancelsToReview,
    },
    referrals: {
      refereeWelcomeBonus: row.refereeWelcomeBonusCents / 100,
      referrerReward: row.referrerRewardCents / 100,
      yearlyReferrals: row.yearlyReferrals,
    },
    tax: { taxPercent: row.taxPercent },
    site: {
      cityDefault: row.cityDefault,
      cancellationPolicyText: row.cancellationPolicyText,
      cancellationPolicyTextEs: row.cancellationPolicyTextEs,
    },
    theme: await readTheme(db),
  }
}

// Every name has a text, empty for the built-in color.
async function readTheme(db: Db): Promise<Values['theme']> {
  const stored = await findTheme(db)
  const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))
  return storedTheme.parse({
    colors: { ...blank([...fills, ...drawings]), ...textsOf(stored?.colors) },
    gradients: { ...blank(gradientNames), ...textsOf(stored?.gradients) },
  })
}

// Names that are not ours any more are left out by themselves: the schema knows only the others.
function textsOf(json: unknown) {
  const known: readonly string[] = [...fills, ...drawings, ...gradientNames]
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return Object.fromEntries(
    entries.filter(([name, value]) => known.includes(name) && typeof value === 'string'),
  )
}

export async function writeSection(db: Db, order: SectionOrder, actorId: string) {
  switch (order.section) {
    case 'theme':
      return saveActiveTheme(db, order.values, actorId)
    case 'referrals': {
      const { refereeWelcomeBonus, referrerReward, yearlyReferrals } = order.values
      return saveSettingsRow(db, {
        refereeWelcomeBonusCents: Math.round(refereeWelcomeBonus * 100),
        referrerRewardCents: Math.round(referrerReward * 100),
        yearlyReferrals,
      })
    }
    default:
      return saveSettingsRow(db, order.values)
  }
}
