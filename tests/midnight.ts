// Test and server both say "today" and must mean the same day. A test that would start shortly
// before midnight in one of the tests' cities waits until midnight has passed.
import { setTimeout as sleep } from 'node:timers/promises'
import { zoneOf } from '#server/shop-clock.ts'

export async function untilAfterMidnight(shortlyMs: number) {
  for (const zone of [zoneOf('America/Chicago'), zoneOf('America/Denver')]) {
    const now = Date.now()
    const tomorrow = zone.dayOf(Math.floor(now / 60_000)) + 1
    const leftMs = zone.startOfDay(tomorrow) * 60_000 - now
    if (leftMs < shortlyMs) await sleep(leftMs + 100)
  }
}
