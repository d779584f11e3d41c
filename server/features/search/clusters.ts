// What a map shows: those who stand alone as pins, those who would cover each other as one number.
import type { MapView } from '#contract/search.ts'
import type { Match } from './find.ts'

// A map of the whole world is one tile of 256 pixels; each zoom doubles it.
const tilePixels = 256
const cellPixels = 64
// Closer than this there is room for everyone.
const pinsFromZoom = 16
const mostPins = 400

export function clustersOf(matches: readonly Match[], zoom: number): MapView {
  const cells = new Map<number, Match[]>()
  const size = cellPixels / (tilePixels * 2 ** Math.floor(zoom))
  for (const match of matches) {
    const { latitude, longitude } = match.entry.card
    const column = Math.floor((longitude + 180) / 360 / size)
    const row = Math.floor(mercator(latitude) / size)
    const key = zoom >= pinsFromZoom ? cells.size : column * 2 ** 26 + row
    const cell = cells.get(key)
    if (cell) cell.push(match)
    else cells.set(key, [match])
  }
  const view: MapView = { clusters: [], pins: [], total: matches.length }
  for (const cell of cells.values())
    if (cell.length === 1 && view.pins.length < mostPins) view.pins.push(pinOf(cell[0]!))
    else view.clusters.push(clusterOf(cell))
  return view
}

// How far down the world's square a latitude lies, from 0 to 1.
function mercator(latitude: number) {
  const angle = (latitude * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2
}

function pinOf({ entry, offer }: Match) {
  const { id, shopName, latitude, longitude, averageRating, totalReviews } = entry.card
  const { priceFromCents } = offer
  return { id, shopName, latitude, longitude, averageRating, totalReviews, priceFromCents }
}

// Where its barbers are on average, so that it lies among them.
function clusterOf(cell: readonly Match[]): MapView['clusters'][number] {
  let [west, south, east, north] = [180, 90, -180, -90]
  let [latitudes, longitudes] = [0, 0]
  for (const { entry } of cell) {
    const { latitude, longitude } = entry.card
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    latitudes += latitude
    longitudes += longitude
  }
  return {
    latitude: latitudes / cell.length,
    longitude: longitudes / cell.length,
    count: cell.length,
    bounds: [west, south, east, north],
  }
}
