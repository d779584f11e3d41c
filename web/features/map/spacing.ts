// Marks that would lie over each other become one number, so that each can be read and pressed.
import { at } from '#contract/lists.ts'
import type { MapPin, MapView } from '#contract/marketplace/search.ts'

type Cluster = MapView['clusters'][number]
export type Spot = { cluster: Cluster; pin: MapPin | null }
export type Project = (latitude: number, longitude: number) => { x: number; y: number }

// Sizes from map.css, in pixels around the anchor.
const pinBox = { left: 38, right: 38, top: 51, bottom: 4 }
const clusterBox = { left: 25, right: 25, top: 25, bottom: 25 }
// So near there is nothing left to zoom into: everyone is shown, close together or not.
export const lastSpacedZoom = 15

export function spaceOut({ clusters, pins }: MapView, project: Project): Spot[] {
  const spots = [
    ...clusters.map((cluster) => ({ cluster, pin: null })),
    ...pins.map((pin) => ({ cluster: clusterOfOne(pin), pin })),
  ]
  return join(spots, project)
}

function join(spots: Spot[], project: Project): Spot[] {
  const boxes = spots.map((spot) => boxOf(spot, project))
  for (const [index, box] of boxes.entries()) {
    const other = boxes.findIndex((each, place) => place > index && isOver(box, each))
    if (other < 0) continue
    const cluster = together(at(spots, index).cluster, at(spots, other).cluster)
    const rest = spots.filter((_, place) => place !== index && place !== other)
    return join([...rest, { cluster, pin: null }], project)
  }
  return spots
}

function boxOf({ cluster: { latitude, longitude }, pin }: Spot, project: Project) {
  const { x, y } = project(latitude, longitude)
  const { left, right, top, bottom } = pin ? pinBox : clusterBox
  return { left: x - left, right: x + right, top: y - top, bottom: y + bottom }
}

type Box = ReturnType<typeof boxOf>

function isOver(one: Box, other: Box) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

function clusterOfOne({ latitude, longitude }: MapPin): Cluster {
  return { latitude, longitude, count: 1, bounds: [longitude, latitude, longitude, latitude] }
}

function together(one: Cluster, other: Cluster): Cluster {
  const count = one.count + other.count
  const mean = (a: number, b: number) => (a * one.count + b * other.count) / count
  const [west, south, east, north] = one.bounds
  return {
    latitude: mean(one.latitude, other.latitude),
    longitude: mean(one.longitude, other.longitude),
    count,
    bounds: [
      Math.min(west, other.bounds[0]),
      Math.min(south, other.bounds[1]),
      Math.max(east, other.bounds[2]),
      Math.max(north, other.bounds[3]),
    ],
  }
}
