// One pin that can be carried: by hand, by a tap on the map, by the arrow keys.
import * as L from 'leaflet'

type PinOptions = { label: string; onMove: (latitude: number, longitude: number) => void }

const stepPx = 8
const manySteps = 5
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

export function heldPin(map: L.Map) {
  let pin: { marker: L.Marker; button: HTMLButtonElement } | undefined

  function draw(at: L.LatLngTuple, { onMove }: PinOptions) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'map-pin-held'
    const icon = L.divIcon({ className: 'map-pin-place', html: button, iconSize: [0, 0] })
    const marker = L.marker(at, { icon, draggable: true, keyboard: false })
    const tell = ({ lat, lng }: L.LatLng) => onMove(lat, lng)
    marker.on('dragend', () => tell(marker.getLatLng()))
    button.addEventListener('keydown', (event) => {
      const way = arrows[event.key]
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      const steps = event.shiftKey ? manySteps : 1
      const from = map.latLngToContainerPoint(marker.getLatLng())
      tell(map.containerPointToLatLng(from.add([way[0] * steps, way[1] * steps])))
    })
    marker.addTo(map)
    return { marker, button }
  }

  return {
    isPut: () => pin !== undefined,
    put(latitude: number, longitude: number, options: PinOptions) {
      pin ??= draw([latitude, longitude], options)
      pin.marker.setLatLng([latitude, longitude])
      pin.button.ariaLabel = options.label
    },
    onTap(heard: (latitude: number, longitude: number) => void) {
      const hear = ({ latlng }: L.LeafletMouseEvent) => heard(latlng.lat, latlng.lng)
      map.on('click', hear)
      return () => void map.off('click', hear)
    },
  }
}
