import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CityMap } from '#contract/marketplace/city-map.ts'
import { api } from '#web/api.ts'
import type { Canvas } from './canvas.ts'
import { roundSpot, type Spot, type View } from './view.ts'

type Options = {
  // The map shows the city around it; without it, the default city.
  spot?: Spot | null
  isStill?: boolean
  onView?: (view: View) => void
}

// A map in the element that gets the ref. Leaflet arrives after the page; until then it is null.
export function useCanvas({ spot, isStill, onView }: Options = {}) {
  const frame = useRef<HTMLDivElement>(null)
  const [canvas, setCanvas] = useState<Canvas | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const { data: settings } = useQuery(api.settings.read.query())
  const tiles = settings?.mapTiles ?? null
  const url = tiles?.url
  const tellView = useEffectEvent((view: View) => onView?.(view))

  useEffect(() => {
    let opened: Canvas | undefined
    let isGone = false
    import('./canvas.ts').then(
      ({ openCanvas }) => {
        if (isGone || !frame.current) return
        opened = openCanvas(frame.current, { tilesUrl: url, isStill, onView: tellView })
        setCanvas(opened)
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      opened?.close()
      setCanvas(null)
    }
  }, [url, isStill])

  const city = useCityMap(spot)
  useEffect(() => {
    if (city) canvas?.showCity(city)
  }, [canvas, city])

  const attribution = tiles?.attribution
  return { frame, canvas, hasFailed, attribution, isDrawn: Boolean(city?.drawing) }
}

// Stays the same object while the city is the same, so that the map is not drawn again.
function useCityMap(spot: Spot | null | undefined) {
  const { data } = useQuery({
    ...api.search.city.query(spot ? roundSpot(spot) : {}),
    placeholderData: keepPreviousData,
  })
  const [city, setCity] = useState<CityMap>()
  if (data && (data.latitude !== city?.latitude || data.longitude !== city.longitude)) setCity(data)
  return city
}
