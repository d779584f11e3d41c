import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BadgeAwardDetails } from '#contract/admin/badges.ts'
import { api } from '#web/api.ts'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { badgeLabels, otherBadge } from '#web/texts/marketplace/barbers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { addDays, dayWords, longDay } from '#web/words/date-words.ts'
import { ownTime } from '#web/words/own-time.ts'
import { calendarDate } from '#web/words/shop-time.ts'
import { AwardActions } from './award-actions.tsx'
import { useScore } from './desk.ts'

// One award, by the address: the link can be sent to a colleague.
export function AwardDrawer() {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('award')
  const query = useQuery({ ...api.badges.award.query({ id: id ?? '' }), enabled: id !== null })
  if (id === null) return null
  const type = query.data?.badgeType
  return (
    <Sheet
      open
      isBeside
      title={type ? t(badgeLabels[type] ?? otherBadge) : t(words.award)}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Loaded
        query={query}
        loading={<SkeletonText lines={8} />}
        refused={({ code }) =>
          (code === 'NOT_FOUND' || code === 'INVALID_INPUT') && (
            <EmptyState title={t(words.missing)} />
          )
        }
      >
        {(award) => (
          <div className="space-y-7">
            <Facts award={award} />
            <AwardActions award={award} />
            {may('audit.read') && <AuditTrail title={t(words.trail)} of={{ entityId: award.id }} />}
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Facts({ award }: { award: BadgeAwardDetails }) {
  const t = useText()
  const language = useLanguage()
  const scoreOf = useScore()
  const { badgeType, rank, score, periodStart, periodEnd, isCurrent, revocation } = award
  const [from, to] = [periodStart, addDays(periodEnd, -1)]
  return (
    <div>
      {revocation && <Badge tone="error">{t(words.removed)}</Badge>}
      <dl className="mt-3 space-y-3">
        <Fact label={t(words.shop)}>
          <Link
            to={`/barber/${award.profileId}`}
            className="font-semibold text-primary underline-offset-4 hover:underline"
          >
            {award.shopName}
          </Link>
          <span className="block text-muted-foreground">{award.barberName}</span>
        </Fact>
        {rank !== null && <Fact label={t(words.place)}>{t(words.rank, { rank })}</Fact>}
        {score !== null && <Fact label={t(words.score)}>{scoreOf(badgeType, score)}</Fact>}
        <Fact label={t(words.counted)}>
          {t(words.period, {
            from: calendarDate(from, language),
            to: calendarDate(to, language),
          })}
        </Fact>
        {revocation === null && (
          <Fact label={t(words.shownUntil)}>
            {isCurrent ? dayWords(addDays(periodEnd, 7), language, longDay) : t(words.over)}
          </Fact>
        )}
        {revocation && <Removal revocation={revocation} />}
      </dl>
    </div>
  )
}

type RemovalProps = { revocation: NonNullable<BadgeAwardDetails['revocation']> }

function Removal({ revocation: { at, by, reason, barredUntil } }: RemovalProps) {
  const t = useText()
  const language = useLanguage()
  const when = ownTime(at, language)
  return (
    <>
      <Fact label={t(words.why)}>
        {reason}
        <Hint>{by === null ? when : t(words.removedBy, { name: by, when })}</Hint>
      </Fact>
      {barredUntil && (
        <Fact label={t(words.again)}>{dayWords(barredUntil, language, longDay)}</Fact>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
