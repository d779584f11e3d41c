import type { ReceivedPage } from '#contract/marketplace/reviews.ts'
import { dayWords } from '#web/words/date-words.ts'
import { numberFormat } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { receivedWords } from '#web/texts/business/received-reviews.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { StarSummary } from '#web/ui/lists/star-summary.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ReviewLink } from './review-link.tsx'

export function ReceivedSummary({ page }: { page: ReceivedPage }) {
  const t = useText()
  const { averageRating, total, histogram } = page
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <TitledCard title={t(receivedWords.summary)} action={<ToAnswer count={page.unanswered} />}>
        <StarSummary average={averageRating} total={total} histogram={histogram} />
        <p className="mt-5">
          <ReviewLink variant="outline" size="sm" />
        </p>
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

function Months({ page: { months } }: { page: ReceivedPage }) {
  const t = useText()
  const language = useLanguage()
  const format = numberFormat(language, { maximumFractionDigits: 1 })
  if (months.length < 2) return <Hint size="md">{t(receivedWords.fewMonths)}</Hint>
  return (
    <Trend
      label={t(receivedWords.months)}
      data={months.map(({ month, average }) => ({
        label: dayWords(month, language, { month: 'short', year: '2-digit' }),
        value: average,
      }))}
      format={(value) => format.format(value)}
      color={3}
      ticks={[0, 1, 2, 3, 4, 5]}
    />
  )
}
