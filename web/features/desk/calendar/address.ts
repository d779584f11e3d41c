// View, date and member of the calendar, kept in the address: ?view=week&date=2026-11-20&member=ID.
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, firstOfMonth } from '#web/words/date-words.ts'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'

export const views = ['day', 'week', 'month', 'list'] as const
export type View = (typeof views)[number]

export type Asked = { view: View; date: string; today: string; member: string | null }

export function useAsked(nowMs: number): Asked {
  const [params] = useSearchParams()
  const today = shopDay(nowMs, useBusinessZone())
  const view = views.find((each) => each === params.get('view')) ?? 'day'
  const asked = params.get('date') ?? ''
  const date = isDay(asked) ? asked : today
  const member = params.get('member')
  return useMemo(() => ({ view, date, today, member }), [view, date, today, member])
}

function isDay(text: string) {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

// Weeks begin on Monday, as most shops count theirs.
export function mondayOf(day: string) {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function daysFrom(day: string, count: number) {
  return Array.from({ length: count }, (_, step) => addDays(day, step))
}

// The days a view needs, first to last.
export function daysOf({ view, date }: Pick<Asked, 'view' | 'date'>) {
  if (view === 'day') return [date]
  if (view === 'month') return daysFrom(mondayOf(firstOfMonth(date)), 42)
  return daysFrom(mondayOf(date), 7)
}

export function stepFrom({ view, date }: Pick<Asked, 'view' | 'date'>, by: 1 | -1) {
  if (view === 'day') return addDays(date, by)
  if (view !== 'month') return addDays(date, 7 * by)
  const first = firstOfMonth(date)
  return firstOfMonth(by === 1 ? addDays(first, 32) : addDays(first, -1))
}
