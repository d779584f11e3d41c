import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { TipChooser, TipGiven } from '#web/features/after-booking/tip-chooser.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { tipWords as words } from '#web/texts/bookings/after-booking.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'

type TipDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

// Tips later: for seven days after the visit.
export function TipDialog({ booking, open, onOpenChange }: TipDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, link, totalCents, tipCents, tipPercents, professional } = booking
  const name = firstName(professional.name)
  const { session } = useSession()
  const { data } = useQuery({
    ...api.payments.ofBooking.query({ id }),
    enabled: open && session !== null && link === undefined && tipCents > 0,
    retry: false,
  })
  const isByCard = data?.lines.some(
    ({ purpose, state }) => purpose === 'tip' && state === 'succeeded',
  )

  async function tip(cents: number) {
    await api.afterBooking.tip.send({ id, link, tipCents: cents })
    const amount = priceOf(cents)
    toast.success(cents > 0 ? t(words.given, { amount }) : t(words.removed))
    await refreshBookings(queries)
    onOpenChange(false)
  }
  return (
    <Dialog title={t(words.title, { name })} open={open} onOpenChange={onOpenChange}>
      {isByCard ? (
        <TipGiven {...{ name, tipCents }} until={null} onChange={() => {}} />
      ) : (
        <TipChooser {...{ name, totalCents, tipCents }} percents={tipPercents} onTip={tip} />
      )}
    </Dialog>
  )
}
