import type { QueueLine } from '#contract/admin/support/support-desk.ts'
import type { useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'

type Translate = ReturnType<typeof useText>

const soonMs = 30 * 60_000

// How urgent a request is on the clock.
export function pressureOf({ dueAt, state }: Pick<QueueLine, 'dueAt' | 'state'>, nowMs: number) {
  if (dueAt === null || (state !== 'new' && state !== 'open')) return 'none'
  const leftMs = Date.parse(dueAt) - nowMs
  if (leftMs <= 0) return 'late'
  return leftMs <= soonMs ? 'soon' : 'none'
}

// '42 min', '3 h', '1 d'.
export function spanOf(t: Translate, minutes: number) {
  if (minutes < 60) return t(words.minutes, { count: Math.max(0, Math.round(minutes)) })
  if (minutes < 24 * 60) return t(words.hours, { count: Math.round(minutes / 60) })
  return t(words.days, { count: Math.round(minutes / 1440) })
}
