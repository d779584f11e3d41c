import { Link } from 'react-router'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { search } from '#web/texts/marketplace/search.ts'
import { slotTime } from './slot-times.ts'

// The next free chairs, each one the way to its booking.
export function Slots({ barber }: { barber: FoundBarber }) {
  const { id, shopName, timeZone, openings } = barber
  const t = useText()
  const language = useLanguage()
  if (openings.length === 0) return null
  return (
    <ul aria-label={t(search.openings, { shop: shopName })} className="grid grid-cols-3 gap-2">
      {openings.map(({ startsAt, serviceId }) => {
        const { day, time } = slotTime(startsAt, timeZone, language)
        const shownDay = day ?? t(search.today)
        const query = new URLSearchParams({ book: '1', service: serviceId, start: startsAt })
        return (
          <li key={startsAt}>
            <Link
              to={`/barber/${id}?${query}`}
              aria-label={t(search.bookAt, { time: `${shownDay} ${time}`, shop: shopName })}
              className="grid min-h-12 place-content-center rounded-md border border-primary/40 bg-card text-center text-sm leading-tight whitespace-nowrap text-primary transition-colors duration-150 hover:border-primary hover:bg-accent hover:text-accent-foreground"
            >
              <span className="block">{shownDay} </span>
              <span className="block font-bold tabular-nums">{time}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
