// How the business does over a period, beside the one before.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Days, Report } from '#contract/business/analytics.ts'
import { api } from '#web/api.ts'
import { csvFile } from '#web/files/csv-file.ts'
import { saveFile } from '#web/files/save-file.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useLiveOverview } from '#web/features/overview/use-live-overview.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { analytics as words } from '#web/texts/business/analytics.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { rowsOf } from './csv.ts'
import { FigureGrid } from './figure-grid.tsx'
import { PeriodPicker, usePeriod } from './period-picker.tsx'
import { Plots } from './plots.tsx'

export function Analytics() {
  const place = usePlace()
  const { shown, asked } = usePeriod()
  const report = useQuery({
    ...api.analytics.report.query({ place, ...asked }),
    placeholderData: keepPreviousData,
  })
  useLiveOverview(report.data?.barberId)
  return (
    <div className="space-y-6">
      <PeriodPicker shown={shown} />
      <Loaded query={report} loading={<Waiting />}>
        {(data) => <Shown report={data} />}
      </Loaded>
    </div>
  )
}

function Shown({ report }: { report: Report }) {
  const t = useText()
  const language = useLanguage()
  const { period, previous } = report
  const day = (date: string) => dayWords(date, language, { dateStyle: 'medium' })
  const span = ({ from, to }: Days) => `${day(from)} – ${day(to)}`

  function save() {
    saveFile(csvFile(rowsOf(report, language)), `kempt-${period.from}-${period.to}.csv`)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Hint size="md">
          {t(words.span, { from: day(period.from), to: day(period.to), before: span(previous) })}
        </Hint>
        <Button size="sm" variant="outline" onClick={save}>
          <Download aria-hidden />
          {t(words.csv)}
        </Button>
      </div>
      <FigureGrid report={report} />
      <Plots report={report} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy className="space-y-6">
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-5">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} className="h-32 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-lg" />
    </div>
  )
}
