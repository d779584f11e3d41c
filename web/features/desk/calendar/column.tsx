import { memo } from 'react'
import type { Language } from '#contract/language.ts'
import { isMovable } from '#web/features/desk/booking-moves.ts'
import { useBusinessZone } from '#web/use-business.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { fill } from '#contract/language.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Block, pxPerMinute } from './block.tsx'
import type { Filled, Span } from './layout.ts'
import { minuteWords } from './words.ts'

type ColumnProps = {
  filled: Filled
  frame: Span
  isNarrow: boolean
  language: Language
  nowMs: number
  label: string
}

// One member's day.
export const BoardColumn = memo(function BoardColumn(props: ColumnProps) {
  const { filled, frame, isNarrow, language, nowMs, label } = props
  const { column, bookings, open, blocked } = filled
  const now = wallOf(nowMs, useBusinessZone())
  const isNow = now.date === column.date && now.minute >= frame.from && now.minute <= frame.to
  return (
    <div
      data-column={column.key}
      role="group"
      aria-label={label}
      className="board-column"
      style={{ height: heightOf(frame) }}
    >
      {open.map((span) => (
        <span key={span.from} className="board-open" style={placeOf(span, frame)} />
      ))}
      <span className="board-lines" />
      {blocked.map((span) => (
        <button
          key={span.from}
          type="button"
          data-blocked={span.startsAt}
          className="absolute inset-x-0.5 flex items-start gap-1 overflow-hidden rounded-md border border-dashed border-input bg-muted px-1.5 py-0.5 text-left text-xs text-muted-foreground"
          style={placeOf(span, frame)}
        >
          <span className="truncate">{span.reason || calendarTexts.blocked[language]}</span>
          <span className="sr-only">
            {fill(calendarTexts.blockLabel, language, {
              from: minuteWords(span.from, language),
              to: minuteWords(span.to, language),
            })}
          </span>
        </button>
      ))}
      {bookings.map(({ booking, from, to, lane, lanes }) => (
        <Block
          key={booking.id}
          {...{ booking, from, to, lane, lanes, isNarrow, language }}
          firstMinute={frame.from}
          isMovable={isMovable(booking, nowMs)}
        />
      ))}
      {isNow && (
        <span
          className="now-line"
          style={{ top: (now.minute - frame.from) * pxPerMinute }}
          data-now-line
        />
      )}
    </div>
  )
})

export const heightOf = ({ from, to }: Span) => (to - from) * pxPerMinute

function placeOf({ from, to }: Span, frame: Span) {
  const top = Math.max(from, frame.from)
  return {
    top: (top - frame.from) * pxPerMinute,
    height: Math.max(0, (Math.min(to, frame.to) - top) * pxPerMinute),
  }
}
