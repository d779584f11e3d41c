import {
  CalendarPlus,
  CalendarSync,
  CalendarX,
  CircleCheck,
  CircleX,
  Ellipsis,
  Flag,
  HandCoins,
  MapPinCheck,
  Megaphone,
  MessageCircle,
  Navigation,
  RotateCcw,
  Star,
  type LucideIcon,
} from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayDispute } from '#contract/money/disputes/dispute-rules.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { DisputeDialog } from '#web/features/disputes/dispute-dialog.tsx'
import { directionsTo } from '#web/words/directions.ts'
import { useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AppealDialog } from './dialogs/appeal-dialog.tsx'
import { CancelDialog } from './dialogs/cancel-dialog.tsx'
import {
  actionsOf,
  calendarPath,
  rebookPath,
  reportPath,
  type Action,
  type OwnBooking,
} from './facts.ts'
import { NotHappenedDialog } from './dialogs/not-happened-dialog.tsx'
import { RescheduleDialog } from './dialogs/reschedule-dialog.tsx'
import { TipDialog } from './dialogs/tip-dialog.tsx'
import { useMove, useSaying } from './use-move.ts'
import { useNow } from '#web/use-now.ts'
import { useReviewables } from './use-reviewables.ts'
import { BookingNotices } from './booking-notices.tsx'

const icons: Record<Action, LucideIcon> = {
  checkIn: MapPinCheck,
  complete: CircleCheck,
  review: Star,
  tip: HandCoins,
  appeal: Megaphone,
  message: MessageCircle,
  directions: Navigation,
  reschedule: CalendarSync,
  rebook: RotateCcw,
  calendar: CalendarPlus,
  cancel: CircleX,
  notHappened: CalendarX,
  report: Flag,
}

// Actions that need an answer now.
const urgent: Action[] = ['checkIn', 'complete', 'review', 'appeal']

const problems: Action[] = ['notHappened', 'report']

// Those that have a dialog of their own.
const asking = ['cancel', 'reschedule', 'tip', 'appeal', 'notHappened', 'report'] as const
type Asking = (typeof asking)[number]

type BookingActionsProps = {
  booking: OwnBooking
  // How many stand in the open; the others are in a menu. All of them if not said.
  shown?: number
}

export function BookingActions({ booking, shown = Number.POSITIVE_INFINITY }: BookingActionsProps) {
  const now = useNow()
  const reviewables = useReviewables()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Asking | null>(null)
  const actions = actionsOf(booking, reviewables.has(booking.id), now)
  // A card does not greet with problems.
  const isWhole = shown === Number.POSITIVE_INFINITY
  const first = actions.filter((action) => isWhole || !problems.includes(action)).slice(0, shown)
  const menu = actions.filter((action) => !first.includes(action))
  const close = (isOpen: boolean) => !isOpen && setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <BookingNotices booking={booking} />
      {first.map((action) => (
        <ActionButton key={action} action={action} booking={booking} onDialog={setOpen} />
      ))}
      {menu.length > 0 && <More actions={menu} booking={booking} onDialog={setOpen} />}
      <CancelDialog booking={booking} open={open === 'cancel'} onOpenChange={close} />
      <RescheduleDialog booking={booking} open={open === 'reschedule'} onOpenChange={close} />
      <TipDialog booking={booking} open={open === 'tip'} onOpenChange={close} />
      <AppealDialog booking={booking} open={open === 'appeal'} onOpenChange={close} />
      <NotHappenedDialog booking={booking} open={open === 'notHappened'} onOpenChange={close} />
      <DisputeDialog
        booking={booking}
        open={open === 'report'}
        onOpenChange={close}
        onOpened={() => refreshBookings(queries)}
      />
    </div>
  )
}

type Shown = {
  booking: OwnBooking
  onDialog: (dialog: Asking) => void
}

function ActionButton({ action, booking, onDialog }: Shown & { action: Action }) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const act = useAct(booking, onDialog)
  const Icon = icons[action]
  const variant = urgent.includes(action) ? 'primary' : 'outline'
  const name = t(visits.actionOf, { action: t(visits[action]), number: booking.bookingNumber })
  const to = usePathOf(booking)
  const link = linkOf({
    action,
    booking,
    to: to(action),
    icon: <Icon aria-hidden />,
    label: t(visits[action]),
  })
  if (link)
    return (
      <Button asChild size="sm" variant={variant} aria-label={link.isAway ? undefined : name}>
        {link.element}
      </Button>
    )
  return (
    <Button
      size="sm"
      variant={variant}
      busy={isBusy}
      aria-label={name}
      onClick={async () => {
        setIsBusy(true)
        await act(action)
        setIsBusy(false)
      }}
    >
      {!isBusy && <Icon aria-hidden />}
      {t(visits[action])}
    </Button>
  )
}

function More({ actions, booking, onDialog }: Shown & { actions: Action[] }) {
  const t = useText()
  const act = useAct(booking, onDialog)
  const to = usePathOf(booking)
  return (
    <Menu
      label={t(visits.moreOf, { number: booking.bookingNumber })}
      trigger={
        <Button
          size="sm"
          variant="ghost"
          aria-label={t(visits.moreOf, { number: booking.bookingNumber })}
        >
          <Ellipsis aria-hidden />
          {t(visits.more)}
        </Button>
      }
    >
      {actions.map((action) => {
        const Icon = icons[action]
        const label = t(visits[action])
        const link = linkOf({ action, booking, to: to(action), icon: <Icon aria-hidden />, label })
        return link ? (
          <MenuItem key={action} asChild>
            {link.element}
          </MenuItem>
        ) : (
          <MenuItem
            key={action}
            icon={<Icon aria-hidden />}
            isDestructive={action === 'cancel'}
            onSelect={() => void act(action)}
          >
            {t(visits[action])}
          </MenuItem>
        )
      })}
    </Menu>
  )
}

// Those that are a way to somewhere.
type LinkParts = {
  action: Action
  booking: OwnBooking
  to: string | null
  icon: ReactNode
  label: string
}

function linkOf({ action, booking, to, icon, label }: LinkParts) {
  if (to)
    return {
      isAway: false,
      element: (
        <Link to={to} preventScrollReset={action === 'message'}>
          {icon}
          {label}
        </Link>
      ),
    }
  if (action === 'calendar')
    return {
      isAway: true,
      element: (
        <a href={calendarPath(booking)} download>
          {icon}
          {label}
        </a>
      ),
    }
  if (action === 'directions')
    return { isAway: true, element: <Directions {...{ booking, icon, label }} /> }
  return null
}

function Directions({
  booking,
  icon,
  label,
  ...rest
}: {
  booking: Booking
  icon: ReactNode
  label: string
}) {
  const t = useText()
  return (
    <a href={directionsTo(booking.barber)} target="_blank" rel="noreferrer" {...rest}>
      {icon}
      {label}
      <VisuallyHidden>{t(visits.newTab)}</VisuallyHidden>
    </a>
  )
}

// A conversation opens over the page one is on.
function usePathOf(booking: Booking) {
  const link = useSearchLink()
  return (action: Action) =>
    action === 'message' ? link({ thread: booking.id, booking: null }) : pathOf(action, booking)
}

function pathOf(action: Action, booking: Booking) {
  if (action === 'rebook') return rebookPath(booking)
  // Before the appointment and long after it, support helps.
  if (action === 'report')
    return mayDispute(booking, booking.parts, Date.now()) ? null : reportPath(booking)
  if (action === 'review') return `/client/dashboard?tab=reviews&write=${booking.id}`
  return null
}

// The others.
function useAct(booking: OwnBooking, onDialog: Shown['onDialog']) {
  const move = useMove()
  const say = useSaying()
  return async (action: Action) => {
    const dialog = asking.find((each) => each === action)
    if (dialog) return onDialog(dialog)
    if (action === 'checkIn')
      await move(booking, { move: 'check_in', done: visits.checkedIn }).catch(say)
    if (action === 'complete')
      await move(booking, { move: 'complete', done: visits.completed }).catch(say)
  }
}
