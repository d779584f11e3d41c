// The title of a search: on the page, in the browser tab, for search engines.
import { fill, type Params, type Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { useCity } from '#web/use-city.ts'
import { pages } from '#web/texts/pages.ts'
import { categoryNames, search as words } from '#web/texts/marketplace/search.ts'
import { filtersOf, type Search } from '#web/features/search/filters.ts'

// `home` is the default city.
export function wordsOf({ category, city, near = city }: Search, home: string) {
  const place = near ?? home
  if (!category && place === home) return pages.explore
  const params = (language: 'en' | 'es') => ({
    place,
    category: category ? categoryNames[category][language] : '',
  })
  return {
    title: filled(category ? words.categoryIn : words.barbersIn, params),
    description: filled(category ? words.describeCategory : words.describePlace, params),
  }
}

export function useTitle(search: Search) {
  const city = useCity() ?? ''
  return useText()(wordsOf(search, city).title, { city })
}

// Styles and places are pages of their own; every other narrowing is the same list again.
export function isNarrowed(search: Search) {
  return search.q !== undefined || filtersOf(search).length > 0
}

function filled(text: Text, params: (language: 'en' | 'es') => Params): Text {
  return { en: fill(text, 'en', params('en')), es: fill(text, 'es', params('es')) }
}
