import type { Landing } from '#contract/marketplace/content.ts'
import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { landing } from '#web/texts/marketplace/landing.ts'
import { wordsOf } from './figure-words.ts'

type StatsProps = { stats: Landing['stats']; figures: PlatformFigures }

export function Stats({ stats: { list }, figures }: StatsProps) {
  const t = useText()
  const language = useLanguage()
  const { barbers, bookings, rating, cities } = figures
  const shown = [barbers, bookings, rating].map((figure, index) => ({
    figure,
    label: list[index]?.label ?? '',
    suffix: list[index]?.suffix ?? '',
    decimals: figure === rating ? 1 : 0,
  }))
  const rows = [...shown, { figure: cities, label: t(landing.cities), suffix: '', decimals: 0 }]
  return (
    <section className="mx-auto max-w-page px-4 py-14 late-73 sm:px-6 lg:late-46">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-8 text-center lg:grid-cols-4">
        {rows.map(({ label, ...row }) => (
          <div key={label} className="flex flex-col-reverse gap-1.5">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="display text-5xl text-primary tabular-nums">{wordsOf(row, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
