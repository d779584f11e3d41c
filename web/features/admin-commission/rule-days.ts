// The days of a rule in words. Its end is the midnight after its last day.
import type { CommissionRuleRow } from '#contract/money/commission-rules.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { commissionWords as words } from '#web/texts/money/commission.ts'
import { shopDate } from '#web/words/shop-time.ts'

export const lastMomentOf = (endsAt: string) => new Date(Date.parse(endsAt) - 1).toISOString()

type Dated = Pick<CommissionRuleRow, 'state' | 'startsAt' | 'endsAt'>

export function useRuleDays(timeZone: string) {
  const t = useText()
  const language = useLanguage()
  return ({ state, startsAt, endsAt }: Dated) => {
    const day = (at: string) => shopDate(at, timeZone, language)
    if (endsAt === null)
      return t(state === 'planned' ? words.fromLater : words.from, { day: day(startsAt) })
    if (Date.parse(endsAt) <= Date.parse(startsAt)) return t(words.neverStarted)
    return t(words.span, { first: day(startsAt), last: day(lastMomentOf(endsAt)) })
  }
}
