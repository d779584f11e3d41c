// Reads what people type, with the places and the clock of the city they ask in.
import { zoneOf, dateOfDay, dayMinutes } from '#server/shop-clock.ts'
import type { Atlas, City } from './atlas.ts'
import { createLexicon, type Lexicon } from './read/lexicon.ts'
import { read } from './read/read.ts'
import type { Clock, Knows, Reading } from './read/types.ts'
import { fold } from './read/tokens.ts'
import { plain } from './places.ts'

export type Reader = ReturnType<typeof createReader>

const mostKept = 2000

export function createReader(atlas: Atlas) {
  const lexicons = new Map<string, Lexicon>()
  const kept = new Map<string, Reading>()

  // The lexicon in which the places of this city come first.
  function lexiconOf(city: City | undefined) {
    const key = city?.id ?? ''
    const known = lexicons.get(key)
    if (known) return known
    const others = atlas.filter((each) => each !== city)
    const lexicon = createLexicon((city ? [city, ...others] : others).flatMap(namesIn))
    lexicons.set(key, lexicon)
    return lexicon
  }

  function readIn(q: string, { cityName, now, knows }: Asked): Reading {
    const asked = cityName && fold(cityName)
    const city = atlas.find(({ name }) => fold(name) === asked) ?? atlas[0]
    const clock = city ? clockIn(city.timeZone, now) : { date: dateOfDay(0), minutes: 0 }
    const key = `${city?.id} ${clock.date} ${clock.minutes} ${q}`
    const known = kept.get(key)
    if (known) return known
    const reading = read(q, { clock, lexicon: lexiconOf(city), knows })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, reading)
    return reading
  }

  return { read: readIn, forget: () => kept.clear() }
}

type Asked = { cityName: string | undefined; now: number; knows: Knows }

export function clockIn(timeZone: string, now: number): Clock {
  const zone = zoneOf(timeZone)
  return { date: dateOfDay(zone.dayOf(now)), minutes: zone.toLocal(now) % dayMinutes }
}

export const namesIn = ({ places }: City) =>
  places.map((place) => ({ place: plain(place), names: place.names }))
