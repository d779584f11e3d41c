import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useText } from '#web/language.tsx'
import { priceWords as words } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from './facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { useSaying, useStale } from './use-move.ts'

// The shop's final price is higher than booked, and the client says yes or no.
export function PriceNotice({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const queries = useQueryClient()
  const handle = useStale()
  const say = useSaying()
  const [busy, setBusy] = useState<boolean | null>(null)
  const { id, link, barber, priceAsk, totalCents } = booking
  if (!priceAsk) return null
  const said = {
    shop: barber.shopName,
    asked: priceOf(priceAsk.totalCents),
    price: priceOf(totalCents),
    services: priceAsk.items.map(({ name }) => name).join(' + '),
  }

  async function answer(isAccepted: boolean) {
    setBusy(isAccepted)
    try {
      await api.afterBooking.answerPrice.send({ id, link, isAccepted })
      toast.success(t(isAccepted ? words.accepted : words.refused, said))
      await refreshBookings(queries)
    } catch (refusal) {
      await handle(refusal).catch(say)
    }
    setBusy(null)
  }
  return (
    <Notice
      tone="warning"
      title={t(words.ask, said)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={busy === true} onClick={() => void answer(true)}>
            {t(words.yes, said)}
          </Button>
          <Button
            size="sm"
            variant="outline"
            busy={busy === false}
            onClick={() => void answer(false)}
          >
            {t(words.no, said)}
          </Button>
        </div>
      }
    >
      {t(words.askText, said)}
    </Notice>
  )
}
