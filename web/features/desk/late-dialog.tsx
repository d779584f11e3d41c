import { useState } from 'react'
import { lateMinutes } from '#contract/limits.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useSaying } from './use-desk.ts'
import type { DeskBooking } from './booking-moves.ts'

type LateDialogProps = {
  booking: DeskBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

// One tap tells the client.
export function LateDialog({ booking, open, onOpenChange }: LateDialogProps) {
  const t = useText()
  const place = usePlace()
  const say = useSaying()
  const [busy, setBusy] = useState<number | null>(null)
  const client = firstName(booking.client.name)

  async function tell(minutes: number) {
    setBusy(minutes)
    try {
      await api.desk.late.send({ place, id: booking.id, minutes })
      toast.success(t(bookingDesk.lateTold, { client, minutes }))
    } catch (error) {
      say(error)
    }
    setBusy(null)
    onOpenChange(false)
  }
  return (
    <Dialog
      title={t(bookingDesk.lateTitle)}
      description={t(booking.reach === 'text' ? bookingDesk.lateTexted : bookingDesk.lateText, {
        client,
      })}
      open={open}
      onOpenChange={onOpenChange}
    >
      <div className="grid grid-cols-2 gap-2.5">
        {lateMinutes.map((minutes) => (
          <Button
            key={minutes}
            variant="outline"
            busy={busy === minutes}
            disabled={busy !== null}
            onClick={() => void tell(minutes)}
          >
            {t(bookingDesk.lateMinutes, { minutes })}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
