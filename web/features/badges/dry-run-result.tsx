import { ArrowDownRight, ArrowUpRight, Equal, type LucideIcon } from 'lucide-react'
import {
  fewestCandidates,
  type BadgeType,
  type Contender,
  type DryRun,
} from '#contract/admin/badges.ts'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Hint } from '#web/ui/hint.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useScore } from './desk.ts'

type DryRunResultProps = {
  kinds: readonly DryRun[]
  // Leaves out whoever keeps a badge, and badges without a change.
  isShort?: boolean
}

// Who would gain, lose and keep which badge.
export function DryRunResult({ kinds, isShort = false }: DryRunResultProps) {
  const t = useText()
  const sum = (part: 'gains' | 'loses' | 'keeps') =>
    kinds.reduce((count, kind) => count + kind[part].length, 0)
  const [gains, loses, keeps] = [sum('gains'), sum('loses'), sum('keeps')]
  const shown = isShort ? kinds.filter((kind) => kind.gains.length + kind.loses.length > 0) : kinds
  return (
    <div className="space-y-5">
      <p role="status" className="font-semibold">
        {gains + loses === 0 ? t(words.same) : t(words.difference, { gains, loses, keeps })}
      </p>
      {shown.map((kind) => (
        <Kind key={kind.badgeType} kind={isShort ? { ...kind, keeps: [] } : kind} />
      ))}
    </div>
  )
}

function Kind({ kind }: { kind: DryRun }) {
  const t = useText()
  const { badgeType: type, candidates: count, gains, loses, keeps } = kind
  const isTooFew = count < fewestCandidates
  return (
    <div>
      <h3 className="font-semibold">{t(badgeLabels[type] ?? otherBadge)}</h3>
      <Hint>
        {isTooFew
          ? t(words.tooFew, { count, fewest: fewestCandidates })
          : t(words.candidates, { count })}
      </Hint>
      {!isTooFew && gains.length + keeps.length + loses.length === 0 && (
        <Hint>{t(words.none)}</Hint>
      )}
      <ul className="mt-2 space-y-1.5">
        {gains.map((each) => (
          <Line
            key={each.profileId}
            {...{ type, each, icon: ArrowUpRight, label: t(words.gains) }}
          />
        ))}
        {loses.map((each) => (
          <Line
            key={each.profileId}
            {...{ type, each, icon: ArrowDownRight, label: t(words.loses) }}
          />
        ))}
        {keeps.map((each) => (
          <Line key={each.profileId} {...{ type, each, icon: Equal, label: t(words.keeps) }} />
        ))}
      </ul>
    </div>
  )
}

type LineProps = { type: BadgeType; each: Contender; icon: LucideIcon; label: string }

function Line({ type, each: { shopName, rank, score }, icon: Icon, label }: LineProps) {
  const t = useText()
  const scoreOf = useScore()
  const tone = Icon === ArrowUpRight ? 'text-success' : Icon === Equal ? '' : 'text-destructive'
  return (
    <li className="flex items-start gap-2 text-md">
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${tone}`} />
      <span className="min-w-0 break-words">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {shopName}
        <span className="text-muted-foreground">
          {rank !== null && ` · ${t(words.rank, { rank })}`}
          {score !== null && ` · ${scoreOf(type, score)}`}
        </span>
      </span>
    </li>
  )
}
