import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import { inPatientTransaction, type Db } from '#server/database/db.ts'
import { readPlatformStats } from '#server/features/content/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { countPlatform, findCounts, saveCounts, type Counts } from './queries.ts'

export async function readPlatformFigures(db: Db): Promise<PlatformFigures> {
  const managed = await readPlatformStats(db)
  const real = (await findCounts(db)) ?? (await countPlatform(db))
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

// Open pages and caches hear of it only when a figure has changed. Counting years of bookings takes
// longer than a person would wait.
export function updateCounts(db: Db) {
  return inPatientTransaction(db, async (db) => {
    const [before, counts] = [await findCounts(db), await countPlatform(db)]
    if (before && isSame(before, counts)) return
    await saveCounts(db, counts)
    await publish(db, 'stats')
  })
}

function isSame(a: Counts, b: Counts) {
  return (
    a.totalBarbers === b.totalBarbers &&
    a.totalBookings === b.totalBookings &&
    a.averageRating === b.averageRating &&
    a.totalCities === b.totalCities
  )
}
