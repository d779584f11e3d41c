import clsx from 'clsx'
import type { DisputeState } from '#contract/money/disputes/dispute-rules.ts'
import type { DisputeView } from '#contract/money/disputes/disputes.ts'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { DisputeBadge } from './dispute-badge.tsx'
import { Due } from './due.tsx'

type Step = { name: Text; states: readonly DisputeState[] }

const claimSteps: Step[] = [
  { name: words.stepAnswer, states: ['barber_response'] },
  { name: words.stepClient, states: ['offered', 'contested'] },
  { name: words.stepKempt, states: ['escalated', 'decided', 'appealed'] },
  { name: words.stepOver, states: ['accepted', 'closed'] },
]
const chargebackSteps: Step[] = [
  { name: words.stepAnswer, states: ['barber_response'] },
  { name: words.stepBank, states: ['submitted'] },
  { name: words.stepKempt, states: ['escalated', 'decided', 'appealed'] },
  { name: words.stepOver, states: ['accepted', 'closed'] },
]

// Where it stands, as a line of steps, and the next deadline.
export function Steps({ dispute }: { dispute: DisputeView }) {
  const t = useText()
  const steps = dispute.kind === 'chargeback' ? chargebackSteps : claimSteps
  const current = steps.findIndex(({ states }) => states.includes(dispute.state))
  return (
    <section aria-label={t(words.steps)} className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DisputeBadge dispute={dispute} />
        <Due dispute={dispute} side={dispute.side} />
      </div>
      <ol className="grid grid-cols-4 gap-1.5">
        {steps.map(({ name }, index) => (
          <li key={name.en} aria-current={index === current ? 'step' : undefined}>
            <span
              aria-hidden
              className={clsx(
                'block h-1.5 rounded-full',
                index <= current ? 'bg-primary' : 'bg-secondary',
              )}
            />
            <span
              className={clsx(
                'mt-1 block text-xs leading-tight sm:text-sm',
                index === current ? 'font-semibold' : 'text-muted-foreground',
              )}
            >
              {t(name)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
