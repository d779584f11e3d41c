// The small signs on bookings: drawn once, used by hundreds.
import {
  BadgeCheck,
  BadgeDollarSign,
  CircleDollarSign,
  Footprints,
  Link2,
  NotebookPen,
  Search,
  MessageCircleQuestion,
  type LucideIcon,
} from 'lucide-react'
import { statuses, type Status } from '#contract/bookings/workflow.ts'
import { stateLooks } from '#web/features/desk/booking-state.tsx'

const sources: Record<string, LucideIcon> = {
  marketplace: Search,
  direct_link: Link2,
  barber: NotebookPen,
  employee: NotebookPen,
  admin: NotebookPen,
  walk_in: Footprints,
}

const payments: Record<string, LucideIcon> = {
  unpaid: CircleDollarSign,
  deposit_paid: BadgeDollarSign,
  paid: BadgeCheck,
  paid_at_shop: BadgeCheck,
  refunded: CircleDollarSign,
  partially_refunded: CircleDollarSign,
}

const all: [name: string, Icon: LucideIcon][] = [
  ...statuses.map((status: Status): [string, LucideIcon] => [status, stateLooks[status].icon]),
  ...Object.entries(sources),
  ...Object.entries(payments),
  ['asks', MessageCircleQuestion],
]

export function Signs() {
  return (
    <svg aria-hidden className="absolute size-0">
      {all.map(([name, Icon]) => (
        <symbol key={name} id={`sign-${name}`} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  )
}

// Always beside words, or named by the label of what it stands on.
export function Sign({ name }: { name: string }) {
  return sign(name)
}

// The same without a component of its own, for the many.
export function sign(name: string) {
  return (
    <svg aria-hidden className="size-3.5 shrink-0">
      <use href={`#sign-${name}`} />
    </svg>
  )
}
