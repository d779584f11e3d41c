import { Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/language.tsx'
import { map as words } from '#web/texts/marketplace/map.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useHome } from '#web/use-city.ts'
import { useCanvas } from './use-canvas.ts'

type PinMapProps = {
  // Null until the pin is placed.
  spot: { latitude: number; longitude: number } | null
  // Accessible names of the map and of its pin.
  label: string
  pinLabel: string
  onMove: (latitude: number, longitude: number) => void
}

const zoomOf = { city: 10, street: 14 }

// A map with one pin to be put in place. It follows a pin that leaves its view.
export function PinMap({ spot, label, pinLabel, onMove }: PinMapProps) {
  const t = useText()
  const home = useHome()
  const { frame, canvas } = useCanvas({ spot })
  const move = useEffectEvent(onMove)
  const { latitude, longitude } = spot ?? {}

  useEffect(() => {
    canvas?.moveTo(home.latitude, home.longitude, zoomOf.city)
    return canvas?.pin.onTap(move)
  }, [canvas, home.latitude, home.longitude])
  useEffect(() => {
    if (!canvas || latitude === undefined || longitude === undefined) return
    const isFirst = !canvas.pin.isPut()
    canvas.pin.put(latitude, longitude, { label: pinLabel, onMove: move })
    if (isFirst || !canvas.sees(latitude, longitude))
      canvas.moveTo(latitude, longitude, zoomOf.street)
  }, [canvas, latitude, longitude, pinLabel])

  return (
    <div className="relative isolate h-72 overflow-hidden rounded-lg border bg-secondary sm:h-80">
      <div
        ref={frame}
        role="region"
        aria-label={label}
        className="absolute inset-0 -outline-offset-2"
      />
      {canvas && (
        <div className="absolute right-3 bottom-3 z-10 grid gap-2">
          <IconButton label={t(words.zoomIn)} variant="outline" onClick={() => canvas.zoomBy(1)}>
            <Plus aria-hidden />
          </IconButton>
          <IconButton label={t(words.zoomOut)} variant="outline" onClick={() => canvas.zoomBy(-1)}>
            <Minus aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  )
}
