// The map: single barbers as pins, overlapping ones as a cluster with a count.
import { at } from '#contract/lists.ts'
import type { MapView } from '#contract/marketplace/search.ts'
import { numberAt, type Columns, type Kind } from './columns.ts'

// A map of the whole world is one tile of 256 pixels; each zoom doubles it.
const tilePixels = 256
const cellPixels = 64
// From this zoom on all barbers are pins.
const pinsFromZoom = 16
const mostPins = 400

// One grid cell: count, center, and one of its barbers.
type Cell = {
  slot: number
  count: number
  latitudes: number
  longitudes: number
  bounds: [west: number, south: number, east: number, north: number]
}

export function clustersOf(
  table: Columns,
  { slots, kind, zoom }: { slots: readonly number[]; kind: Kind; zoom: number },
): MapView {
  const cells = new Map<number, Cell>()
  const { latitude: latitudes, longitude: longitudes, down } = table.columns
  const size = cellPixels / (tilePixels * 2 ** Math.floor(zoom))
  for (const slot of slots) {
    const latitude = numberAt(latitudes, slot)
    const longitude = numberAt(longitudes, slot)
    const column = Math.floor((longitude + 180) / 360 / size)
    const row = Math.floor(numberAt(down, slot) / size)
    const key = zoom >= pinsFromZoom ? cells.size : column * 2 ** 26 + row
    const cell = cells.get(key)
    if (cell) widen(cell, latitude, longitude)
    else cells.set(key, cellAt(slot, latitude, longitude))
  }
  const view: MapView = { clusters: [], pins: [], total: slots.length }
  for (const cell of cells.values())
    if (cell.count === 1 && view.pins.length < mostPins) view.pins.push(pinOf(table, cell, kind))
    else view.clusters.push(clusterOf(cell))
  return view
}

function cellAt(slot: number, latitude: number, longitude: number): Cell {
  const bounds: Cell['bounds'] = [longitude, latitude, longitude, latitude]
  return { slot, count: 1, latitudes: latitude, longitudes: longitude, bounds }
}

function widen(cell: Cell, latitude: number, longitude: number) {
  const { bounds } = cell
  cell.count += 1
  cell.latitudes += latitude
  cell.longitudes += longitude
  if (longitude < bounds[0]) bounds[0] = longitude
  if (latitude < bounds[1]) bounds[1] = latitude
  if (longitude > bounds[2]) bounds[2] = longitude
  if (latitude > bounds[3]) bounds[3] = latitude
}

function pinOf({ entries, byKind }: Columns, { slot }: Cell, kind: Kind) {
  const { id, shopName, latitude, longitude, averageRating, totalReviews } = at(entries, slot).card
  const priceFromCents = numberAt(byKind[kind].price, slot)
  return { id, shopName, latitude, longitude, averageRating, totalReviews, priceFromCents }
}

// At the average position of its barbers.
function clusterOf({ count, latitudes, longitudes, bounds }: Cell): MapView['clusters'][number] {
  return { latitude: latitudes / count, longitude: longitudes / count, count, bounds }
}
