import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { claimWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ClaimForm } from './claim-form.tsx'
import { refreshDisputes } from './use-live-disputes.ts'

type DisputeDialogProps = {
  booking: Booking & { link?: string }
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  onOpened: () => Promise<unknown>
}

// Opens a dispute from the booking.
export function DisputeDialog({ booking, open, onOpenChange, onOpened }: DisputeDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, link, totalCents, creditCents } = booking
  return (
    <Dialog
      size="md"
      title={t(words.title)}
      description={t(words.text)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <ClaimForm
        mostCents={totalCents + creditCents}
        onSend={async (claim) => {
          await api.disputes.open.send({ id, link, ...claim })
          toast.success(t(words.sent))
          await Promise.all([refreshDisputes(queries), onOpened()])
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}
