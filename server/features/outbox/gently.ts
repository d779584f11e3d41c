import { setTimeout as sleep } from 'node:timers/promises'

// A slow job does not hold up the next one for longer.
const longestTurnMs = 200

// Runs one job at a time and then rests for as long as it took, so that a storm of them leaves the
// processor to people.
export function createGentleTurns() {
  let last = Promise.resolve()

  return async (work: () => Promise<unknown>) => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await Promise.race([before, sleep(longestTurnMs)])
    const began = performance.now()
    try {
      await work()
    } finally {
      setTimeout(resolve, performance.now() - began)
    }
  }
}
