import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

// Which comes first: by dragging a handle with a finger or a mouse, or by the arrow keys on it. What
// was let go is saved; while a save is under way, only the newest of those that follow is kept.
export function useOrder(saved: readonly string[], save: (ids: string[]) => Promise<unknown>) {
  const [moved, setMoved] = useState<string[] | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const latest = useRef<string[] | null>(null)
  const isSaving = useRef(false)
  const ids = moved ? withNews(moved, saved) : [...saved]

  async function commit(wanted: string[]) {
    latest.current = wanted
    if (isSaving.current) return
    isSaving.current = true
    while (latest.current) {
      const sending: string[] = latest.current
      latest.current = null
      await save(sending)
    }
    isSaving.current = false
    setMoved(null)
  }

  function moveTo(id: string, place: number) {
    const rest = ids.filter((each) => each !== id)
    const next = rest.toSpliced(Math.min(Math.max(place, 0), rest.length), 0, id)
    setMoved(next)
    setLast(id)
    return next
  }

  function handle(id: string) {
    return {
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        const place = ids.indexOf(id) + step
        if (place >= 0 && place < ids.length) void commit(moveTo(id, place))
      },
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(id)
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (dragged !== id) return
        const over = document.elementFromPoint(clientX, clientY)?.closest('[data-picture]')
        const other = over?.getAttribute('data-picture')
        if (other && other !== id && ids.includes(other)) moveTo(id, ids.indexOf(other))
      },
      onPointerUp() {
        if (dragged !== id) return
        setDragged(null)
        if (moved) void commit(ids)
      },
      onPointerCancel() {
        setDragged(null)
        setMoved(null)
      },
    }
  }

  return { ids, dragged, last, handle }
}

const steps: Record<string, number | undefined> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

// Merges items that were added or removed while the order was edited.
function withNews(moved: readonly string[], saved: readonly string[]) {
  const kept = moved.filter((id) => saved.includes(id))
  return [...kept, ...saved.filter((id) => !kept.includes(id))]
}
