import { useText } from '#web/language.tsx'
import { cityWords as words } from '#web/texts/admin/settings/cities.ts'

// How many people a change of the city concerns, in words.
export function useCityCounts(city: { barbers: number; upcoming: number }) {
  const t = useText()
  const { barbers, upcoming } = city
  return {
    barbers: t(barbers === 1 ? words.barbersOne : words.barbers, { count: barbers }),
    upcoming: t(upcoming === 1 ? words.upcomingOne : words.upcoming, { count: upcoming }),
  }
}
