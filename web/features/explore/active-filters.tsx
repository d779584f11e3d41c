import type { Language, Text } from '#contract/language.ts'
import { priceOf } from '#web/words/money.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  badgeNames,
  paymentNames,
  search as words,
  timeNames,
} from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovableChip } from '#web/ui/forms/chip.tsx'
import { nameOfLanguage } from '#web/words/spoken-languages.ts'
import { dateFormat, milesOf } from '#web/words/formats.ts'
import { filtersOf, without, withoutFilters, type Search } from '#web/features/search/filters.ts'

type ActiveFiltersProps = { search: Search; onChange: (search: Search) => void }

// The active filters, each with a button to remove it.
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const t = useText()
  const nameOf = useFilterName(search)
  const active = filtersOf(search)
  if (active.length === 0) return null
  return (
    <ul aria-label={t(words.activeFilters)} className="mt-3 flex flex-wrap items-center gap-2">
      {active.map((field) => (
        <li key={field}>
          <RemovableChip name={nameOf(field)} onRemove={() => onChange(without(search, [field]))}>
            {nameOf(field)}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button variant="link" size="md" onClick={() => onChange(withoutFilters(search))}>
          {t(words.clear)}
        </Button>
      </li>
    </ul>
  )
}

export function useFilterName(search: Search) {
  const t = useText()
  const language = useLanguage()
  return (field: keyof Search): string => {
    const { date, timeOfDay, priceMaxCents = 0, ratingMin = 0, distanceMiles = 0 } = search
    const { language: spoken = '', payment, badge } = search
    const maybe = (text: Text | undefined) => (text ? t(text) : '')
    const names: Partial<Record<keyof Search, () => string>> = {
      date: () => (date ? dayWords(date, language) : ''),
      timeOfDay: () => maybe(timeOfDay && timeNames[timeOfDay]),
      openToday: () => t(words.openToday),
      priceMaxCents: () => t(words.upTo, { price: priceOf(priceMaxCents) }),
      ratingMin: () => t(words.andUp, { rating: ratingMin.toFixed(1) }),
      distanceMiles: () => t(words.within, { miles: milesOf(distanceMiles, language) }),
      language: () => t(words.speaks, { language: nameOfLanguage(spoken, language) }),
      payment: () => maybe(payment && paymentNames[payment]),
      walkIns: () => t(words.walkIns),
      offers: () => t(words.offers),
      accessible: () => t(words.accessible),
      badge: () => maybe(badge && badgeNames[badge]),
      bounds: () => t(words.hereOnly),
    }
    return names[field]?.() ?? ''
  }
}

// Date-only values have no time zone; they are read at noon UTC.
function dayWords(day: string, language: Language) {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}
