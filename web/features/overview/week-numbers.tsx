// Today and the last seven days in numbers, with the week before behind them.
import { Link } from 'react-router'
import type { ShopOverview } from '#contract/business/overview.ts'
import { priceOf } from '#web/words/money.ts'
import { dayWords } from '#web/words/date-words.ts'
import { percentWords } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { numbers as words } from '#web/texts/business/overview.ts'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { changeOf, pointsOf, type Change } from './changes.ts'

export function WeekNumbers({ overview }: { overview: ShopOverview }) {
  const t = useText()
  const language = useLanguage()
  const { day, week, weekBefore, rating } = overview
  const told = (change: Change | null) =>
    change ? { ...change, text: t(words.change, { amount: change.amount }) } : undefined
  const fill = week.fillPercent
  const fillBefore = weekBefore.fillPercent
  return (
    <section
      aria-label={t(words.title)}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 xl:grid-cols-2"
    >
      <Stat label={t(words.bookingsToday)} value={String(day.bookings)}>
        <Small>{t(words.doneOf, { done: day.done })}</Small>
      </Stat>
      <Stat label={t(words.revenueToday)} value={priceOf(day.revenueCents)}>
        <Small>{t(words.expected, { amount: priceOf(day.expectedCents) })}</Small>
      </Stat>
      <Stat
        label={t(words.bookings)}
        value={String(week.bookings)}
        change={told(changeOf({ now: week.bookings, before: weekBefore.bookings }, language))}
      />
      <Stat
        label={t(words.revenue)}
        value={priceOf(week.revenueCents)}
        change={told(
          changeOf({ now: week.revenueCents, before: weekBefore.revenueCents }, language),
        )}
      />
      <Stat
        label={t(words.fill)}
        value={fill === null ? '–' : percentWords(fill, language)}
        change={
          fill === null || fillBefore === null
            ? undefined
            : told(pointsOf({ now: fill, before: fillBefore }, language))
        }
      >
        {fill === null && <Small>{t(words.noHours)}</Small>}
      </Stat>
      <Stat label={t(words.rating)} value={rating.count > 0 ? rating.average.toFixed(1) : '–'}>
        <Small>
          {rating.count > 0 ? t(words.reviews, { count: rating.count }) : t(words.none)}
        </Small>
      </Stat>
    </section>
  )
}

function Small({ children }: { children: string }) {
  return <Hint className="-mt-2">{children}</Hint>
}

export function WeekBars({ byDay }: { byDay: ShopOverview['byDay'] }) {
  const t = useText()
  const language = useLanguage()
  return (
    <TitledCard
      title={t(words.week)}
      action={
        <Button asChild size="sm" variant="ghost">
          <Link to="/barber/dashboard?tab=analytics">{t(words.more)}</Link>
        </Button>
      }
    >
      <Bars
        label={t(words.week)}
        format={String}
        names={[t(words.thisWeek), t(words.lastWeek)]}
        data={byDay.map(({ day, bookings, before }) => ({
          label: dayWords(day, language, { weekday: 'short', day: 'numeric' }),
          value: bookings,
          before,
        }))}
      />
    </TitledCard>
  )
}
