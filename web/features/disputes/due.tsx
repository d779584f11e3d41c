import { Clock } from 'lucide-react'
import clsx from 'clsx'
import { waitsFor, type DisputeLine } from '#contract/money/disputes/disputes.ts'
import type { Language, Text } from '#contract/language.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { dueWords as words } from '#web/texts/money/disputes/disputes.ts'
import { useNow } from '#web/use-now.ts'
import { ownTime } from '#web/words/own-time.ts'

type Dated = Pick<DisputeLine, 'state' | 'dueAt' | 'booking'>
type DueProps = { dispute: Dated; side: 'client' | 'barber' | 'admin'; className?: string }

const hourMs = 3_600_000
const urgentMs = 24 * hourMs

// Who has to act until when, and how long that is.
export function Due({ dispute, side, className }: DueProps) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const said = saidOf(dispute, side, language, now)
  if (said === null) return null
  const leftMs = dispute.dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dispute.dueAt) - now
  const isOwn = waitsFor(dispute) === side
  return (
    <span
      className={clsx(
        'flex items-start gap-1.5 text-sm',
        leftMs < urgentMs && isOwn
          ? 'font-semibold text-destructive-text'
          : 'text-muted-foreground',
        className,
      )}
    >
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(said.text, { when: said.when })}
        {leftMs > 0 && Number.isFinite(leftMs) && <> · {leftWords(leftMs, t)}</>}
      </span>
    </span>
  )
}

function saidOf(dispute: Dated, side: DueProps['side'], language: Language, nowMs: number) {
  const who = waitsFor(dispute)
  if (who === null) return null
  const { dueAt, booking } = dispute
  if (dueAt === null) return { text: words.bank, when: '' }
  const when = ownTime(dueAt, language, booking?.timeZone)
  if (Date.parse(dueAt) <= nowMs) return { text: words.late, when }
  if (who === side && (who === 'barber' || who === 'client'))
    return { text: who === 'barber' ? words.barber_you : words.client_you, when }
  return { text: words[who], when }
}

function leftWords(leftMs: number, t: (text: Text, params?: { count: number }) => string) {
  const hours = Math.floor(leftMs / hourMs)
  if (hours >= 48) return t(words.days, { count: Math.floor(hours / 24) })
  return hours > 1 ? t(words.hours, { count: hours }) : t(words.hour)
}
