import type { BookingDetails } from '#contract/bookings/desk.ts'
import { lacksYes } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { priceOf } from '#web/words/money.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { bookingStates } from '#contract/admin/words/states.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { comingDesk } from '#web/texts/bookings/desk-answers.ts'
import { Badge } from '#web/ui/badge.tsx'

// The client's past bookings at this business.
export function ClientHistory({ history }: Pick<BookingDetails, 'history'>) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { visits, noShows, spentCents, last } = history
  if (visits === 0 && noShows === 0 && last.length === 0)
    return <Badge tone="info">{t(bookingDesk.firstBooking)}</Badge>
  return (
    <>
      <dl className="grid auto-cols-fr grid-flow-col gap-2 rounded-lg bg-muted p-3 text-center">
        <Figure name={t(bookingDesk.visits)} value={String(visits)} />
        <Figure name={t(bookingDesk.noShows)} value={String(noShows)} isBad={noShows > 0} />
        {spentCents !== null && <Figure name={t(bookingDesk.spent)} value={priceOf(spentCents)} />}
      </dl>
      {last.length > 0 && (
        <div>
          <h3 className="text-sm text-muted-foreground">{t(bookingDesk.lastBookings)}</h3>
          <ul className="mt-1 divide-y text-md">
            {last.map((booking) => (
              <li key={booking.id} className="flex items-baseline justify-between gap-3 py-1.5">
                <span className="min-w-0">
                  {booking.services.join(' + ')}
                  <span className="block text-sm text-muted-foreground">
                    {dayWords(shopDay(booking.startsAt, timeZone), language, shortDay)} ·{' '}
                    {booking.professionalName}
                    {booking.status !== 'completed' && ` · ${t(bookingStates[booking.status])}`}
                    {lacksYes(booking) && ` · ${t(comingDesk.unconfirmed)}`}
                  </span>
                </span>
                <span className="tabular-nums">{priceOf(booking.totalCents)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const shortDay = { year: 'numeric', month: 'short', day: 'numeric' } as const

type FigureProps = { name: string; value: string; isBad?: boolean }

function Figure({ name, value, isBad = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className={isBad ? 'text-lg font-bold text-destructive' : 'text-lg font-bold'}>
        {value}
      </dd>
    </div>
  )
}
