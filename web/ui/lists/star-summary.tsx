import { numberFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Breakdown } from '#web/ui/charts/breakdown.tsx'
import { Stars, useStarWords } from './rating.tsx'

type StarSummaryProps = {
  average: number
  total: number
  histogram: readonly { stars: number; count: number }[]
}

// The summary of all reviews: average, total, and the number of reviews per star rating.
export function StarSummary({ average, total, histogram }: StarSummaryProps) {
  const t = useText()
  const language = useLanguage()
  const starWords = useStarWords()
  const whole = numberFormat(language)
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const rating = numberFormat(language, digits).format(average)
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
      <p>
        <span className="sr-only">{t(ui.ratingOfReviews, { rating, count: total })}</span>
        <span aria-hidden className="display text-6xl">
          {rating}
        </span>
        <span aria-hidden className="mt-1 block">
          <Stars value={average} />
        </span>
        <span aria-hidden className="mt-1 block text-sm text-muted-foreground">
          {total === 1 ? t(ui.oneReview) : t(ui.reviews, { count: whole.format(total) })}
        </span>
      </p>
      <Breakdown
        label={t(ui.reviewsByStars)}
        data={histogram.map(({ stars, count }) => ({ label: starWords(stars), value: count }))}
        format={(value) => whole.format(value)}
        color={3}
      />
    </div>
  )
}
