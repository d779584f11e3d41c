// A city without a tile server: land, water, roads and names, coloured by map.css.
import * as L from 'leaflet'
import { at } from '#contract/lists.ts'
import type { CityMap, Drawing } from '#contract/marketplace/city-map.ts'
import { plainGround } from './plain-ground.ts'

const zoomOf = { grid: 11, streets: 11, shields: 11, water: 12, parks: 12, streetNames: 13 }

const blank: Drawing = {
  counties: [],
  parks: [],
  waters: [],
  streams: [],
  streets: [],
  freeways: [],
}

// Draws one city at a time.
export function createBasemap(map: L.Map) {
  const panes = {
    land: makePane(map, 'land', 110),
    water: makePane(map, 'water', 120),
    road: makePane(map, 'road', 130),
  }
  makePane(map, 'names', 450)
  let erase = () => {}
  return (city: CityMap) => {
    erase()
    erase = draw(map, panes, city)
  }
}

type Panes = Record<'land' | 'water' | 'road', ReturnType<typeof makePane>>

function draw(map: L.Map, { land, water, road }: Panes, city: CityMap) {
  const { counties, parks, waters, streams, streets, freeways } = city.drawing ?? blank
  const plain = city.drawing === null ? plainGround(city, land) : null
  const ground = [
    ...(plain?.land ?? []),
    ...counties.map(({ points, isHome }) =>
      L.polygon(pointsOf(points), land(`map-county ${isHome ? 'map-home' : ''}`)),
    ),
    ...parks.map(({ points }) => L.polygon(pointsOf(points), land('map-park'))),
    ...waters.map(({ points }) => L.polygon(pointsOf(points), water('map-water'))),
    ...streams.map(({ points, widthPx }) =>
      L.polyline(pointsOf(points), { ...water('map-stream'), weight: widthPx }),
    ),
  ]
  const drawn = streets.map(({ points }) => L.polyline(pointsOf(points), road('map-street')))
  const edges = freeways.map(({ points }) => L.polyline(pointsOf(points), road('map-edge')))
  const lanes = freeways.map(({ points, kind }) =>
    L.polyline(pointsOf(points), road(`map-freeway map-${kind}`)),
  )
  for (const layer of [...ground, ...edges, ...lanes]) layer.addTo(map)

  const names = namesOn(city)
  const fitToZoom = () => {
    const zoom = map.getZoom()
    if (plain) toggle(map, plain.fine, zoom >= zoomOf.grid)
    plain?.patches.forEach((patch, index) => toggle(map, patch, zoom >= zoomOfNeighborhood(index)))
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

  return () => {
    map.off('zoomend', fitToZoom)
    const named = names.map(({ layer }) => layer)
    for (const layer of [...ground, ...drawn, ...edges, ...lanes, ...named]) layer.remove()
    for (const layer of plain ? [plain.fine, ...plain.patches] : []) layer.remove()
  }
}

function makePane(map: L.Map, pane: string, zIndex: number) {
  map.createPane(pane).style.zIndex = String(zIndex)
  const renderer = L.svg({ pane, padding: 0.6 })
  return (className: string) => ({ pane, renderer, className, interactive: false })
}

function namesOn({ neighborhoods, drawing }: CityMap) {
  const { parks, waters, streams, streets, freeways } = drawing ?? blank
  return [
    ...neighborhoods.map(({ name, latitude, longitude }, index) => ({
      layer: nameAt([latitude, longitude], name, 'map-neighborhood'),
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
    ...[...waters, ...streams.filter(({ isNamed }) => isNamed)].map(({ name, points }) => ({
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
