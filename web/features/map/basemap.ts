// Houston without a tile server: land, water, roads and names, coloured by map.css.
import * as L from 'leaflet'
import { at } from '#contract/lists.ts'
import { counties } from './counties.ts'
import { bayous, freeways, neighborhoods, parks, streets, waters } from './houston.ts'

const zoomOf = { streets: 11, shields: 11, water: 12, parks: 12, streetNames: 13 }

export function drawBasemap(map: L.Map) {
  const land = makePane(map, 'land', 110)
  const water = makePane(map, 'water', 120)
  const road = makePane(map, 'road', 130)
  makePane(map, 'names', 450)

  for (const { name, points } of counties)
    L.polygon(pointsOf(points), land(`map-county ${name === 'Harris' ? 'map-home' : ''}`)).addTo(
      map,
    )
  for (const { points } of parks) L.polygon(pointsOf(points), land('map-park')).addTo(map)
  for (const { points } of waters) L.polygon(pointsOf(points), water('map-water')).addTo(map)
  for (const { points, widthPx } of bayous)
    L.polyline(pointsOf(points), { ...water('map-bayou'), weight: widthPx }).addTo(map)

  const drawn = streets.map(({ points }) => L.polyline(pointsOf(points), road('map-street')))
  const edges = freeways.map(({ points }) => L.polyline(pointsOf(points), road('map-edge')))
  const lanes = freeways.map(({ points, kind }) =>
    L.polyline(pointsOf(points), road(`map-freeway map-${kind}`)),
  )
  for (const layer of [...edges, ...lanes]) layer.addTo(map)

  const names = placeNames()
  const fitToZoom = () => {
    const zoom = map.getZoom()
    for (const street of drawn) {
      street.setStyle({ weight: 1 + Math.max(0, zoom - 10) * 0.7 })
      toggle(map, street, zoom >= zoomOf.streets)
    }
    freeways.forEach(({ isMajor }, index) => {
      const weight = (isMajor ? 3.2 : 2.2) + Math.max(0, zoom - 11) * 1.1
      edges[index]?.setStyle({ weight: weight + 2 })
      lanes[index]?.setStyle({ weight })
    })
    for (const { layer, fromZoom } of names) toggle(map, layer, zoom >= fromZoom)
  }
  map.on('zoomend', fitToZoom)
  fitToZoom()
}

function makePane(map: L.Map, pane: string, zIndex: number) {
  map.createPane(pane).style.zIndex = String(zIndex)
  const renderer = L.svg({ pane, padding: 0.6 })
  return (className: string) => ({ pane, renderer, className, interactive: false })
}

function placeNames() {
  return [
    ...neighborhoods.map(({ name, points }, index) => ({
      layer: nameAt(at(pointsOf(points), 0), name, 'map-neighborhood'),
      fromZoom: zoomOfNeighborhood(index),
    })),
    ...freeways.flatMap(({ name, points, kind }) =>
      [0.28, 0.72].map((share) => ({
        layer: nameAt(pointAlong(points, share), name, `map-shield map-shield-${kind}`),
        fromZoom: zoomOf.shields,
      })),
    ),
    ...streets.map(({ name, points }) => ({
      layer: nameAt(pointAlong(points, 0.5), name, 'map-street-name'),
      fromZoom: zoomOf.streetNames,
    })),
    ...[...waters, ...bayous.slice(0, 4)].map(({ name, points }) => ({
      layer: nameAt(pointAlong(points, 0.4), name, 'map-water-name'),
      fromZoom: zoomOf.water,
    })),
    ...parks.map(({ name, points }) => ({
      layer: nameAt(L.latLngBounds(pointsOf(points)).getCenter(), name, 'map-park-name'),
      fromZoom: zoomOf.parks,
    })),
  ]
}

// All of them would lie over each other from far away.
function zoomOfNeighborhood(index: number) {
  if (index % 4 === 0) return 10
  if (index % 2 === 0) return 11
  return index < 34 ? 12 : 13
}

function nameAt(point: L.LatLngExpression, name: string, className: string) {
  const html = document.createElement('span')
  html.textContent = name
  html.ariaHidden = 'true'
  const icon = L.divIcon({ className: `map-name ${className}`, html, iconSize: [0, 0] })
  return L.marker(point, { pane: 'names', interactive: false, keyboard: false, icon })
}

function toggle(map: L.Map, layer: L.Layer, isShown: boolean) {
  if (isShown) layer.addTo(map)
  else layer.remove()
}

function pointAlong(points: string, share: number) {
  const all = pointsOf(points)
  return at(all, Math.floor(all.length * share))
}

function pointsOf(points: string) {
  return points.split(' ').map((pair): [number, number] => {
    const [latitude = 0, longitude = 0] = pair.split(',').map(Number)
    return [latitude, longitude]
  })
}
