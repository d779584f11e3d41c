import { Languages, Navigation } from 'lucide-react'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { BarberCard } from '#web/features/barber-card/barber-card.tsx'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { search } from '#web/texts/marketplace/search.ts'
import { namesOfLanguages } from '#web/words/spoken-languages.ts'
import { milesOf } from '#web/words/formats.ts'
import { Slots } from './slots.tsx'

type FoundCardProps = { barber: FoundBarber; isUrgent?: boolean }

// A barber's card with what a search adds: how far, in which languages, and the next free chairs.
export function FoundCard({ barber, isUrgent }: FoundCardProps) {
  return (
    <BarberCard barber={barber} isUrgent={isUrgent}>
      <Facts barber={barber} />
      <div className="relative mt-3">
        <Slots barber={barber} />
      </div>
      <div className="absolute top-2 right-2">
        <FavoriteButton profileId={barber.id} shopName={barber.shopName} />
      </div>
    </BarberCard>
  )
}

export function Facts({ barber: { distanceMiles, languages } }: { barber: FoundBarber }) {
  const t = useText()
  const language = useLanguage()
  const spoken = namesOfLanguages(languages, language)
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground [&_svg]:size-3.5 [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-1">
      {distanceMiles !== null && (
        <li>
          <Navigation aria-hidden />
          {t(search.miles, { miles: milesOf(distanceMiles, language) })}
        </li>
      )}
      {spoken && (
        <li>
          <Languages aria-hidden />
          <span className="sr-only">{t(search.speaksAll, { languages: spoken })}</span>
          <span aria-hidden className="first-letter:uppercase">
            {spoken}
          </span>
        </li>
      )}
    </ul>
  )
}
