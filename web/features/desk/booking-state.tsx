import {
  Armchair,
  Ban,
  CalendarCheck,
  CheckCheck,
  CircleCheck,
  CircleHelp,
  CircleX,
  MapPinCheck,
  Timer,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Status } from '#contract/bookings/workflow.ts'
import { useText } from '#web/language.tsx'
import { bookingStates } from '#contract/admin/words/states.ts'
import { Badge } from '#web/ui/badge.tsx'

type Tone = ComponentProps<typeof Badge>['tone']

export const stateLooks: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  held: { tone: 'neutral', icon: Timer },
  pending: { tone: 'warning', icon: CircleHelp },
  confirmed: { tone: 'info', icon: CalendarCheck },
  checked_in: { tone: 'success', icon: MapPinCheck },
  in_progress: { tone: 'success', icon: Armchair },
  awaiting_confirmation: { tone: 'neutral', icon: CircleCheck },
  completed: { tone: 'neutral', icon: CheckCheck },
  declined: { tone: 'neutral', icon: CircleX },
  expired: { tone: 'neutral', icon: Timer },
  cancelled: { tone: 'neutral', icon: Ban },
  no_show: { tone: 'error', icon: UserX },
}

export function BookingState({ status }: { status: Status }) {
  const t = useText()
  const { tone, icon: Icon } = stateLooks[status]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3.5" />
      {t(bookingStates[status])}
    </Badge>
  )
}
