import type { TicketState } from '#contract/accounts/ticket-words.ts'
import { useText } from '#web/language.tsx'
import { ticketStateNames } from '#web/texts/accounts/tickets.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = {
  new: 'info',
  open: 'info',
  pending_user: 'warning',
  on_hold: 'neutral',
  solved: 'success',
  closed: 'neutral',
} as const satisfies Record<TicketState, string>

export function StateBadge({ state }: { state: TicketState }) {
  const t = useText()
  return (
    <Badge tone={tones[state]} dot>
      {t(ticketStateNames[state])}
    </Badge>
  )
}
