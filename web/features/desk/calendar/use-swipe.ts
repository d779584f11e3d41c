import { useRef, type TouchEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '#contract/bookings/desk.ts'
import { useSearchLink } from '#web/ui/search-link.ts'

const farPx = 70

// Where one member's day is shown, a finger goes on to the next one's.
export function useSwipe(all: readonly Member[], shown: readonly Member[]) {
  const link = useSearchLink()
  const navigate = useNavigate()
  const from = useRef({ x: 0, y: 0, left: 0 })
  if (shown.length !== 1 || all.length < 2) return {}
  const at = all.findIndex(({ id }) => id === shown[0]?.id)

  function onTouchStart({ touches, currentTarget }: TouchEvent) {
    const touch = touches.item(0)
    const left = currentTarget.querySelector('[role=region]')?.scrollLeft ?? 0
    if (touch) from.current = { x: touch.clientX, y: touch.clientY, left }
  }

  function onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
    const touch = changedTouches.item(0)
    const isCarrying = currentTarget.querySelector('[data-time]') !== null
    const left = currentTarget.querySelector('[role=region]')?.scrollLeft ?? 0
    if (!touch || isCarrying || left !== from.current.left) return
    const dx = touch.clientX - from.current.x
    const dy = touch.clientY - from.current.y
    if (Math.abs(dx) < farPx || Math.abs(dy) > farPx / 2) return
    const next = all[at + (dx < 0 ? 1 : -1)]
    if (next) void navigate(link({ member: next.id }), { preventScrollReset: true })
  }
  return { onTouchStart, onTouchEnd }
}
