import type { badges, BadgeType } from '#contract/admin/badges.ts'
import type { Answer } from '#contract/call.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { scoreWords } from '#web/texts/admin/badges.ts'
import { numberFormat } from '#web/words/formats.ts'

export type Desk = Answer<typeof badges.read>

// '13 visits', '5 reviews', 'Rating 4.87'.
export function useScore() {
  const t = useText()
  const language = useLanguage()
  return (type: BadgeType, score: number) =>
    t(scoreWords[type], { score: scoreIn(language, type, score) })
}

function scoreIn(language: Language, type: BadgeType, score: number) {
  const digits =
    type === 'best_services' ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {}
  return numberFormat(language, digits).format(score)
}
