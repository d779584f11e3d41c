import { Clock } from 'lucide-react'
import { errors } from '#contract/errors.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { clockOf, useSecondsLeft } from '#web/ui/states/countdown.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { whenWords } from '#web/words/date-words.ts'
import type { Kept } from './use-hold.ts'

type HoldClockProps = { kept: Kept | undefined; onEnd: () => void }

// One line high from the beginning, so that nothing moves when the time is held.
export function HoldClock({ kept, onEnd }: HoldClockProps) {
  const t = useText()
  return (
    <div className="flex min-h-6 items-center justify-center gap-2 text-md text-muted-foreground">
      <Clock aria-hidden className="size-4.5" />
      {kept ? <Running kept={kept} onEnd={onEnd} /> : <span>{t(booking.holding)}</span>}
    </div>
  )
}

function Running({ kept, onEnd }: { kept: Kept; onEnd: () => void }) {
  const { until, minutes } = kept
  const t = useText()
  const seconds = useSecondsLeft(until, onEnd)
  const isLate = seconds !== null && seconds <= 60
  return (
    <>
      <span aria-hidden>{t(booking.heldFor)}</span>
      <span role="timer" className="font-bold text-foreground tabular-nums">
        {seconds === null ? '–:––' : clockOf(seconds)}
      </span>
      <span role="status" className="sr-only">
        {isLate ? t(booking.minuteLeft) : t(booking.heldSpoken, { minutes })}
      </span>
    </>
  )
}

export function HoldOver({ onTimes }: { onTimes: () => void }) {
  const t = useText()
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t(booking.over)}
        action={<Button onClick={onTimes}>{t(booking.chooseAgain)}</Button>}
      >
        {t(booking.overText)}
      </Notice>
    </div>
  )
}

type TimeLostProps = {
  timeZone: string
  alternatives: readonly string[]
  onStart: (start: string) => void
  onTimes: () => void
}

export function TimeLost({ timeZone, alternatives, onStart, onTimes }: TimeLostProps) {
  const t = useText()
  const language = useLanguage()
  const sentence = useSentence()
  return (
    <Notice
      tone="error"
      title={sentence(errors.SLOT_TAKEN.message)}
      action={
        <div role="group" aria-label={t(booking.nearest)} className="grid gap-2">
          {alternatives.map((start) => (
            <Button
              key={start}
              variant="outline"
              wide
              onClick={() => onStart(start)}
              className="first-letter:uppercase"
            >
              {whenWords(start, timeZone, language)}
            </Button>
          ))}
          <Button variant="link" onClick={onTimes}>
            {t(booking.allTimes)}
          </Button>
        </div>
      }
    >
      {t(alternatives.length > 0 ? booking.lostText : booking.lostForGood)}
    </Notice>
  )
}
