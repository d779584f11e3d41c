// The active cities with their neighborhoods and ZIP codes. Kept in memory with the register.
import { drawing, type Drawing } from '#contract/marketplace/city-map.ts'
import type { Place } from '#contract/marketplace/search.ts'
import type { Db } from '#server/database/db.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { listCities, listCityPlaces } from './queries.ts'
import { fold } from './words.ts'

export type KnownPlace = Place & {
  city: string
  // The name to search for it by: with its city, outside of the default city.
  label: string
  folded: string
}

export type City = {
  id: string
  name: string
  latitude: number
  longitude: number
  drawing: Drawing | null
  places: KnownPlace[]
}

// The default city comes first.
export type Atlas = readonly City[]

export async function readAtlas(db: Db): Promise<Atlas> {
  const { cityDefault } = await readSettings(db)
  const [cities, places] = await Promise.all([listCities(db, cityDefault), listCityPlaces(db)])
  const byCity = Map.groupBy(places, ({ cityId }) => cityId)
  return cities.map((row, index) => {
    const { id, name, latitude, longitude } = row
    const known = (place: Place): KnownPlace => ({
      ...place,
      city: name,
      label: index > 0 && place.kind === 'neighborhood' ? `${place.name}, ${name}` : place.name,
      folded: fold(place.name).replace(/^the /, ''),
    })
    return {
      id,
      name,
      latitude,
      longitude,
      drawing: drawing.safeParse(row.drawing).data ?? null,
      places: [{ kind: 'city' as const, name, latitude, longitude }, ...(byCity.get(id) ?? [])].map(
        known,
      ),
    }
  })
}
