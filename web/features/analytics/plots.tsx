import { ChartNoAxesColumn } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Report } from '#contract/business/analytics.ts'
import type { Text } from '#contract/language.ts'
import { priceOf } from '#web/words/money.ts'
import { dayWords } from '#web/words/date-words.ts'
import { dateFormat, percentWords } from '#web/words/formats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  analytics as words,
  definitions,
  figureNames,
  plots,
} from '#web/texts/business/analytics.ts'
import { Breakdown } from '#web/ui/charts/breakdown.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { HeatMap } from '#web/ui/charts/heat-map.tsx'
import { Definition } from '#web/ui/charts/stat.tsx'
import { Table } from '#web/ui/lists/table.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'
import { heatRows, weekdays } from './facts.ts'

type PlotProps = { report: Report }

export function Plots({ report }: PlotProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <ByDay report={report} />
      <States report={report} />
      <Steps report={report} />
      <BusyHours report={report} />
      <TopServices report={report} />
      <People report={report} />
    </div>
  )
}

type PlotFrameProps = {
  title: Text
  definition?: Text
  isEmpty?: boolean
  className?: string
  children: ReactNode
}

function PlotFrame({ title, definition, isEmpty = false, className, children }: PlotFrameProps) {
  const t = useText()
  return (
    <TitledCard
      title={t(title)}
      className={className}
      action={definition && <Definition of={t(title)} text={t(definition)} />}
    >
      {isEmpty ? (
        <div className="flex flex-col items-center py-8 text-center text-muted-foreground">
          <ChartNoAxesColumn aria-hidden className="mb-2 size-7" />
          <p className="font-semibold text-foreground">{t(words.tooFew)}</p>
          <p className="text-md">{t(words.tooFewText)}</p>
        </div>
      ) : (
        children
      )}
    </TitledCard>
  )
}

function ByDay({ report: { byDay } }: PlotProps) {
  const t = useText()
  const language = useLanguage()
  const names = [t(words.now), t(words.before)] as const
  const label = (day: string) => dayWords(day, language, { month: 'short', day: 'numeric' })
  return (
    <>
      <PlotFrame title={plots.revenue} definition={definitions.revenueCents}>
        <Trend
          label={t(plots.revenue)}
          names={names}
          format={priceOf}
          data={byDay.map(({ day, revenueCents, before }) => ({
            label: label(day),
            value: revenueCents,
            before: before?.revenueCents,
          }))}
        />
      </PlotFrame>
      <PlotFrame title={plots.bookings} definition={definitions.bookings}>
        <Trend
          label={t(plots.bookings)}
          names={names}
          color={2}
          format={String}
          data={byDay.map(({ day, bookings, before }) => ({
            label: label(day),
            value: bookings,
            before: before?.bookings,
          }))}
        />
      </PlotFrame>
    </>
  )
}

const states = ['done', 'upcoming', 'cancelled', 'noShows', 'declined', 'expired'] as const

function States({ report: { now } }: PlotProps) {
  const t = useText()
  return (
    <PlotFrame title={plots.states} definition={definitions.states}>
      <Breakdown
        label={t(plots.states)}
        format={String}
        data={states.map((state) => ({ label: t(plots[state]), value: now[state] }))}
      />
    </PlotFrame>
  )
}

const steps = ['views', 'starts', 'bookedOnline'] as const

function Steps({ report: { now } }: PlotProps) {
  const t = useText()
  const language = useLanguage()
  const share = (count: number) =>
    now.views > 0 ? ` (${percentWords(Math.min(100, (count / now.views) * 100), language)})` : ''
  return (
    <PlotFrame title={plots.steps} definition={definitions.steps}>
      <Breakdown
        label={t(plots.steps)}
        color={3}
        format={(count) => `${count}${share(count)}`}
        data={steps.map((step) => ({ label: t(plots[step]), value: now[step] }))}
      />
    </PlotFrame>
  )
}

function BusyHours({ report: { heat } }: PlotProps) {
  const t = useText()
  const language = useLanguage()
  const sunday = '2026-11-15'
  const dayName = (weekday: number) =>
    dayWords(sunday.slice(0, 8) + (15 + weekday), language, { weekday: 'short' })
  const hourName = (hour: number) =>
    dateFormat(language, { hour: 'numeric', timeZone: 'UTC' })
      .format(Date.UTC(2026, 0, 1, hour))
      .replaceAll(/\s/g, ' ')
  return (
    <PlotFrame title={plots.heat} definition={definitions.heat} isEmpty={heat.length === 0}>
      <HeatMap
        label={t(plots.heat)}
        columns={weekdays.map(dayName)}
        format={String}
        rows={heatRows(heat).map(({ hour, values }) => ({ label: hourName(hour), values }))}
      />
    </PlotFrame>
  )
}

function TopServices({ report: { services } }: PlotProps) {
  const t = useText()
  const revenue = new Map(services.map(({ name, revenueCents }) => [name, revenueCents]))
  return (
    <PlotFrame
      title={plots.services}
      definition={definitions.services}
      isEmpty={services.length === 0}
    >
      <Breakdown
        label={t(plots.services)}
        color={4}
        format={String}
        data={services.map(({ name, visits }) => ({
          label: `${name} (${priceOf(revenue.get(name) ?? 0)})`,
          value: visits,
        }))}
      />
    </PlotFrame>
  )
}

function People({ report: { members } }: PlotProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <PlotFrame title={plots.members} definition={definitions.fillPercent} className="xl:col-span-2">
      <Table
        caption={t(plots.members)}
        rows={members}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', head: t(plots.name), cell: ({ name }) => name },
          {
            key: 'bookings',
            head: t(figureNames.bookings),
            cell: ({ bookings }) => bookings,
            isNumber: true,
          },
          {
            key: 'revenue',
            head: t(figureNames.revenueCents),
            cell: ({ revenueCents }) => priceOf(revenueCents),
            isNumber: true,
          },
          {
            key: 'fill',
            head: t(figureNames.fillPercent),
            cell: ({ fillPercent }) =>
              fillPercent === null ? t(words.tooFew) : percentWords(fillPercent, language),
            isNumber: true,
          },
        ]}
      />
    </PlotFrame>
  )
}
