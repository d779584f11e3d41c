// What an appointment left to pay by card. A guest pays on the provider's page.
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useWayToPage } from '#web/features/paying/leaving.ts'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { useText } from '#web/language.tsx'
import { onFileWords as words } from '#web/texts/money/on-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { priceOf } from '#web/words/money.ts'

export function PayOwed({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const queries = useQueryClient()
  const provider = useProvider()
  const { isBusy, go } = useWayToPage(() => refreshBookings(queries))
  const { id, link, status, owedCents } = booking
  const amount = priceOf(owedCents)
  // The bank may want its client to go on with the same payment.
  async function start() {
    const started = await api.payments.payOwed.send({ id, link })
    return started.state === 'needs_client'
      ? api.payments.resume.send({ id: started.id, link })
      : started
  }
  return (
    <div className="mt-4 space-y-3">
      <Notice
        tone="warning"
        action={
          <Button size="sm" busy={isBusy} onClick={() => void go(start)}>
            {t(words.pay, { amount })}
          </Button>
        }
      >
        {t(status === 'completed' ? words.owedVisit : words.owedFee, { amount })}
      </Notice>
      <DemoNotice provider={provider} />
    </div>
  )
}
