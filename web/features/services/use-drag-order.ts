import { useRef, useState, type PointerEvent } from 'react'

// Dragging a row of a list by its handle, with finger or mouse. The rows move while it is dragged;
// the new order is given when it is let go.
export function useDragOrder<Item extends { id: string }>(
  items: readonly Item[],
  onOrder: (items: Item[]) => void,
) {
  const list = useRef<HTMLUListElement>(null)
  const [draft, setDraft] = useState<{ id: string; items: Item[] }>()
  const shown = draft?.items ?? items

  function handleOf({ id }: Item) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDraft({ id, items: [...items] })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (draft?.id !== id) return
        const from = draft.items.findIndex((item) => item.id === id)
        const to = rowAt(list.current, event.clientY)
        if (to !== -1 && to !== from) setDraft({ id, items: moved(draft.items, from, to) })
      },
      onPointerUp() {
        if (draft?.id !== id) return
        setDraft(undefined)
        if (draft.items.some((item, index) => item.id !== items[index]?.id)) onOrder(draft.items)
      },
      onPointerCancel: () => setDraft(undefined),
    }
  }

  return { list, shown, draggedId: draft?.id, handleOf }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

function rowAt(list: HTMLUListElement | null, y: number) {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top <= y && y < bottom
  })
}
