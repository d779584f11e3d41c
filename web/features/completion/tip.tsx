import { useState } from 'react'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { firstName } from '#contract/first-name.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { TipChooser, TipGiven } from '#web/features/after-booking/tip-chooser.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { tipWords as words } from '#web/texts/bookings/after-booking.ts'
import { TitledCard } from '#web/ui/card.tsx'

type TipProps = {
  token: string
  booking: CompletedBooking
  onTipped: (booking: CompletedBooking) => void
}

export function Tip({ token, booking, onTipped }: TipProps) {
  const t = useText()
  const language = useLanguage()
  // Asked until it is answered, and again to change the answer.
  const [isAsking, setIsAsking] = useState(booking.tipCents === 0)
  const { tipCents, mayTip, totalCents } = booking
  const name = firstName(booking.professionalName)
  const until = mayTip ? shopDate(booking.tipUntil, booking.barber.timeZone, language) : null
  if (tipCents > 0 && !isAsking)
    return <TipGiven {...{ name, tipCents, until }} onChange={() => setIsAsking(true)} />
  if (!mayTip || !isAsking) return null

  async function tip(cents: number) {
    onTipped(await api.completion.tip.send({ token, tipCents: cents }))
    setIsAsking(false)
  }
  return (
    <TitledCard title={t(words.title, { name })}>
      <TipChooser {...{ name, totalCents, tipCents }} percents={booking.tipPercents} onTip={tip} />
    </TitledCard>
  )
}
