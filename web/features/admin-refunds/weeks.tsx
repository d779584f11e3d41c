// What goes back each week, by cause.
import { refundCauseNames } from '#contract/admin/words/refunds.ts'
import type { RefundCause, RefundWeek } from '#contract/money/refunds.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { StackedBars } from '#web/ui/charts/bars.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { dayWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'

type WeeksProps = { weeks: readonly RefundWeek[] }

// The largest ones by name; a plot of all causes could not be read.
const named = 4

export function Weeks({ weeks }: WeeksProps) {
  const t = useText()
  const language = useLanguage()
  const sums = sumsOf(weeks)
  if (sums.length === 0) return null
  const largest = sums.slice(0, named).map(({ cause }) => cause)
  const hasOthers = sums.length > named
  return (
    <>
      <Hint size="md" className="mb-3 font-medium">
        {t(words.byWeek)}
      </Hint>
      <StackedBars
        label={t(words.byWeek)}
        parts={[
          ...largest.map((cause) => t(refundCauseNames[cause])),
          ...(hasOthers ? [t(words.otherCauses)] : []),
        ]}
        format={sumOf}
        data={weeks.map(({ monday, causes }) => ({
          label: dayWords(monday, language, { month: 'short', day: 'numeric' }),
          values: valuesOf(causes, largest, hasOthers),
        }))}
      />
    </>
  )
}

type Causes = RefundWeek['causes']

// The largest first.
function sumsOf(weeks: readonly RefundWeek[]) {
  const cents = new Map<RefundCause, number>()
  for (const { causes } of weeks)
    for (const each of causes) cents.set(each.cause, (cents.get(each.cause) ?? 0) + each.cents)
  return [...cents]
    .map(([cause, sum]) => ({ cause, sum }))
    .toSorted((a, b) => b.sum - a.sum || a.cause.localeCompare(b.cause))
}

function valuesOf(causes: Causes, largest: readonly RefundCause[], hasOthers: boolean) {
  const sumOf = (parts: Causes) => parts.reduce((sum, { cents }) => sum + cents, 0)
  const values = largest.map((cause) => sumOf(causes.filter((each) => each.cause === cause)))
  const others = causes.filter(({ cause }) => !largest.includes(cause))
  return hasOthers ? [...values, sumOf(others)] : values
}
