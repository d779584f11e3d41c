// Test and server both say "today" and must mean the same day. A test that would start shortly
// before midnight in Houston waits until midnight has passed.
import { setTimeout as sleep } from 'node:timers/promises'
import { houston } from '#server/shop-clock.ts'

export async function untilAfterMidnight(shortlyMs: number) {
  const now = Date.now()
  const tomorrow = houston.dayOf(Math.floor(now / 60_000)) + 1
  const leftMs = houston.startOfDay(tomorrow) * 60_000 - now
  if (leftMs < shortlyMs) await sleep(leftMs + 100)
}
