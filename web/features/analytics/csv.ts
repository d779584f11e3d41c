// The report as a file for a spreadsheet.
import type { Report } from '#contract/business/analytics.ts'
import type { Language } from '#contract/language.ts'
import { fill } from '#contract/language.ts'
import { analytics as words, figureNames, plots } from '#web/texts/business/analytics.ts'
import { shownFigures, type Kind } from './facts.ts'

// The lines of it.
export function rowsOf({ now, before, byDay, previous, period }: Report, language: Language) {
  const t = (text: { en: string; es: string }) => fill(text, language)
  const value = (number: number | null, kind: Kind) =>
    number !== null && kind === 'money' ? number / 100 : number
  const steps = ['views', 'starts', 'bookedOnline'] as const
  const rows: (string | number | null)[][] = [
    [t(words.csvNumber), `${period.from} – ${period.to}`, `${previous.from} – ${previous.to}`],
    ...shownFigures.map(([name, kind]) => [
      t(figureNames[name]),
      value(now[name], kind),
      value(before[name], kind),
    ]),
    ...steps.map((step) => [t(plots[step]), now[step], before[step]]),
    [],
    [t(words.csvDay), t(figureNames.bookings), t(figureNames.revenueCents)],
    ...byDay.map(({ day, bookings, revenueCents }) => [day, bookings, revenueCents / 100]),
  ]
  return rows.map((row) => row.map((cell) => String(cell ?? '')))
}
