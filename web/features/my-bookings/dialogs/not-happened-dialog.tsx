import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'

type NotHappenedDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function NotHappenedDialog({ booking, open, onOpenChange }: NotHappenedDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, link } = booking
  return (
    <ConfirmDialog
      title={t(words.notHappenedTitle)}
      text={t(words.notHappenedText)}
      confirm={t(words.notHappened)}
      isDestructive
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await api.afterBooking.notHappened.send({ id, link })
        toast.success(t(words.flagged))
        await refreshBookings(queries)
      }}
    />
  )
}
