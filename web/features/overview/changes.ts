// How a number stands beside the one before it.
import type { Language } from '#contract/language.ts'
import { numberFormat } from '#web/words/formats.ts'

export type Change = { amount: string; direction: 'up' | 'down'; isGood: boolean }
type Numbers = { now: number; before: number; moreIsGood?: boolean }

// Null when nothing changed that a whole percent could say, or there is nothing to compare with.
export function changeOf({ now, before, moreIsGood = true }: Numbers, language: Language) {
  if (before === 0) return null
  const share = (now - before) / before
  if (Math.round(share * 100) === 0) return null
  return said(share, moreIsGood, {
    amount: `${numberFormat(language, {
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }).format(share * 100)}%`,
  })
}

// Percentages change by points.
export function pointsOf({ now, before, moreIsGood = true }: Numbers, language: Language) {
  const points = Math.round((now - before) * 10) / 10
  if (points === 0) return null
  const format = numberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return said(points, moreIsGood, { amount: format.format(points) })
}

function said(step: number, moreIsGood: boolean, { amount }: { amount: string }): Change {
  return { amount, direction: step > 0 ? 'up' : 'down', isGood: step > 0 === moreIsGood }
}
