import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Found, FoundBarber } from '#contract/marketplace/search.ts'
import type { Search } from '#web/features/search/filters.ts'
import { useLater } from '#web/ui/lists/later.ts'
import { useLocate } from '#web/features/search/locate.ts'
import { useText } from '#web/language.tsx'
import { useHome } from '#web/use-city.ts'
import { map as words } from '#web/texts/marketplace/map.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import type { Canvas } from './canvas.ts'
import { MapStatus } from './map-status.tsx'
import { PinCard } from './pin-card.tsx'
import { useCanvas } from './use-canvas.ts'
import { useMarks } from './use-marks.ts'
import { cornersAround, cornersOf, type View } from './view.ts'

const pauseMs = 250
const zoomOf = { city: 11, neighborhood: 13, you: 14 }

type BarberMapProps = {
  search: Search
  // Where the search is, for the map to go there.
  place: Found['place']
  // The listed barbers, so that the map starts where they are.
  listed?: readonly FoundBarber[]
  // Told when the map has come to rest somewhere else.
  onView?: (view: View) => void
  children?: ReactNode
}

export function BarberMap({ search, place, listed, onView, children }: BarberMapProps) {
  const t = useText()
  const [seen, setSeen] = useState<View | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { frame, canvas, hasFailed, attribution, isDrawn } = useCanvas({
    spot: place,
    onView: setSeen,
  })
  const view = useLater(seen, pauseMs)
  const found = useMarks({ search, view, canvas, onChoose: setChosen })
  useStart(canvas, search, place)
  useListed(canvas, search.bounds ? none : listed)
  useTold(view, onView)

  useEffect(() => {
    canvas?.press(chosen)
    if (chosen) canvas?.reveal(chosen)
  }, [canvas, chosen])
  useEffect(() => canvas?.press(chosen), [canvas, chosen, found.data])

  function close() {
    if (chosen) canvas?.focus(chosen)
    setChosen(null)
  }

  return (
    <div
      className="relative isolate size-full overflow-hidden"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && chosen) close()
      }}
    >
      <div
        ref={frame}
        role="region"
        aria-label={t(words.canvas)}
        className="absolute inset-0 z-0 bg-secondary -outline-offset-2"
      />
      <div className="pointer-events-none absolute inset-x-3 top-3 z-10 flex flex-col items-start gap-2 *:pointer-events-auto">
        {children}
        <MapStatus found={found} isReady={canvas !== null} hasFailed={hasFailed} />
      </div>
      {canvas && <Hands canvas={canvas} />}
      <p className="absolute bottom-0 left-0 z-10 rounded-tr-md bg-card/85 px-1.5 text-xs text-muted-foreground empty:hidden">
        {attribution || (isDrawn && t(words.boundaries))}
      </p>
      {chosen && <PinCard key={chosen} id={chosen} onClose={close} />}
    </div>
  )
}

// Buttons for zoom and own position, for use without wheel or pinch.
function Hands({ canvas }: { canvas: Canvas }) {
  const t = useText()
  const { locate, isAsking, isRefused } = useLocate(({ latitude, longitude }) => {
    canvas.putDot(latitude, longitude)
    canvas.moveTo(latitude, longitude, zoomOf.you)
  })
  return (
    <>
      <p
        role="status"
        className="absolute inset-x-3 bottom-44 z-10 mx-auto w-fit max-w-sm rounded-lg border bg-card px-3 py-2 text-md shadow-card empty:hidden"
      >
        {isRefused && t(words.locateRefused)}
      </p>
      <div className="absolute right-3 bottom-3 z-10 grid gap-2">
        <IconButton label={t(words.locate)} variant="outline" aria-busy={isAsking} onClick={locate}>
          {isAsking ? <Spinner /> : <LocateFixed aria-hidden />}
        </IconButton>
        <IconButton label={t(words.zoomIn)} variant="outline" onClick={() => canvas.zoomBy(1)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label={t(words.zoomOut)} variant="outline" onClick={() => canvas.zoomBy(-1)}>
          <Minus aria-hidden />
        </IconButton>
      </div>
    </>
  )
}

// Opens where the address says, and goes along when the place of the search changes.
function useStart(canvas: Canvas | null, search: Search, place: Found['place']) {
  const home = useHome()
  const { latitude, longitude } = place ?? home
  const begin = useEffectEvent((canvas: Canvas, isFirst: boolean) => {
    const corners = cornersOf(search.bounds)
    const isNear = search.near !== undefined || search.latitude !== undefined
    if (corners) {
      if (isFirst) canvas.fit(corners)
    } else canvas.moveTo(latitude, longitude, isNear ? zoomOf.neighborhood : zoomOf.city)
  })
  const opened = useRef<Canvas>(null)
  useEffect(() => {
    if (!canvas) return
    begin(canvas, canvas !== opened.current)
    opened.current = canvas
  }, [canvas, latitude, longitude])
}

const none: readonly FoundBarber[] = []

function useListed(canvas: Canvas | null, listed = none) {
  useEffect(() => {
    if (!canvas || listed.length === 0) return
    if (!listed.some(({ latitude, longitude }) => canvas.sees(latitude, longitude)))
      canvas.fit(cornersAround(listed))
  }, [canvas, listed])
}

// Where a map opens is no news.
function useTold(view: View | null, onView?: (view: View) => void) {
  const first = useRef<View>(null)
  const tell = useEffectEvent((view: View) => onView?.(view))
  useEffect(() => {
    if (!view) return
    first.current ??= view
    if (view !== first.current) tell(view)
  }, [view])
}
