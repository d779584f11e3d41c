import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { OfferBadge } from '#web/features/barber-card/offer-badge.tsx'
import { useText } from '#web/language.tsx'
import { offerWords as words } from '#web/texts/money/promotions.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useNow } from '#web/use-now.ts'
import { isOver, useConditions } from '#web/words/offers.ts'

// What a client can save here, with the conditions. Nothing without an offer.
export function OfferList({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const now = useNow()
  const conditionsOf = useConditions(barber.timeZone, barber.services)
  const running = barber.promotions.filter((each) => !isOver(each, now))
  if (running.length === 0) return null
  return (
    <ul aria-label={t(words.offers)} className="mb-5 space-y-2.5">
      {running.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <OfferBadge offer={each} />
          <Hint>{conditionsOf(each).join(' · ')}</Hint>
        </li>
      ))}
    </ul>
  )
}
