import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingCase, LinkKind } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayReschedule } from '#contract/bookings/rescheduling.ts'
import { ruleFor, type Move } from '#contract/bookings/workflow.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { caseWords } from '#web/texts/admin/booking-case.ts'
import { adminBookingWords as words, moveWords } from '#web/texts/admin/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { useNow } from '#web/use-now.ts'
import { Reschedule } from './reschedule.tsx'
import { SendLink } from './send-link.tsx'
import { MoneyMoved } from './money-moved.tsx'
import { NoShowsAfter } from './no-shows-after.tsx'
import { useRefresh } from './use-refresh.ts'

const offered = ['accept', 'decline', 'complete', 'no_show', 'void', 'cancel'] as const

type NoShows = BookingCase['noShows']
type BookingMovesProps = { booking: Booking; noShows: NoShows; links: readonly LinkKind[] }

// What is open to this administrator. What an owner or a client of the same person may do is on
// their own screens.
export function BookingMoves({ booking, noShows, links }: BookingMovesProps) {
  const t = useText()
  const parts = booking.parts.filter((part) => part === 'admin' || part === 'enforcer')
  const now = useNow()
  if (parts.length === 0) return null
  const usual = offered.filter((move) => ruleFor(move, booking, ['admin'], now))
  const forced = offered.filter(
    (move) => !usual.includes(move) && ruleFor(move, booking, parts, now),
  )
  const isMovable = mayReschedule(booking, ['admin'], now)
  const isIdle = usual.length + forced.length + links.length === 0 && !isMovable
  return (
    <section aria-label={t(words.actions)}>
      <SectionTitle className="mb-3">{t(words.actions)}</SectionTitle>
      {isIdle && <Hint>{t(words.nothingToDo)}</Hint>}
      <div className="grid gap-2">
        {isMovable && <Reschedule booking={booking} />}
        {usual.map((move) => (
          <MoveButton key={move} move={move} booking={booking} />
        ))}
        {links.map((kind) => (
          <SendLink key={kind} kind={kind} id={booking.id} />
        ))}
      </div>
      {forced.length > 0 && (
        <div className="mt-5 rounded-lg border border-destructive/35 p-3">
          <p className="font-semibold">{t(caseWords.force)}</p>
          <Hint className="mb-3">{t(caseWords.forceText)}</Hint>
          <div className="grid gap-2">
            {forced.map((move) => (
              <MoveButton key={move} move={move} booking={booking} noShows={noShows} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

// `noShows`: those that count against the client now, for moves that change them.
type MoveButtonProps = { move: Move; booking: Booking; noShows?: NoShows }

function MoveButton({ move, booking, noShows }: MoveButtonProps) {
  const t = useText()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const trial = useQuery({
    ...api.bookingDesk.previewMove.query({ id: booking.id, move }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const said = moveWords[move]
  if (!said) return null

  async function act(reason: string) {
    const { id, version } = booking
    try {
      await api.bookings.move.send({ id, move, version, reason })
      toast.success(t(words.done))
    } finally {
      await refresh()
    }
  }

  return (
    <ConfirmDialog
      title={t(said.title)}
      text={
        <>
          {t(said.text)}
          {noShows !== undefined && (
            <Consequences move={move} booking={booking} noShows={noShows} />
          )}
        </>
      }
      confirm={t(said.button)}
      cancel={t(words.leave)}
      isDestructive={said.isDestructive}
      isIncomplete={trial.data === undefined}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onOpenChange={setIsOpen}
      onConfirm={act}
      trigger={
        <Button variant="outline" wide>
          {t(said.button)}
        </Button>
      }
    >
      <Trial query={trial}>{(money) => <MoneyMoved money={money} />}</Trial>
    </ConfirmDialog>
  )
}

type ConsequencesProps = { move: Move; booking: Booking; noShows: NoShows }

// A no-show that was appealed with success, or at a time only the shop chose, does not count.
function Consequences({ move, booking, noShows }: ConsequencesProps) {
  const isCounted = booking.byShop === null && booking.appeal?.state !== 'accepted'
  const after = noShows.others + (move === 'no_show' && isCounted ? 1 : 0)
  return <NoShowsAfter noShows={noShows} after={after} />
}
