// Parts of a drawer in which an administrator decides about a booking.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Text } from '#contract/language.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { decisionWords as words } from '#web/texts/admin/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { ownTime } from '#web/words/own-time.ts'

type SaidProps = { by: string; text: string; isQuiet?: boolean; children?: ReactNode }

// What one side says.
export function Said({ by, text, isQuiet = false, children }: SaidProps) {
  const line = isQuiet ? 'border-input' : 'border-primary'
  return (
    <section aria-label={by}>
      <SectionTitle className="mb-2">{by}</SectionTitle>
      <blockquote className={clsx('border-l-2 pl-3 break-words whitespace-pre-line', line)}>
        {text}
      </blockquote>
      {children && <Hint className="mt-1">{children}</Hint>}
    </section>
  )
}

type DecidedProps = { state: Text; reason: string; by: string; at: string }

export function Decided({ state, reason, by, at }: DecidedProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-label={t(words.decision)}>
      <SectionTitle className="mb-2">{t(words.decision)}</SectionTitle>
      <p className="font-semibold">{t(state)}</p>
      <p className="break-words">{reason}</p>
      <Hint>
        {by}, {ownTime(at, language)}
      </Hint>
    </section>
  )
}

type OpenBookingProps = { from: 'claim' | 'report'; bookingId: string; number: string }

// One drawer at a time: this one closes as the booking's opens.
export function OpenBooking({ from, bookingId, number }: OpenBookingProps) {
  const t = useText()
  const [, setParams] = useSearchParams()
  return (
    <Button
      wide
      variant="ghost"
      onClick={() =>
        setParams((before) => {
          before.delete(from)
          before.set('booking', bookingId)
          return before
        })
      }
    >
      {t(words.open, { number })}
    </Button>
  )
}
