// Queues the writes of one person in the server instead of in the database: many of them waiting
// for the same row lock would take every connection of the pool.
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'

// Both stay below MAX_IN_FLIGHT, so that one person or network cannot use it up. The network's
// limit is higher: a whole office may share one.
const person = { atOnce: 2, waiting: 20 }
const network = { atOnce: 4, waiting: 24 }

type Line = { running: number; waiting: (() => void)[] }

export function createTurns() {
  const lines = new Map<string, Line>()

  return async function inTurn<T>({ actor, request }: Caller, work: () => Promise<T>) {
    const key = actor ? `user:${actor.id}` : `network:${request.network}`
    const most = actor ? person : network
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < most.atOnce) line.running++
    else if (line.waiting.length >= most.waiting) return fail('TOO_MANY_REQUESTS')
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
