// The ground of a city that nobody has drawn yet: a grid for the eye to measure by, and a patch for
// each neighborhood.
import * as L from 'leaflet'
import type { CityMap } from '#contract/marketplace/city-map.ts'

const patchMeters = 1100
// In degrees. The fine grid is shown from near.
const gridSteps = { coarse: 0.1, fine: 0.02 }

type Style = (className: string) => L.PolylineOptions

export function plainGround({ bounds, neighborhoods }: CityMap, land: Style) {
  const [west, south, east, north] = bounds
  const corners = L.latLngBounds([south, west], [north, east])
  return {
    land: [
      L.rectangle(corners, land('map-county map-home')),
      L.polyline(gridOf(bounds, gridSteps.coarse), land('map-grid')),
    ],
    patches: neighborhoods.map(({ latitude, longitude }) =>
      L.circle([latitude, longitude], { ...land('map-patch'), radius: patchMeters }),
    ),
    fine: L.polyline(gridOf(bounds, gridSteps.fine), land('map-grid')),
  }
}

function gridOf([west, south, east, north]: CityMap['bounds'], step: number) {
  const lines: L.LatLngTuple[][] = []
  for (let at = Math.ceil(west / step); at * step <= east; at++)
    lines.push([
      [south, at * step],
      [north, at * step],
    ])
  for (let at = Math.ceil(south / step); at * step <= north; at++)
    lines.push([
      [at * step, west],
      [at * step, east],
    ])
  return lines
}
