import { disputeOutcomeNames, disputeStateNames } from '#contract/admin/words/disputes.ts'
import type { DisputeState } from '#contract/money/disputes/dispute-rules.ts'
import type { DisputeLine } from '#contract/money/disputes/disputes.ts'
import { useText } from '#web/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

const tones = {
  barber_response: 'warning',
  offered: 'info',
  contested: 'warning',
  escalated: 'info',
  decided: 'success',
  appealed: 'info',
  submitted: 'info',
  accepted: 'success',
  closed: 'neutral',
} as const satisfies Record<DisputeState, string>

export function DisputeBadge({ dispute }: { dispute: Pick<DisputeLine, 'state' | 'outcome'> }) {
  const t = useText()
  const { state, outcome } = dispute
  const name =
    state === 'closed' && outcome ? disputeOutcomeNames[outcome] : disputeStateNames[state]
  return (
    <Badge tone={outcome === 'won' ? 'success' : tones[state]} dot>
      {t(name)}
    </Badge>
  )
}
