// The active cities with their neighborhoods and ZIP codes. Kept in memory with the register.
import { drawing, type Drawing } from '#contract/marketplace/city-map.ts'
import type { Place } from '#contract/marketplace/search.ts'
import type { Db } from '#server/database/db.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { listCities, listCityPlaces } from './queries.ts'
import { fold } from './read/tokens.ts'

export type KnownPlace = Place & {
  city: string
  // The name to search for it by: with its city, outside of the default city.
  label: string
  folded: string
  // What people type for it.
  names: readonly string[]
}

export type City = {
  id: string
  name: string
  timeZone: string
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
    const { id, name, timeZone, latitude, longitude } = row
    const known = ({ aliases, ...place }: Place & { aliases: string[] }): KnownPlace => ({
      ...place,
      city: name,
      label: index > 0 && place.kind === 'neighborhood' ? `${place.name}, ${name}` : place.name,
      folded: fold(place.name).replace(/^the /, ''),
      names: [place.name, place.name.replace(/^The /, ''), ...aliases],
    })
    return {
      id,
      name,
      timeZone,
      latitude,
      longitude,
      drawing: drawing.safeParse(row.drawing).data ?? null,
      places: [cityItself(row), ...(byCity.get(id) ?? [])].map(known),
    }
  })
}

// A city is also called by its name and state.
const cityItself = (row: CityRow) => ({
  kind: 'city' as const,
  name: row.name,
  latitude: row.latitude,
  longitude: row.longitude,
  aliases: [`${row.name} ${row.state}`, ...row.aliases],
})

type CityRow = Awaited<ReturnType<typeof listCities>>[number]
