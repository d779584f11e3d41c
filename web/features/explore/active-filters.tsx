import type { Text } from '#contract/language.ts'
import type { Found } from '#contract/marketplace/search.ts'
import { priceOf } from '#web/words/money.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  badgeNames,
  paymentNames,
  search as words,
  timeNames,
  whenNames,
} from '#web/texts/marketplace/search.ts'
import { Button } from '#web/ui/button.tsx'
import { RemovableChip } from '#web/ui/forms/chip.tsx'
import { nameOfLanguage } from '#web/words/spoken-languages.ts'
import { milesOf } from '#web/words/formats.ts'
import { chipWords, dayWords } from '#web/features/search/chip-words.ts'
import { filtersOf, without, withoutFilters, type Search } from '#web/features/search/filters.ts'

type ActiveFiltersProps = {
  search: Search
  // What was read from the words.
  reading: Found['reading'] | undefined
  onChange: (search: Search) => void
}

// The active filters, typed and picked, each with a button to remove it.
export function ActiveFilters({ search, reading, onChange }: ActiveFiltersProps) {
  const t = useText()
  const language = useLanguage()
  const nameOf = useFilterName(search)
  const active = filtersOf(search)
  // The results of before may still be shown.
  const isCurrent = reading && reading.q === search.q?.normalize('NFC')
  const chips = isCurrent ? reading.chips : []
  if (active.length + chips.length === 0) return null
  return (
    <ul
      aria-label={t(words.activeFilters)}
      className="mt-2 flex items-center gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:mt-3 sm:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={`${chip.kind} ${chip.without}`} className="shrink-0">
          <RemovableChip
            name={chipWords(chip, language)}
            onRemove={() => onChange({ ...without(search, ['q']), q: chip.without || undefined })}
          >
            {chipWords(chip, language)}
          </RemovableChip>
        </li>
      ))}
      {active.map((field) => (
        <li key={field} className="shrink-0">
          <RemovableChip name={nameOf(field)} onRemove={() => onChange(without(search, [field]))}>
            {nameOf(field)}
          </RemovableChip>
        </li>
      ))}
      {active.length > 0 && (
        <li className="shrink-0">
          <Button variant="link" size="md" onClick={() => onChange(withoutFilters(search))}>
            {t(words.clear)}
          </Button>
        </li>
      )}
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
      when: () => maybe(search.when && whenNames[search.when]),
      date: () => (date ? dayWords(date, language) : ''),
      dateTo: () =>
        search.dateTo ? t(words.until, { time: dayWords(search.dateTo, language) }) : '',
      timeFrom: () => t(words.from, { time: search.timeFrom ?? '' }),
      timeTo: () => t(words.until, { time: search.timeTo ?? '' }),
      openNow: () => t(words.openNow),
      style: () => search.style ?? '',
      priceMinCents: () => t(words.fromPrice, { price: priceOf(search.priceMinCents ?? 0) }),
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
