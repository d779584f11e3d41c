import type { ReceivedPage } from '#contract/reviews.ts'
import { dayWords } from '#web/features/bookings/times.ts'
import { numberFormat } from '#web/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { receivedWords } from '#web/texts/received-reviews.ts'
import { ui } from '#web/texts/ui.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breakdown } from '#web/ui/breakdown.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Stars } from '#web/ui/rating.tsx'
import { Trend } from '#web/ui/trend.tsx'

export function ReceivedSummary({ page }: { page: ReceivedPage }) {
  const t = useText()
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <TitledCard title={t(receivedWords.summary)} action={<ToAnswer count={page.unanswered} />}>
        <Average page={page} />
      </TitledCard>
      <TitledCard title={t(receivedWords.months)}>
        <Months page={page} />
      </TitledCard>
    </div>
  )
}

function ToAnswer({ count }: { count: number }) {
  const t = useText()
  if (count === 0) return <Badge tone="success">{t(receivedWords.allAnswered)}</Badge>
  return <Badge tone="warning">{t(receivedWords.toAnswer, { count })}</Badge>
}

function Average({ page: { averageRating, total, histogram } }: { page: ReceivedPage }) {
  const t = useText()
  const number = useNumber()
  const rating = number(averageRating, 1)
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <p>
        <span className="sr-only">{t(ui.ratingOfReviews, { rating, count: total })}</span>
        <span aria-hidden className="display text-6xl">
          {rating}
        </span>
        <span aria-hidden className="mt-1 block">
          <Stars value={averageRating} />
        </span>
        <span aria-hidden className="mt-1 block text-sm text-muted-foreground">
          {total === 1
            ? t(receivedWords.countOne)
            : t(receivedWords.count, { count: number(total) })}
        </span>
      </p>
      <Breakdown
        label={t(receivedWords.byStars)}
        data={histogram.map(({ stars, count }) => ({
          label: stars === 1 ? t(ui.oneStar) : t(ui.stars, { count: stars }),
          value: count,
        }))}
        format={(value) => number(value)}
        color={3}
      />
    </div>
  )
}

function Months({ page: { months } }: { page: ReceivedPage }) {
  const t = useText()
  const language = useLanguage()
  const number = useNumber()
  if (months.length < 2)
    return <p className="text-md text-muted-foreground">{t(receivedWords.fewMonths)}</p>
  return (
    <Trend
      label={t(receivedWords.months)}
      data={months.map(({ month, average }) => ({
        label: dayWords(month, language, { month: 'short', year: '2-digit' }),
        value: average,
      }))}
      format={(value) => number(value, Number.isInteger(value) ? 0 : 1)}
      color={3}
    />
  )
}

function useNumber() {
  const language = useLanguage()
  return (value: number, digits = 0) =>
    numberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
}
