// How long a barber has to answer a request: the hours of the settings, but not beyond the minimum
// notice for clients.

const minuteMs = 60_000
// The least time, for a slot at the edge of the minimum notice.
const leastMinutes = 15

export type Requested = { startsAt: string; noticeMinutes: number; answerHours: number }

export function answerByOf({ startsAt, noticeMinutes, answerHours }: Requested, nowMs: number) {
  const start = Date.parse(startsAt)
  const latest = Math.min(nowMs + answerHours * 60 * minuteMs, start - noticeMinutes * minuteMs)
  const answerBy = Math.min(start, Math.max(latest, nowMs + leastMinutes * minuteMs))
  return new Date(answerBy).toISOString()
}
