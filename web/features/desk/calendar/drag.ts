// Dragging a booking, with the mouse at once and with a finger after a moment's press. While it lasts
// only the dragged element is touched, by its transform: React has nothing to do.

export type Drop = { id: string; columnKey: string; minute: number; element: HTMLElement }

type Options = {
  pxPerMinute: number
  say: (minute: number) => string
  onDrop: (drop: Drop) => void
}

type Column = { key: string; left: number }

type Drag = {
  element: HTMLElement
  pointerId: number
  fromX: number
  fromY: number
  scrollX: number
  scrollY: number
  minute: number
  id: string
  columns: Column[]
  own: Column
  isMoving: boolean
  target: { columnKey: string; minute: number }
}

const snapMinutes = 15
const slackPx = 5
const pressMs = 350
const edgePx = 48
const scrollPx = 10

export function watchDrags(board: HTMLElement, options: Options) {
  let drag: Drag | null = null
  let press: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let last = { x: 0, y: 0 }

  function down(event: PointerEvent) {
    const element = movableAt(event)
    if (!element || event.button !== 0 || drag) return
    drag = begin(board, element, event)
    if (event.pointerType !== 'mouse') press = setTimeout(lift, pressMs)
  }

  function lift() {
    if (!drag) return
    drag.isMoving = true
    drag.element.dataset.dragging = ''
    drag.element.setPointerCapture(drag.pointerId)
  }

  function move(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    last = { x: event.clientX, y: event.clientY }
    if (!drag.isMoving) {
      const isFar = Math.hypot(last.x - drag.fromX, last.y - drag.fromY) > slackPx
      if (!isFar) return
      if (event.pointerType !== 'mouse') return forget()
      lift()
    }
    draw()
    frame ||= requestAnimationFrame(scroll)
  }

  function draw() {
    if (!drag) return
    const dx = last.x - drag.fromX + board.scrollLeft - drag.scrollX
    const dy = last.y - drag.fromY + board.scrollTop - drag.scrollY
    const { column, minute } = nearest(drag, dx, dy / options.pxPerMinute)
    drag.target = { columnKey: column.key, minute }
    const x = column.left - drag.own.left
    const y = (minute - drag.minute) * options.pxPerMinute
    drag.element.style.transform = `translate3d(${x}px, ${y}px, 0)`
    drag.element.dataset.time = options.say(minute)
  }

  // The board goes on under a booking that is held at its edge.
  function scroll() {
    frame = 0
    if (!drag?.isMoving) return
    const { x, y } = edgeAt(board, last)
    if (x === 0 && y === 0) return
    board.scrollBy(x * scrollPx, y * scrollPx)
    draw()
    frame = requestAnimationFrame(scroll)
  }

  function up(event: PointerEvent) {
    if (drag?.pointerId !== event.pointerId) return
    const { id, element, isMoving, target, minute, own } = drag
    forget()
    if (!isMoving) return
    swallowClick(board)
    const isElsewhere = target.minute !== minute || target.columnKey !== own.key
    if (isElsewhere) options.onDrop({ id, ...target, element })
    else springBack(element)
  }

  function cancel(event: Event) {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    if (!drag) return
    const { element, isMoving } = drag
    forget()
    if (isMoving) springBack(element)
  }

  function forget() {
    clearTimeout(press)
    cancelAnimationFrame(frame)
    frame = 0
    if (drag) delete drag.element.dataset.dragging
    drag = null
  }

  // A finger that carries a booking does not scroll the page.
  const hold = (event: Event) => drag?.isMoving && event.preventDefault()

  const ear = new AbortController()
  const { signal } = ear
  board.addEventListener('pointerdown', down, { signal })
  board.addEventListener('pointermove', move, { signal })
  board.addEventListener('pointerup', up, { signal })
  board.addEventListener('pointercancel', cancel, { signal })
  board.addEventListener('touchmove', hold, { passive: false, signal })
  board.addEventListener('contextmenu', hold, { signal })
  document.addEventListener('keydown', cancel, { signal })
  return () => {
    forget()
    ear.abort()
  }
}

function nearest({ columns, own, minute: from }: Drag, dx: number, minutes: number) {
  const here = own.left + dx
  const column = columns.reduce((best, each) =>
    Math.abs(each.left - here) < Math.abs(best.left - here) ? each : best,
  )
  const minute = Math.max(0, Math.round((from + minutes) / snapMinutes) * snapMinutes)
  return { column, minute }
}

const movableAt = ({ target }: PointerEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null

type Point = { x: number; y: number }

// Which way a point at the rim of the board points.
function edgeAt(board: HTMLElement, { x, y }: Point): Point {
  const { top, bottom, left, right } = board.getBoundingClientRect()
  return {
    x: x < left + edgePx ? -1 : x > right - edgePx ? 1 : 0,
    y: y < top + edgePx ? -1 : y > bottom - edgePx ? 1 : 0,
  }
}

function begin(board: HTMLElement, element: HTMLElement, event: PointerEvent): Drag | null {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')].map((each) => ({
    key: each.dataset.column ?? '',
    left: each.offsetLeft,
  }))
  const home = element.closest<HTMLElement>('[data-column]')
  const own = columns.find(({ key }) => key === home?.dataset.column)
  const id = element.dataset.booking
  if (!own || id === undefined) return null
  const minute = Number(element.dataset.minute)
  return {
    element,
    pointerId: event.pointerId,
    fromX: event.clientX,
    fromY: event.clientY,
    scrollX: board.scrollLeft,
    scrollY: board.scrollTop,
    minute,
    id,
    columns,
    own,
    isMoving: false,
    target: { columnKey: own.key, minute },
  }
}

const springMs = 200

export function springBack(element: HTMLElement) {
  element.style.transition = `transform ${springMs}ms ease-out`
  element.style.transform = ''
  setTimeout(() => settle(element), springMs)
}

export function settle(element: HTMLElement) {
  element.style.transition = ''
  element.style.transform = ''
  delete element.dataset.time
}

// Letting go of a booking is no click on it.
function swallowClick(board: HTMLElement) {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  board.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => board.removeEventListener('click', swallow, { capture: true }), 0)
}
