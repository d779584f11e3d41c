import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { ruleFor, type Move } from '#contract/bookings/workflow.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { adminBookingWords as words, moveWords } from '#web/texts/admin/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useNow } from '#web/use-now.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'

const offered = ['accept', 'decline', 'complete', 'no_show', 'void', 'cancel'] as const

// The moves that are open to this administrator. Those of an owner or a client of the same person
// are on their own screens.
export function BookingMoves({ booking }: { booking: Booking }) {
  const t = useText()
  const parts = booking.parts.filter((part) => part === 'admin' || part === 'enforcer')
  const now = useNow()
  const open = offered.filter((move) => ruleFor(move, booking, parts, now))
  if (parts.length === 0) return null
  return (
    <section aria-label={t(words.actions)}>
      <SectionTitle className="mb-3">{t(words.actions)}</SectionTitle>
      {open.length === 0 && <Hint>{t(words.nothingToDo)}</Hint>}
      <div className="grid gap-2">
        {open.map((move) => (
          <MoveButton key={move} move={move} booking={booking} />
        ))}
      </div>
    </section>
  )
}

function MoveButton({ move, booking }: { move: Move; booking: Booking }) {
  const t = useText()
  const queries = useQueryClient()
  const said = moveWords[move]
  if (!said) return null

  async function act(reason: string) {
    const { id, version } = booking
    try {
      await api.bookings.move.send({ id, move, version, reason })
      toast.success(t(words.done))
    } finally {
      await queries.invalidateQueries({ queryKey: api.bookings.read.key() })
      void queries.invalidateQueries({ queryKey: api.adminBookings.list.key() })
      void queries.invalidateQueries({ queryKey: api.adminBookings.trail.key() })
    }
  }

  return (
    <ConfirmDialog
      title={t(said.title)}
      text={t(said.text)}
      confirm={t(said.button)}
      isDestructive={said.isDestructive}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={act}
      trigger={
        <Button variant="outline" wide>
          {t(said.button)}
        </Button>
      }
    />
  )
}
