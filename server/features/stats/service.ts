import type { PlatformFigures } from '#contract/stats.ts'
import type { Db } from '#server/db.ts'
import { readPlatformStats } from '#server/features/content/service.ts'
import { countPlatform } from './queries.ts'

export { countPlatform }

export async function readPlatformFigures(db: Db): Promise<PlatformFigures> {
  const managed = await readPlatformStats(db)
  const real = await countPlatform(db)
  const { use_real_data: isReal, override_values: shown } = managed
  const managedCities = shown.total_cities_display ?? `${managed.total_cities}+`
  return {
    barbers: {
      value: real.totalBarbers,
      display: isReal.barbers ? null : (shown.total_barbers_display ?? null),
    },
    bookings: {
      value: real.totalBookings,
      display: isReal.bookings ? null : (shown.total_bookings_display ?? null),
    },
    rating: {
      value: real.averageRating,
      display: isReal.rating ? null : (shown.average_rating_display ?? null),
    },
    cities: {
      value: isReal.cities ? real.totalCities : managed.total_cities,
      display: isReal.cities ? null : managedCities,
    },
  }
}
