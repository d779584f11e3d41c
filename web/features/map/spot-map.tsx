import { useEffect } from 'react'
import { onVisible } from '#web/document/lazy-hydration.tsx'
import { useCanvas } from './use-canvas.ts'

type Spot = { latitude: number; longitude: number; label: string }

const zoom = 14

// One place on a map that is only looked at. Its script comes when it is near the screen.
export const SpotMap = onVisible<Spot>(async () => Still, <div className="h-56 bg-secondary" />)

function Still({ latitude, longitude, label }: Spot) {
  const { frame, canvas } = useCanvas({ spot: { latitude, longitude }, isStill: true })
  useEffect(() => {
    canvas?.moveTo(latitude, longitude, zoom)
    canvas?.putDot(latitude, longitude)
  }, [canvas, latitude, longitude])
  return (
    <div
      ref={frame}
      role="img"
      aria-label={label}
      className="isolate h-56 overflow-hidden rounded-lg border bg-secondary"
    />
  )
}
