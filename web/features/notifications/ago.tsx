import { useEffect, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { dateFormat } from '#web/words/formats.ts'
import { useLanguage } from '#web/language.tsx'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const nowForMs = 45_000
const daysForMs = 7 * dayMs

export function Ago({ at, className }: { at: string; className?: string }) {
  const language = useLanguage()
  const now = useNow()
  return (
    <time dateTime={at} title={momentOf(at, language)} className={className}>
      {agoOf(at, now, language)}
    </time>
  )
}

// 'now', '5 minutes ago', 'yesterday', and after a week the date.
export function agoOf(at: string, nowMs: number, language: Language) {
  const passedMs = Math.max(0, nowMs - Date.parse(at))
  const words = new Intl.RelativeTimeFormat(`${language}-US`, { numeric: 'auto' })
  if (passedMs < nowForMs) return words.format(0, 'second')
  if (passedMs < hourMs)
    return words.format(-Math.max(1, Math.round(passedMs / minuteMs)), 'minute')
  if (passedMs < dayMs) return words.format(-Math.round(passedMs / hourMs), 'hour')
  if (passedMs < daysForMs) return words.format(-Math.round(passedMs / dayMs), 'day')
  return dateFormat(language, { dateStyle: 'medium' }).format(Date.parse(at))
}

function momentOf(at: string, language: Language) {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const
  return dateFormat(language, format).format(Date.parse(at))
}

function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
