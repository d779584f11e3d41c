// How long a barber has to answer a request: a day, but not beyond the minimum notice for clients.

const minuteMs = 60_000
const longestMinutes = 24 * 60
// The least time, for a slot at the edge of the minimum notice.
const leastMinutes = 15

export type Requested = { startsAt: string; noticeMinutes: number }

export function answerByOf({ startsAt, noticeMinutes }: Requested, nowMs: number) {
  const start = Date.parse(startsAt)
  const latest = Math.min(nowMs + longestMinutes * minuteMs, start - noticeMinutes * minuteMs)
  const answerBy = Math.min(start, Math.max(latest, nowMs + leastMinutes * minuteMs))
  return new Date(answerBy).toISOString()
}
