import type { UpcomingBooking } from '#contract/business/team.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Badge } from '#web/ui/badge.tsx'

type UpcomingBookingsProps = {
  bookings: readonly (UpcomingBooking & { canMove: boolean })[]
  isMoving: boolean
}

export function UpcomingBookings({ bookings, isMoving }: UpcomingBookingsProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  return (
    <ul className="divide-y rounded-md border">
      {bookings.map(({ id, startsAt, clientName, services, canMove }) => (
        <li key={id} className="flex items-center justify-between gap-3 px-3 py-2.5 text-md">
          <span className="min-w-0">
            <span className="block font-semibold">{whenWords(startsAt, timeZone, language)}</span>
            <span className="block truncate text-sm text-muted-foreground">
              {clientName} · {services.join(', ')}
            </span>
          </span>
          {isMoving && (
            <Badge tone={canMove ? 'success' : 'warning'}>
              {t(canMove ? words.canMove : words.cannotMove)}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
