// Open tasks of the client: what is to be paid, bookings to confirm, reviews to write.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CreditCard, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { overview, visits } from '#web/texts/bookings/my-bookings.ts'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { Task } from '#web/ui/lists/task.tsx'
import { reportPath } from './facts.ts'
import { PriceNotice } from './price-notice.tsx'
import { useMove, useSaying } from './use-move.ts'

const reviewsShown = 3

type TasksProps = { toConfirm: Booking[]; toPay: Booking[] }

export function Tasks({ toConfirm, toPay }: TasksProps) {
  const t = useText()
  const language = useLanguage()
  const { data: toWrite = [] } = useQuery(api.reviews.toWrite.query())
  if (toConfirm.length + toPay.length + toWrite.length === 0) return null
  return (
    <ListCard title={t(overview.tasks)}>
      {toPay.map((booking) => (
        <PayTask key={booking.id} booking={booking} />
      ))}
      {toConfirm.map((booking) =>
        booking.priceAsk ? (
          <li key={booking.id} className="p-4 sm:px-5">
            <PriceNotice booking={booking} />
          </li>
        ) : (
          <ConfirmTask key={booking.id} booking={booking} />
        ),
      )}
      {toWrite.slice(0, reviewsShown).map(({ bookingId, barber, deadline }) => (
        <Task
          key={bookingId}
          icon={Star}
          title={t(overview.reviewTask, { shop: barber.shopName })}
          text={t(overview.reviewUntil, {
            date: shopDate(deadline, barber.timeZone, language),
          })}
        >
          <Button asChild size="sm" variant="outline">
            <Link
              to={`/client/dashboard?tab=reviews&write=${bookingId}`}
              aria-label={t(reviewWords.writeOf, { shop: barber.shopName })}
            >
              {t(reviewWords.write)}
            </Link>
          </Button>
        </Task>
      ))}
    </ListCard>
  )
}

function PayTask({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { id, barber, startsAt, owedCents } = booking
  const amount = sumOf(owedCents)
  const shop = barber.shopName
  return (
    <Task
      icon={CreditCard}
      title={t(onFileWords.payOf, { amount, shop })}
      text={whenWords(startsAt, barber.timeZone, language)}
    >
      <Button asChild size="sm">
        <Link
          to={`/client/bookings?booking=${id}`}
          aria-label={t(onFileWords.payOf, { amount, shop })}
        >
          {t(onFileWords.pay, { amount })}
        </Link>
      </Button>
    </Task>
  )
}

function ConfirmTask({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const move = useMove()
  const say = useSaying()
  const [isBusy, setIsBusy] = useState(false)

  async function complete() {
    setIsBusy(true)
    await move(booking, { move: 'complete', done: visits.completed }).catch(say)
    setIsBusy(false)
  }

  return (
    <Task
      icon={CircleCheck}
      title={t(overview.confirmTask, { shop: booking.barber.shopName })}
      text={whenWords(booking.startsAt, booking.barber.timeZone, language)}
    >
      <Button size="sm" busy={isBusy} onClick={complete}>
        {t(visits.complete)}
      </Button>
      <Button asChild size="sm" variant="ghost">
        <Link to={reportPath(booking)}>{t(visits.report)}</Link>
      </Button>
    </Task>
  )
}
