// How long a barber has to answer a request: a day, and no longer than until clients could not book
// the time themselves any more.

const minuteMs = 60_000
const longestMinutes = 24 * 60
// A slot at the very edge of the notice leaves this much.
const leastMinutes = 15

export type Requested = { startsAt: string; noticeMinutes: number }

export function answerByOf({ startsAt, noticeMinutes }: Requested, nowMs: number) {
  const start = Date.parse(startsAt)
  const latest = Math.min(nowMs + longestMinutes * minuteMs, start - noticeMinutes * minuteMs)
  const answerBy = Math.min(start, Math.max(latest, nowMs + leastMinutes * minuteMs))
  return new Date(answerBy).toISOString()
}
