import type { ReactNode } from 'react'
import type { BookingLine } from '#contract/admin/bookings.ts'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { whenThere } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'

type BookingRowProps = { line: BookingLine; children?: ReactNode }

// A booking in a list; opens its drawer.
export function BookingRow({ line, children }: BookingRowProps) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('booking')
  return (
    <button
      type="button"
      className="grid w-full gap-x-4 gap-y-1 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {line.clientName}
          {line.isGuest && (
            <span className="font-normal text-muted-foreground"> · {t(words.guest)}</span>
          )}
        </span>
        <span className="block text-md break-words text-muted-foreground">
          {line.services} · {line.shopName}
        </span>
        <span className="block text-sm text-muted-foreground">
          {line.bookingNumber} · {whenThere(line.startsAt, line.timeZone, language)}
        </span>
        {children}
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <BookingState status={line.status} />
        {line.isExcused && <Badge tone="success">{t(words.excused)}</Badge>}
        {line.isDisputed && <Badge tone="warning">{t(words.disputed)}</Badge>}
        <span className="tabular-nums">{priceOf(line.totalCents)}</span>
      </span>
    </button>
  )
}
