// Days and members side by side, hours from top to bottom.
import clsx from 'clsx'
import {
  useEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { CalendarView, Member } from '#contract/bookings/desk.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { BoardHead } from './board-head.tsx'
import { pxPerMinute } from './block.tsx'
import './board.css'
import { BoardColumn, heightOf } from './column.tsx'
import { watchDrags, type Drop } from './drag.ts'
import { columnsOf, fillColumns, frameOf, type Closed, type Filled, type Span } from './layout.ts'
import { Signs } from './signs.tsx'
import { minuteWords } from './words.ts'

export type Slot = { date: string; minute: number; memberId: string }
export type Dropped = Drop & { filled: Filled }

type BoardProps = {
  days: readonly string[]
  members: readonly Member[]
  view: CalendarView
  onDrop: (dropped: Dropped) => void
  onBooking: (id: string) => void
  onSlot: (slot: Slot) => void
  onBlocked: (closed: Closed) => void
}

const narrowPx = 76
const widePx = 104
const gutterPx = 52
const tapMinutes = 15
const hourPx = `${60 * pxPerMinute}px`

export function Board(props: BoardProps) {
  const { days, members, view } = props
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const nowMs = Math.floor(useNow() / 60_000) * 60_000
  const columns = useMemo(
    () =>
      columnsOf(
        days,
        members.map(({ id }) => id),
      ),
    [days, members],
  )
  const filled = useMemo(() => fillColumns(columns, view, timeZone), [columns, view, timeZone])
  const frame = useSteady(frameOf(filled))
  const board = useRef<HTMLDivElement>(null)
  const isNarrow = days.length > 1 && members.length > 1
  const heard = useHearing(board, { ...props, filled, frame })
  useFirstLook(board, frame, days)
  const columnPx = isNarrow ? narrowPx : widePx
  const tracks = `${gutterPx}px repeat(${columns.length}, minmax(0, 1fr))`
  const minWidth = gutterPx + columns.length * columnPx

  return (
    <>
      <Signs />
      <div
        ref={board}
        role="region"
        tabIndex={0}
        aria-label={t(calendarTexts.board)}
        onClick={heard}
        className="relative max-h-[72dvh] min-h-80 overflow-auto overscroll-x-contain rounded-xl border bg-card shadow-card"
      >
        <div
          className="grid"
          style={{ gridTemplateColumns: tracks, minWidth, '--hour': hourPx } as CSSProperties}
        >
          <BoardHead days={days} members={members} />
          <Hours frame={frame} />
          {filled.map((each) => (
            <BoardColumn
              key={each.column.key}
              filled={each}
              {...{ frame, isNarrow, language, nowMs }}
              label={t(calendarTexts.columnOf, {
                name: members.find(({ id }) => id === each.column.memberId)?.name ?? '',
                day: dayWords(each.column.date, language, longDay),
              })}
            />
          ))}
        </div>
      </div>
    </>
  )
}

function Hours({ frame }: { frame: Span }) {
  const language = useLanguage()
  const hours = Array.from(
    { length: (frame.to - frame.from) / 60 },
    (_, step) => frame.from + step * 60,
  )
  return (
    <div aria-hidden className="sticky left-0 z-10 bg-card" style={{ height: heightOf(frame) }}>
      {hours.map((minute, step) => (
        <span
          key={minute}
          className={clsx(
            'absolute right-1.5 text-xs text-muted-foreground tabular-nums',
            step === 0 ? 'translate-y-0.5' : '-translate-y-1/2',
          )}
          style={{ top: (minute - frame.from) * pxPerMinute }}
        >
          {minuteWords(minute, language).replace(':00', '')}
        </span>
      ))}
    </div>
  )
}

// The same span stays the same object, so that nothing is drawn anew for it.
function useSteady({ from, to }: Span) {
  return useMemo(() => ({ from, to }), [from, to])
}

type Heard = BoardProps & { filled: Filled[]; frame: Span }

// The board hears for its blocks: one listener instead of hundreds.
function useHearing(board: RefObject<HTMLDivElement | null>, heard: Heard) {
  const language = useLanguage()
  const latest = useRef(heard)
  useEffect(() => {
    latest.current = heard
  })
  useEffect(() => {
    if (!board.current) return
    return watchDrags(board.current, {
      pxPerMinute,
      say: (minute) => minuteWords(minute, language),
      onDrop(drop) {
        const { filled, onDrop } = latest.current
        const target = filled.find(({ column }) => column.key === drop.columnKey)
        if (target) onDrop({ ...drop, filled: target })
      },
    })
  }, [board, language])

  return ({ target, clientY }: MouseEvent) => {
    const { filled, frame, onBooking, onSlot, onBlocked } = latest.current
    if (!(target instanceof Element)) return
    const bookingId = target.closest<HTMLElement>('[data-booking]')?.dataset.booking
    if (bookingId) return onBooking(bookingId)
    const column = target.closest<HTMLElement>('[data-column]')
    const found = filled.find((each) => each.column.key === column?.dataset.column)
    if (!column || !found) return
    const startsAt = target.closest<HTMLElement>('[data-blocked]')?.dataset.blocked
    const closed = found.blocked.find((each) => each.startsAt === startsAt)
    if (closed) return onBlocked(closed)
    const raw = frame.from + (clientY - column.getBoundingClientRect().top) / pxPerMinute
    const minute = Math.floor(raw / tapMinutes) * tapMinutes
    const { date, memberId } = found.column
    onSlot({ date, memberId, minute })
  }
}

const aheadMinutes = 60

// When today is shown, it and its present hour are in sight.
function useFirstLook(
  board: RefObject<HTMLDivElement | null>,
  frame: Span,
  days: readonly string[],
) {
  const timeZone = useBusinessZone()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  useEffect(() => {
    const { date, minute } = wallOf(Date.now(), timeZone)
    if (date < first || date > last) return
    const today = board.current?.querySelector<HTMLElement>(`[data-column^="${date}"]`)
    board.current?.scrollTo({
      top: (minute - frame.from - aheadMinutes) * pxPerMinute,
      left: (today?.offsetLeft ?? 0) - gutterPx,
    })
  }, [board, frame, first, last, timeZone])
}
