// How support is doing: three numbers on top, the days behind them.
import { useQuery } from '@tanstack/react-query'
import type { DeskNumbers } from '#contract/admin/support/support-desk.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Bars } from '#web/ui/charts/bars.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { dateFormat, numberFormat } from '#web/words/formats.ts'
import { spanOf } from './waited.ts'

export function Numbers() {
  const t = useText()
  const may = useMay()
  const { data } = useQuery({
    ...api.supportDesk.numbers.query(),
    enabled: may('support.numbers'),
    refetchInterval: 60_000,
  })
  if (!may('support.numbers')) return null
  if (!data) return <Skeleton className="h-9 w-72 max-w-full" />
  const { firstReplyMinutes, backlog, csat } = data
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge>
        {firstReplyMinutes === null
          ? t(words.noReply)
          : t(words.firstReply, { time: spanOf(t, firstReplyMinutes) })}
      </Badge>
      <Badge>{t(words.backlog, { count: backlog })}</Badge>
      <Badge tone="success">{csat === null ? t(words.noCsat) : t(words.ofFive, { csat })}</Badge>
      <Sheet
        isWide
        title={t(words.numbers)}
        description={t(words.numbersText)}
        trigger={
          <Button variant="link" size="sm">
            {t(words.numbers)}
          </Button>
        }
      >
        <Details numbers={data} />
      </Sheet>
    </div>
  )
}

const ageNames = {
  hours: words.ageHours,
  day: words.ageDay,
  week: words.ageWeek,
  older: words.ageOlder,
}

function Details({ numbers }: { numbers: DeskNumbers }) {
  const t = useText()
  const language = useLanguage()
  const { days, byAge, overdue, reopenedPercent, ratings } = numbers
  const nameOf = (day: string) =>
    dateFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
  const plain = (value: number) =>
    numberFormat(language, { maximumFractionDigits: 1 }).format(value)
  const plotted = (valueOf: (day: DeskNumbers['days'][number]) => number | null) =>
    days.map((day) => ({ label: nameOf(day.day), value: valueOf(day) ?? 0 }))
  return (
    <div className="space-y-8">
      <Hint size="md">
        {[
          t(words.overdue, { count: overdue }),
          t(words.ratings, { count: ratings }),
          ...(reopenedPercent === null ? [] : [t(words.reopened, { percent: reopenedPercent })]),
        ].join(' · ')}
      </Hint>
      {(
        [
          [words.csatTitle, plotted(({ csat }) => csat)],
          [words.firstTitle, plotted(({ firstReplyMinutes }) => firstReplyMinutes)],
          [words.openedTitle, plotted(({ opened }) => opened)],
          [
            words.ageTitle,
            byAge.map(({ age, count }) => ({ label: t(ageNames[age]), value: count })),
          ],
        ] as const
      ).map(([title, data]) => (
        <section key={title.en} aria-label={t(title)} className="space-y-2">
          <SectionTitle>{t(title)}</SectionTitle>
          <Bars label={t(title)} data={data} format={plain} />
        </section>
      ))}
    </div>
  )
}
