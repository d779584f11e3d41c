// Leaflet, and everything that is said to it. Fetched only when a map is shown: it needs a window.
import * as L from 'leaflet'
import type { CityMap } from '#contract/marketplace/city-map.ts'
import { createBasemap } from './basemap.ts'
import { heldPin } from './held-pin.ts'
import './map.css'
import { boundsOf, type Corners, type View } from './view.ts'

export type Mark = {
  key: string
  kind: 'pin' | 'cluster'
  latitude: number
  longitude: number
  // The label for screen readers, and the visible lines; the second is smaller.
  name: string
  lines: readonly string[]
  onPress: () => void
}

export type Canvas = ReturnType<typeof openCanvas>

type Options = {
  tilesUrl?: string
  // Without hands: it can be looked at, not moved.
  isStill?: boolean
  onView?: (view: View) => void
}

export function openCanvas(element: HTMLElement, { tilesUrl, isStill = false, onView }: Options) {
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 9,
    maxZoom: 17,
    zoomAnimation: !isStill && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    ...(isStill && still),
  })
  element.classList.add('map-canvas')
  element.classList.toggle('map-still', isStill)
  const marks = new Map<string, { mark: Mark; marker: L.Marker; button: HTMLButtonElement }>()
  let dot: L.Marker | undefined

  map.on('moveend', () => onView?.({ bounds: boundsOf(map.getBounds()), zoom: map.getZoom() }))
  if (tilesUrl) map.whenReady(() => layTiles(map, tilesUrl))
  const drawCity = createBasemap(map)
  // A map that is put away sees nothing, and keeps what it saw.
  const resized = new ResizeObserver(() => {
    if (element.clientWidth > 0) map.invalidateSize({ pan: false })
  })
  resized.observe(element)

  return {
    showCity(city: CityMap) {
      const [west, south, east, north] = city.bounds
      map.setMaxBounds(L.latLngBounds([south, west], [north, east]))
      map.whenReady(() => drawCity(city))
    },
    moveTo: (latitude: number, longitude: number, zoom: number) =>
      map.setView([latitude, longitude], zoom),
    fit: ([west, south, east, north]: Corners) =>
      map.fitBounds(L.latLngBounds([south, west], [north, east]), {
        padding: [44, 60],
        maxZoom: 16,
      }),
    project: (latitude: number, longitude: number) =>
      map.project([latitude, longitude], map.getZoom()),
    sees: (latitude: number, longitude: number) => map.getBounds().contains([latitude, longitude]),
    // Into the part that neither the edge nor the card hides.
    reveal(key: string) {
      const at = marks.get(key)?.marker.getLatLng()
      const { x, y } = map.getSize()
      const isWide = x >= 640
      const top: L.PointTuple = [isWide ? 380 : 44, 72]
      const bottom: L.PointTuple = [44, isWide ? 44 : Math.min(290, y / 2)]
      if (at) map.panInside(at, { paddingTopLeft: top, paddingBottomRight: bottom })
    },
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    // Marks that stay keep their element, and with it the keyboard's place.
    show(wanted: readonly Mark[]) {
      const keys = new Set(wanted.map(({ key }) => key))
      for (const [key, { marker }] of marks) {
        if (keys.has(key)) continue
        marker.remove()
        marks.delete(key)
      }
      for (const mark of wanted) {
        const known = marks.get(mark.key)
        if (known) known.mark = mark
        else marks.set(mark.key, draw(mark))
      }
    },
    press(key: string | null) {
      for (const [each, { mark, button }] of marks)
        if (mark.kind === 'pin') button.ariaPressed = String(each === key)
    },
    focus: (key: string) => (marks.get(key)?.button ?? element).focus({ preventScroll: true }),
    putDot(latitude: number, longitude: number) {
      dot?.remove()
      dot = L.marker([latitude, longitude], { ...silent, icon: iconOf('map-dot', 'span') }).addTo(
        map,
      )
    },
    pin: heldPin(map),
    close() {
      resized.disconnect()
      // Leaflet 1.9.4 ends a zoom by a timer that outlives the map, and reads panes that are gone.
      Object.assign(map, { _animatingZoom: false })
      map.remove()
    },
  }

  function draw(mark: Mark) {
    const icon = iconOf('map-mark-place', 'button')
    const button = icon.options.html as HTMLButtonElement
    button.type = 'button'
    button.className = `map-mark map-${mark.kind}`
    if (mark.kind === 'pin') button.ariaPressed = 'false'
    const [line = '', small] = mark.lines
    addText(button, 'span', mark.name).className = 'sr-only'
    addText(button, 'span', line).ariaHidden = 'true'
    if (small) addText(button, 'small', small).ariaHidden = 'true'
    button.addEventListener('click', () => marks.get(mark.key)?.mark.onPress())
    L.DomEvent.disableClickPropagation(button)
    const marker = L.marker([mark.latitude, mark.longitude], { ...silent, icon }).addTo(map)
    return { mark, marker, button }
  }
}

const still: L.MapOptions = {
  dragging: false,
  keyboard: false,
  touchZoom: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
}
// The button inside hears the clicks, not Leaflet.
const silent = { interactive: false, keyboard: false }

function iconOf(className: string, tag: 'span' | 'button') {
  return L.divIcon({ className, html: document.createElement(tag), iconSize: [0, 0] })
}

function addText(parent: HTMLElement, tag: 'span' | 'small', text: string) {
  const element = parent.appendChild(document.createElement(tag))
  element.textContent = text
  return element
}

// The built-in map stays until a tile has really come, and for ever when none does.
function layTiles(map: L.Map, url: string) {
  const layer = L.tileLayer(url, { maxZoom: 19 })
  layer.once('tileload', () => map.getContainer().classList.add('map-has-tiles'))
  layer.addTo(map)
}
