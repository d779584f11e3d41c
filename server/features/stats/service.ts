import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import type { Db } from '#server/database/db.ts'
import { readPlatformStats } from '#server/features/content/service.ts'
import { countPlatform } from './queries.ts'

export async function readPlatformFigures(db: Db): Promise<PlatformFigures> {
  const managed = await readPlatformStats(db)
  const real = await countPlatform(db)
  const { use_real_data: isReal, override_values: shown } = managed
  const managedCities = shown.total_cities_display ?? `${managed.total_cities}+`
  const figure = (value: number, isReal: boolean, managed: string | undefined) => ({
    value,
    isReal,
    display: isReal ? null : (managed ?? null),
  })
  return {
    barbers: figure(real.totalBarbers, isReal.barbers, shown.total_barbers_display),
    bookings: figure(real.totalBookings, isReal.bookings, shown.total_bookings_display),
    rating: figure(real.averageRating, isReal.rating, shown.average_rating_display),
    cities: figure(
      isReal.cities ? real.totalCities : managed.total_cities,
      isReal.cities,
      managedCities,
    ),
  }
}
