import clsx from 'clsx'
import type { Badge as Award } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { badgeLabels, barbers, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import { daysBetween } from './card-facts.ts'

const onPicture = 'pointer-events-none absolute top-3 right-16 left-3'

type BarberBadgesProps = { badges: readonly Award[]; className?: string }

// Buttons, so that a keyboard or a tap learns what an award is for as well as a pointer does.
export function BarberBadges({ badges, className = onPicture }: BarberBadgesProps) {
  return (
    <ul className={clsx('flex flex-wrap gap-1.5', className)}>
      {badges.map((badge) => (
        <li key={badge.badgeType} className="pointer-events-auto">
          <BarberBadge badge={badge} />
        </li>
      ))}
    </ul>
  )
}

function BarberBadge({ badge: { badgeType, rank, periodStart, periodEnd } }: { badge: Award }) {
  const t = useText()
  const reason = [
    t(barbers.lastDays, { days: daysBetween(periodStart, periodEnd) }),
    ...(rank === null ? [] : [t(barbers.rank, { rank })]),
  ]
  return (
    <Tooltip text={reason.join(' · ')} opensOnTap>
      <button type="button" className="block rounded-full">
        <Badge tone="ink">{t(badgeLabels[badgeType] ?? otherBadge)}</Badge>
      </button>
    </Tooltip>
  )
}
