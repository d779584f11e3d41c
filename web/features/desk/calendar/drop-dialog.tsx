// A booking was let go somewhere else: said back, and done only with a yes.
import type { CalendarBooking } from '#contract/bookings/desk.ts'
import { isTold } from '#contract/bookings/reach.ts'
import { firstName } from '#contract/first-name.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useMoveTo } from '#web/features/desk/move-dialog.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { instantOf } from '#web/words/shop-time.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import type { Slot } from './board.tsx'
import { minuteWords } from './words.ts'

type DropDialogProps = {
  booking: CalendarBooking
  target: Slot
  memberName: string
  isOutsideHours: boolean
  onClose: () => void
}

export function DropDialog(props: DropDialogProps) {
  const { booking, target, memberName: name, isOutsideHours, onClose } = props
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const move = useMoveTo(booking)
  const client = firstName(booking.client.name)
  const startsAt = instantOf(target, timeZone)
  const isTelling = isTold(booking.reach, 'reschedule')
  const said = { client, name, when: whenWords(startsAt, timeZone, language) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(calendarTexts.dropTitle, { client, time: minuteWords(target.minute, language) })}
      text={t(isTelling ? calendarTexts.dropText : calendarTexts.dropTextAlone, said)}
      confirm={t(isTelling ? calendarTexts.dropConfirm : bookingDesk.moveAlone, said)}
      cancel={t(calendarTexts.dropKeep)}
      onConfirm={() => move({ startsAt, memberId: target.memberId, isOutsideHours })}
    >
      {isOutsideHours && (
        <Notice tone="warning" title={t(bookingDesk.outside, { name })}>
          {t(bookingDesk.outsideText)}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
