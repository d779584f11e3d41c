import { Star } from 'lucide-react'
import type { ReviewableBooking } from '#contract/marketplace/reviews.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'

const dayMs = 24 * 60 * 60 * 1000
const soonDays = 5

type ToReviewProps = { toWrite: ReviewableBooking[]; onWrite: (booking: ReviewableBooking) => void }

export function ToReview({ toWrite, onWrite }: ToReviewProps) {
  const t = useText()
  return (
    <section aria-label={t(reviewWords.toReview)}>
      <SectionTitle className="mb-3">{t(reviewWords.toReview)}</SectionTitle>
      <ul className="space-y-3">
        {toWrite.map((booking) => (
          <li key={booking.bookingId}>
            <Row booking={booking} onWrite={() => onWrite(booking)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ booking, onWrite }: { booking: ReviewableBooking; onWrite: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { barber, services, professionalName, startsAt } = booking
  return (
    <Card className="flex flex-wrap items-center gap-4 p-4!">
      <Image
        src={barber.image}
        alt=""
        width={64}
        height={64}
        sizes="64px"
        className="size-16 shrink-0 rounded-md object-[50%_20%]"
      />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-bold">{barber.shopName}</p>
        <Hint size="md">
          {t(reviewWords.with, { services: services.join(' + '), name: professionalName })}
        </Hint>
        <Hint className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {shopDate(startsAt, barber.timeZone, language)}
          <Deadline booking={booking} />
        </Hint>
      </div>
      <Button
        size="sm"
        aria-label={t(reviewWords.writeOf, { shop: barber.shopName })}
        onClick={onWrite}
        className="max-sm:w-full"
      >
        <Star aria-hidden />
        {t(reviewWords.write)}
      </Button>
    </Card>
  )
}

function Deadline({ booking: { deadline: at, barber } }: { booking: ReviewableBooking }) {
  const t = useText()
  const language = useLanguage()
  const days = Math.floor((Date.parse(at) - useNow()) / dayMs)
  if (days >= soonDays) {
    const date = shopDate(at, barber.timeZone, language)
    return <span>{t(reviewWords.open, { date })}</span>
  }
  return (
    <Badge tone="warning" dot>
      {days < 2 ? t(reviewWords.lastDay) : t(reviewWords.lastDays, { count: days })}
    </Badge>
  )
}
