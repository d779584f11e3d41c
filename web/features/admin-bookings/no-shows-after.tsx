import type { BookingCase } from '#contract/admin/booking-desk.ts'
import { useText } from '#web/language.tsx'
import { caseWords } from '#web/texts/admin/booking-case.ts'

type NoShowsAfterProps = { noShows: BookingCase['noShows']; after: number }

// The no-shows that count against a client before and after a decision, and what follows from them.
export function NoShowsAfter({ noShows, after }: NoShowsAfterProps) {
  const t = useText()
  const { count: before, toAsk, untilOff } = noShows
  return (
    <span className="mt-2 block font-semibold text-foreground">
      {t(caseWords.noShowsAfter, { before, after })}{' '}
      {after >= untilOff
        ? t(caseWords.off, { count: untilOff })
        : after >= toAsk && t(caseWords.asked, { count: toAsk })}
    </span>
  )
}
