import type { Report } from '#contract/business/analytics.ts'
import { changeOf, pointsOf } from '#web/features/overview/changes.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { analytics as words, definitions, figureNames } from '#web/texts/business/analytics.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { figureWords, shownFigures, type Figure, type Kind } from './facts.ts'

export function FigureGrid({ report }: { report: Report }) {
  const t = useText()
  return (
    <section
      aria-label={t(words.numbers)}
      className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5"
    >
      {shownFigures.map(([name, kind, moreIsGood]) => (
        <FigureStat key={name} {...{ report, name, kind, moreIsGood }} />
      ))}
    </section>
  )
}

type FigureStatProps = { report: Report; name: Figure; kind: Kind; moreIsGood: boolean | null }

function FigureStat({ report, name, kind, moreIsGood }: FigureStatProps) {
  const t = useText()
  const language = useLanguage()
  const now = report.now[name]
  const before = report.before[name]
  const value = figureWords(now, kind, language)
  const valueBefore = figureWords(before, kind, language)
  const compare = kind === 'percent' ? pointsOf : changeOf
  const change =
    now === null || before === null || moreIsGood === null
      ? null
      : compare({ now, before, moreIsGood }, language)
  return (
    <Stat
      label={t(figureNames[name])}
      definition={t(definitions[name])}
      value={value ?? '–'}
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
        {value === null ? t(words.tooFew) : t(words.wasBefore, { value: valueBefore ?? '–' })}
      </Hint>
    </Stat>
  )
}
