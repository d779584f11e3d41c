// Exactly what can be done with a booking now: the next step as a button, the rest in a menu.
import { useQueryClient } from '@tanstack/react-query'
import {
  CalendarSync,
  CircleCheck,
  CircleX,
  Clock,
  Ellipsis,
  LogIn,
  Play,
  Scissors,
  Tag,
  ThumbsDown,
  ThumbsUp,
  Undo2,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { isTold } from '#contract/bookings/reach.ts'
import { mayBeLate } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { useNow } from '#web/use-now.ts'
import { useText } from '#web/language.tsx'
import { finalWords, moveWords, bookingDesk } from '#web/texts/bookings/desk.ts'
import { comingDesk } from '#web/texts/bookings/desk-answers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { FinalDialog } from './final-dialog.tsx'
import { LateDialog } from './late-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { ProposalAnswer } from './proposal-answer.tsx'
import { refreshDesk, useSaying, useStale } from './use-desk.ts'
import {
  askWords,
  doneWords,
  isMovable,
  movesOf,
  needsReason,
  type DeskBooking,
} from './booking-moves.ts'

const icons: Partial<Record<Move, LucideIcon>> = {
  accept: ThumbsUp,
  decline: ThumbsDown,
  check_in: LogIn,
  start: Play,
  finish: Scissors,
  complete: CircleCheck,
  no_show: UserX,
  undo: Undo2,
  cancel: CircleX,
}

// Asked about before it is done.
const grave: Move[] = ['decline', 'cancel', 'no_show', 'complete']

type Open = Move | 'time' | 'late' | 'final' | null

type BookingActionsProps = {
  booking: DeskBooking
  // Beside other things, such as in a list: one button and the menu's dots.
  isCompact?: boolean
}

export function BookingActions({ booking, isCompact = false }: BookingActionsProps) {
  const now = useNow()
  const [open, setOpen] = useState<Open>(null)
  const { primary, others } = movesOf(booking, now)
  const canMove = isMovable(booking, now)
  const canBeLate = mayBeLate(booking, now) && isTold(booking.reach, 'late')
  const canFinish = primary === 'finish' || others.includes('finish')
  const asked = grave.find((move) => move === open)
  const close = (isOpen: boolean) => !isOpen && setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {booking.proposal && !isCompact && <ProposalAnswer booking={booking} />}
      {primary && <MoveButton booking={booking} move={primary} isCompact={isCompact} />}
      {(others.length > 0 || canMove || canBeLate || canFinish) && (
        <More {...{ booking, others, canMove, canBeLate, canFinish, isCompact }} onOpen={setOpen} />
      )}
      {asked && <Asking key={asked} booking={booking} move={asked} onOpenChange={close} />}
      <MoveDialog booking={booking} open={open === 'time'} onOpenChange={close} />
      <FinalDialog booking={booking} open={open === 'final'} onOpenChange={close} />
      <LateDialog booking={booking} open={open === 'late'} onOpenChange={close} />
    </div>
  )
}

type MoveButtonProps = { booking: DeskBooking; move: Move; isCompact: boolean }

export function MoveButton({ booking, move, isCompact }: MoveButtonProps) {
  const t = useText()
  const act = useAct(booking)
  const say = useSaying()
  const [isBusy, setIsBusy] = useState(false)
  const words = moveWords[move]
  const Icon = icons[move] ?? CircleCheck
  if (!words) return null
  const label = t(words.label)
  return (
    <Button
      size={isCompact ? 'sm' : 'md'}
      busy={isBusy}
      aria-label={t(bookingDesk.actionOf, { action: label, client: booking.client.name })}
      onClick={async () => {
        setIsBusy(true)
        await act(move).catch(say)
        setIsBusy(false)
      }}
    >
      {!isBusy && <Icon aria-hidden />}
      {label}
    </Button>
  )
}

type MoreProps = BookingActionsProps & {
  others: Move[]
  canMove: boolean
  canBeLate: boolean
  canFinish: boolean
  onOpen: (open: Open) => void
}

function More(props: MoreProps) {
  const { booking, others, canMove, canBeLate, canFinish, isCompact, onOpen } = props
  const t = useText()
  const act = useAct(booking)
  const say = useSaying()
  const label = t(bookingDesk.moreOf, { client: booking.client.name })
  return (
    <>
      {canMove && !isCompact && (
        <Button variant="outline" onClick={() => onOpen('time')}>
          <CalendarSync aria-hidden />
          {t(bookingDesk.move)}
        </Button>
      )}
      <Menu
        label={label}
        trigger={
          <Button size={isCompact ? 'sm' : 'md'} variant="ghost" aria-label={label}>
            <Ellipsis aria-hidden />
            {!isCompact && t(bookingDesk.more)}
          </Button>
        }
      >
        {canMove && (
          <MenuItem icon={<CalendarSync aria-hidden />} onSelect={() => onOpen('time')}>
            {t(bookingDesk.move)}
          </MenuItem>
        )}
        {canBeLate && (
          <MenuItem icon={<Clock aria-hidden />} onSelect={() => onOpen('late')}>
            {t(bookingDesk.late)}
          </MenuItem>
        )}
        {canFinish && (
          <MenuItem icon={<Tag aria-hidden />} onSelect={() => onOpen('final')}>
            {t(finalWords.title)}
          </MenuItem>
        )}
        {others.map((move) => {
          const Icon = icons[move] ?? CircleCheck
          const words = moveWords[move]
          return (
            words && (
              <MenuItem
                key={move}
                icon={<Icon aria-hidden />}
                isDestructive={move === 'cancel' || move === 'decline'}
                onSelect={() => (grave.includes(move) ? onOpen(move) : void act(move).catch(say))}
              >
                {t(words.label)}
              </MenuItem>
            )
          )
        })}
      </Menu>
    </>
  )
}

type AskingProps = { booking: DeskBooking; move: Move; onOpenChange: (isOpen: boolean) => void }

export function Asking({ booking, move, onOpenChange }: AskingProps) {
  const t = useText()
  const now = useNow()
  const act = useAct(booking)
  const words = moveWords[move]
  const client = firstName(booking.client.name)
  if (!words?.title || !words.confirm) return null
  const hasReason = needsReason(move, booking, now)
  const hint = isTold(booking.reach, move) ? t(bookingDesk.reasonHint) : undefined
  const isUncounted = move === 'no_show' && booking.byShop
  const text = isUncounted ? comingDesk.notCounted : askWords(move, booking.reach)
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={t(words.title, { client })}
      text={text && t(text, { client })}
      confirm={t(words.confirm)}
      cancel={t(bookingDesk.keep)}
      isDestructive={move !== 'complete'}
      reason={hasReason ? { label: t(bookingDesk.reason), ...(hint && { hint }) } : undefined}
      onConfirm={(reason) => act(move, reason)}
    />
  )
}

// Nothing changes on the screen before the server has said so; when another person was faster, what
// they did is shown.
function useAct(booking: DeskBooking) {
  const t = useText()
  const queries = useQueryClient()
  const handle = useStale()
  return async (move: Move, reason = '') => {
    const { id, version, client, reach } = booking
    try {
      await api.bookings.move.send({ id, version, move, reason })
      const done = doneWords(move, reach)
      if (done) toast.success(t(done, { client: firstName(client.name) }))
      await refreshDesk(queries)
    } catch (error) {
      await handle(error)
    }
  }
}
