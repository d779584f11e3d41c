// Other times for a visit that the shop ended, each one tap away from being booked.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#web/api.ts'
import { bookingPath } from '#web/features/barber-card/booking-link.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { insteadWords } from '#web/texts/bookings/after-booking.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { OwnBooking } from './facts.ts'

export function Alternatives({ booking }: { booking: OwnBooking }) {
  const t = useText()
  const language = useLanguage()
  const { id, link, barber, professional, isEndedByShop } = booking
  const { data, isError } = useQuery({
    ...api.bookings.alternatives.query({ id, link }),
    enabled: isEndedByShop,
    refetchOnMount: 'always',
  })
  if (!isEndedByShop || isError) return null
  if (!data) return <Skeleton className="h-40 w-full" />
  const { alternatives } = data
  if (alternatives.length === 0) return null
  return (
    <section aria-label={t(insteadWords.title)} className="rounded-lg border p-4">
      <h3 className="font-semibold">{t(insteadWords.title)}</h3>
      <Hint size="md">{t(insteadWords.text, { shop: barber.shopName })}</Hint>
      <ul className="mt-3 grid gap-2">
        {alternatives.map(({ startsAt, path, professional: who }) => (
          <li key={startsAt}>
            <Link
              to={path}
              className={buttonClass({
                variant: 'outline',
                wide: true,
                className: 'h-auto min-h-control px-3! py-2.5 whitespace-normal',
              })}
            >
              <span className="block text-center first-letter:uppercase">
                {whenWords(startsAt, barber.timeZone, language)}
                {who?.id !== professional.id && (
                  <span className="block text-sm font-normal text-muted-foreground">
                    {who ? t(insteadWords.with, { name: who.name }) : t(insteadWords.withOther)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={bookingPath(barber.id, {}, null)}
        className="mt-3 inline-flex min-h-control items-center font-semibold text-primary underline-offset-4 hover:underline"
      >
        {t(insteadWords.all)}
      </Link>
    </section>
  )
}
