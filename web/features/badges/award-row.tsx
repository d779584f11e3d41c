import type { BadgeAward } from '#contract/admin/badges.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { useScore } from './desk.ts'

type AwardRowProps = { award: BadgeAward; isDated?: boolean }

// `isDated` adds the badge and its week, for lists of several.
export function AwardRow({ award, isDated = false }: AwardRowProps) {
  const t = useText()
  const language = useLanguage()
  const scoreOf = useScore()
  const { open } = useOpened('award')
  const { badgeType, rank, score, shopName, barberName, periodEnd, revocation } = award
  const facts = [
    ...(isDated ? [t(badgeLabels[badgeType] ?? otherBadge)] : []),
    ...(score === null ? [] : [scoreOf(badgeType, score)]),
    ...(isDated ? [t(words.weekOf, { day: calendarDate(periodEnd, language) })] : []),
  ]
  return (
    <button
      type="button"
      className="flex w-full items-start gap-3 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(award.id)}
    >
      <span className="min-w-9 font-bold tabular-nums">
        {rank !== null && t(words.rank, { rank })}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{shopName}</span>
        <span className="block text-md break-words text-muted-foreground">{barberName}</span>
        <span className="block text-sm text-muted-foreground">{facts.join(' · ')}</span>
      </span>
      {revocation && <Badge tone="error">{t(words.removed)}</Badge>}
    </button>
  )
}
