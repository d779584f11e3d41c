import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingCase } from '#contract/admin/booking-desk.ts'
import { api } from '#web/api.ts'
import { MoneyMoved } from '#web/features/admin-bookings/money-moved.tsx'
import { NoShowsAfter } from '#web/features/admin-bookings/no-shows-after.tsx'
import { useRefresh } from '#web/features/admin-bookings/use-refresh.ts'
import { useText } from '#web/language.tsx'
import { adminBookingWords, appealWords as words } from '#web/texts/admin/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Trial } from '#web/ui/states/trial.tsx'

type AppealDecisionProps = {
  appeal: { id: string; bookingId: string; clientName: string }
  isAccepted: boolean
}

// Accepts an appeal or turns it down, after saying what it means for the client.
export function AppealDecision({ appeal, isAccepted }: AppealDecisionProps) {
  const t = useText()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const counted = useQuery({
    ...api.bookingDesk.read.query({ id: appeal.bookingId }),
    enabled: isOpen,
    staleTime: 0,
  })
  const trial = useQuery({
    ...api.appeals.preview.query({ id: appeal.id }),
    enabled: isOpen && isAccepted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const isTried = !isAccepted || trial.data !== undefined
  const client = appeal.clientName
  const label = t(isAccepted ? words.accept : words.turnDown)
  return (
    <ConfirmDialog
      title={t(isAccepted ? words.acceptTitle : words.turnDownTitle)}
      text={t(isAccepted ? words.acceptText : words.turnDownText, { client })}
      confirm={label}
      isDestructive={!isAccepted}
      isIncomplete={counted.data === undefined || !isTried}
      reason={{ label: t(adminBookingWords.reason), hint: t(adminBookingWords.reasonHint) }}
      onOpenChange={setIsOpen}
      onConfirm={async (reason) => {
        try {
          await api.appeals.answer.send({ id: appeal.id, isAccepted, reason })
          toast.success(t(words.decided))
        } finally {
          await refresh()
        }
      }}
      trigger={<Button variant={isAccepted ? 'primary' : 'outline'}>{label}</Button>}
    >
      <Trial query={counted}>
        {({ noShows }) => (
          <p>
            <NoShowsAfter noShows={noShows} after={countAfter(noShows, isAccepted)} />
          </p>
        )}
      </Trial>
      {isAccepted && <Trial query={trial}>{(money) => <MoneyMoved money={money} />}</Trial>}
    </ConfirmDialog>
  )
}

const countAfter = ({ count, others }: BookingCase['noShows'], isAccepted: boolean) =>
  isAccepted ? others : count
