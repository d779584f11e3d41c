import { memo } from 'react'
import type { CalendarBooking } from '#contract/bookings/desk.ts'
import type { Language } from '#contract/language.ts'
import { bookingStates } from '#contract/admin/words/states.ts'
import { sign } from './signs.tsx'
import { labelOf, minuteWords } from './words.ts'

export const pxPerMinute = 1.3

type BlockProps = {
  booking: CalendarBooking
  from: number
  to: number
  lane: number
  lanes: number
  firstMinute: number
  isNarrow: boolean
  language: Language
  isMovable: boolean
}

// One booking on the board. Clicks and drags are heard by the board, so that a block is only looks.
export const Block = memo(function Block(props: BlockProps) {
  const { booking, from, to, lane, lanes, firstMinute, isNarrow, language, isMovable } = props
  const height = Math.max((to - from) * pxPerMinute - 2, 20)
  const isTall = height > 44
  return (
    <button
      type="button"
      data-booking={booking.id}
      data-minute={from}
      data-movable={isMovable ? '' : undefined}
      data-status={booking.status}
      style={{
        top: (from - firstMinute) * pxPerMinute + 1,
        height,
        left: `${(lane * 100) / lanes}%`,
        width: `calc(${100 / lanes}% - 3px)`,
      }}
      className="booking-block"
    >
      <span className="flex min-w-0 items-center gap-1 font-semibold">
        {sign(booking.status)}
        <span className="min-w-0 truncate">{booking.client.name}</span>
        {booking.proposal && sign('asks')}
        {!isNarrow && (
          <span className="ml-auto flex shrink-0 gap-1">
            {sign(booking.source)}
            {sign(booking.paymentStatus)}
          </span>
        )}
      </span>
      <span className="sr-only">{labelOf(props, language)}</span>
      {isTall && (
        <span aria-hidden className="block truncate">
          {minuteWords(from, language)}
          {!isNarrow && ` · ${booking.services.join(' + ')}`}
        </span>
      )}
      {isTall && !isNarrow && height > 62 && (
        <span aria-hidden className="block truncate">
          {bookingStates[booking.status][language]}
        </span>
      )}
    </button>
  )
})
