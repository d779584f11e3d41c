import { useState } from 'react'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useSentence, useText } from '#web/language.tsx'
import { completionWords } from '#web/texts/bookings/completion.ts'
import { priceWords as words } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type PriceAskProps = {
  token: string
  booking: CompletedBooking
  onSaid: (booking: CompletedBooking) => void
}

export function PriceAsk({ token, booking, onSaid }: PriceAskProps) {
  const t = useText()
  const sentence = useSentence()
  const [busy, setBusy] = useState<boolean | null>(null)
  const { priceAsk, barber, totalCents } = booking
  if (booking.priceAnswer !== null) {
    const said = booking.priceAnswer ? words.answeredYes : words.answeredNo
    return <Notice title={t(words.answered)}>{t(said, { price: priceOf(totalCents) })}</Notice>
  }
  if (!priceAsk || booking.isExpired) return null
  const said = {
    shop: barber.shopName,
    asked: priceOf(priceAsk.totalCents),
    price: priceOf(totalCents),
    services: priceAsk.items.map(({ name }) => name).join(' + '),
  }

  async function answer(isAccepted: boolean) {
    setBusy(isAccepted)
    await api.completion.answerPrice
      .send({ token, isAccepted })
      .then(onSaid, async (error: unknown) => {
        // The page then says what was answered.
        if (isRefusal(error) && error.code === 'PRICE_ANSWERED')
          toast.info(sentence(messageOf(error)))
        else toast.error(t(completionWords.notDone), { description: sentence(messageOf(error)) })
        await api.completion.read.send({ token }).then(onSaid, () => {})
      })
    setBusy(null)
  }
  return (
    <Notice
      tone="warning"
      title={t(words.ask, said)}
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button busy={busy === true} onClick={() => void answer(true)}>
            {t(words.yes, said)}
          </Button>
          <Button variant="outline" busy={busy === false} onClick={() => void answer(false)}>
            {t(words.no, said)}
          </Button>
        </div>
      }
    >
      {t(words.askText, said)}
    </Notice>
  )
}
