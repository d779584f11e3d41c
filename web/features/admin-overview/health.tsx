import clsx from 'clsx'
import { HeartPulse } from 'lucide-react'
import type { HealthCause, HealthCheck, HealthState, RunAgainPart } from '#contract/admin/health.ts'
import { Ago } from '#web/features/notifications/ago.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { partNames } from '#contract/admin/words/states.ts'
import { causeTexts, healthWords as words, stateNames } from '#web/texts/admin/health/health.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useFacts } from './facts.ts'
import { RunAgain } from './run-again.tsx'
import { useAge, useHealth } from './use-overview.ts'

const dots: Record<HealthState, string> = {
  ok: 'bg-success',
  warning: 'bg-warning',
  failing: 'bg-destructive',
  off: 'bg-muted-foreground',
  unknown: 'bg-muted-foreground',
}

const worst: readonly HealthState[] = ['failing', 'warning', 'unknown', 'off', 'ok']

export function Health() {
  const t = useText()
  const health = useHealth()
  const checkedAt = health.data?.checkedAt
  return (
    <TitledCard
      title={t(words.title)}
      text={
        checkedAt && (
          <>
            {t(words.checkedAt, { when: '' })}
            <Ago at={checkedAt} />
          </>
        )
      }
    >
      <Loaded query={health} loading={<Skeleton className="h-96" />}>
        {({ checks }) =>
          checks.length === 0 ? (
            <EmptyState icon={HeartPulse} title={t(words.first)} text={t(words.firstText)} />
          ) : (
            <ul aria-label={t(words.title)} className="-my-2 divide-y">
              {checks
                .toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state))
                .map((check) => (
                  <Check key={check.part} check={check} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

// Causes that new tries may settle.
const givenUp: Partial<Record<HealthCause, RunAgainPart>> = {
  mail_dead: 'mail',
  push_dead: 'push',
  jobs_dead: 'jobs',
}

function Check({ check }: { check: HealthCheck }) {
  const t = useText()
  const age = useAge()
  const facts = useFacts()
  const { part, state, cause, since } = check
  const { says, todo } = causeTexts[cause]
  const again = useMay()('settings.write') ? givenUp[cause] : undefined
  const isBad = state === 'failing' || state === 'warning'
  return (
    <li className="flex gap-3 py-3">
      <span aria-hidden className={clsx('mt-2 size-2.5 shrink-0 rounded-full', dots[state])} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">{t(partNames[part])}</span>
          <span
            className={clsx(
              'text-sm',
              state === 'failing' && 'font-semibold text-destructive',
              state === 'warning' && 'font-semibold text-warning',
              !isBad && 'text-muted-foreground',
            )}
          >
            {t(words.for, { state: t(stateNames[state]), age: age.since(since) })}
          </span>
        </p>
        <Hint size="md">
          {t(says, facts(check))}
          {check.facts.error !== undefined && ` ${t(words.error, { error: check.facts.error })}`}
        </Hint>
        {todo && state !== 'ok' && <p className="mt-1 text-md">{t(todo, facts(check))}</p>}
        {again && <RunAgain part={again} count={Number(check.facts.count ?? 0)} />}
      </div>
    </li>
  )
}
