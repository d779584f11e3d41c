import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { overviewPeriods, type CountedNumbers } from '#contract/admin/overview.ts'
import type { Language } from '#contract/language.ts'
import { changeOf, pointsOf } from '#web/features/overview/changes.ts'
import { Ago } from '#web/features/notifications/ago.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { overviewWords as words, periodNames } from '#web/texts/admin/overview.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { numberFormat, percentWords } from '#web/words/formats.ts'
import { priceOf } from '#web/words/money.ts'
import { figures, moneyFigures, type Figure, type Kind } from './figures.ts'
import { useNumbers, usePeriod } from './use-overview.ts'

export function Numbers() {
  const t = useText()
  const numbers = useNumbers()
  return (
    <section aria-label={t(words.numbers)} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Periods />
        {numbers.data?.counted && (
          <Hint>
            {t(words.countedAt, { when: '' })}
            <Ago at={numbers.data.counted.at} />
          </Hint>
        )}
      </div>
      <Loaded query={numbers} loading={<Waiting />}>
        {({ counted }) =>
          counted === null ? (
            <EmptyState icon={Hourglass} title={t(words.counting)} text={t(words.countingText)} />
          ) : (
            <div className={numbers.isPlaceholderData ? 'opacity-60' : undefined}>
              <Grid counted={counted} />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

function Periods() {
  const t = useText()
  const link = useSearchLink()
  const current = usePeriod()
  return (
    <nav aria-label={t(words.periods)}>
      <ul className="flex gap-2">
        {overviewPeriods.map((period) => (
          <li key={period}>
            <Link
              to={link({ period })}
              aria-current={period === current ? 'true' : undefined}
              preventScrollReset
              className={chipClass(period === current)}
            >
              {t(periodNames[period])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Grid({ counted }: { counted: CountedNumbers }) {
  const shown = counted.now.money !== null ? [...moneyFigures, ...figures] : figures
  return (
    <div className="grid grid-cols-2 gap-3 *:last:odd:col-span-2 sm:gap-4 lg:grid-cols-3 lg:*:last:odd:col-span-1">
      {shown.map((figure) => (
        <FigureStat key={figure.label.en} figure={figure} counted={counted} />
      ))}
    </div>
  )
}

function FigureStat({ figure, counted }: { figure: Figure; counted: CountedNumbers }) {
  const t = useText()
  const language = useLanguage()
  const isToday = usePeriod() === '1'
  const may = useMay()
  const { label, definition, kind, of, isLessGood, list } = figure
  const [now, before] = [of(counted.now), of(counted.before)]
  const compare = kind === 'percent' ? pointsOf : changeOf
  // Today is not over, so it cannot be compared with a whole day.
  const change =
    isToday || now === null || before === null
      ? null
      : compare({ now, before, moreIsGood: !isLessGood }, language)
  return (
    <Stat
      label={t(label)}
      definition={t(definition)}
      value={valueOf(now, kind, language)}
      to={list && may(list.needs) ? list.at(counted.period) : undefined}
      change={
        change
          ? {
              ...change,
              text: kind === 'percent' ? t(words.points, { amount: change.amount }) : change.amount,
            }
          : undefined
      }
    >
      <Hint className="-mt-2">
        {before === null
          ? t(words.none)
          : t(isToday ? words.wasYesterday : words.was, { value: valueOf(before, kind, language) })}
      </Hint>
    </Stat>
  )
}

function valueOf(value: number | null, kind: Kind, language: Language) {
  if (value === null) return '–'
  if (kind === 'percent') return percentWords(value, language)
  return kind === 'money' ? priceOf(value) : numberFormat(language).format(value)
}

function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {Array.from({ length: 9 }, (_, key) => (
        <Skeleton key={key} className="h-36 rounded-lg" />
      ))}
    </div>
  )
}

// Drawn once there are numbers; the numbers themselves say when they cannot be read.
export function CompletedChart() {
  const t = useText()
  const language = useLanguage()
  const counted = useNumbers().data?.counted
  if (!counted) return null
  return (
    <TitledCard title={t(words.chart)}>
      <Trend
        label={t(words.chart)}
        format={(value) => numberFormat(language).format(value)}
        names={[t(words.chartNow), t(words.chartBefore)]}
        data={counted.byDay.map(({ day, completed, before }) => ({
          label: dayWords(day, language, { month: 'short', day: 'numeric' }),
          value: completed,
          before,
        }))}
      />
    </TitledCard>
  )
}
