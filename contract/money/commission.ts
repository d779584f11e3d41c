// Which percentage of a booking is the platform's.

// The sources that can cost a commission. What a business writes into its own book never does.
export const chargedSources = ['marketplace', 'direct_link', 'admin'] as const
export type ChargedSource = (typeof chargedSources)[number]

export const chargedSourceOf = (source: string) =>
  chargedSources.find((each) => each === source) ?? null

export type CommissionRule = {
  id: string
  // Null: every barber.
  barberId: string | null
  // Null: every source that costs a commission.
  source: ChargedSource | null
  percent: number
}

type Asked = { source: string; defaultPercent: number }

// `rules` are those that apply to the barber now, without those of the default. The narrowest wins:
// barber and source, barber, source, default. A rule for all sources does not make one cost something
// that is free.
export function commissionBy(rules: readonly CommissionRule[], { source, defaultPercent }: Asked) {
  const its = rules.filter((rule) => rule.source === null || rule.source === source)
  const isFree = source !== 'marketplace' && !its.some((rule) => rule.source !== null)
  if (isFree || chargedSourceOf(source) === null) return { percent: 0, ruleId: null }
  const [rule] = its.toSorted((a, b) => widthOf(a) - widthOf(b))
  return rule
    ? { percent: rule.percent, ruleId: rule.id }
    : { percent: defaultPercent, ruleId: null }
}

function widthOf({ barberId, source }: CommissionRule) {
  return (barberId === null ? 2 : 0) + (source === null ? 1 : 0)
}
