import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#web/api.ts'
import type { Canvas } from './canvas.ts'
import type { View } from './view.ts'

type Options = { isStill?: boolean; onView?: (view: View) => void }

// A map in the element that gets the ref. Leaflet arrives after the page; until then it is null.
export function useCanvas({ isStill, onView }: Options = {}) {
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

  return { frame, canvas, hasFailed, attribution: tiles?.attribution }
}
