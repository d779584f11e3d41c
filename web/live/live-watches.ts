// The barbers that people look at in the tabs of this browser, for the one stream they share.
import { mostWatched } from '#contract/live.ts'

export function createWatches(onMissing: () => void) {
  const tab = Math.random().toString(36).slice(2)
  const own: string[] = []
  const others = new Map<string, readonly string[]>()
  let asked: readonly string[] = []

  const wanted = () => [...new Set([...own, ...others.values()].flat())].slice(0, mostWatched)

  // A stream that tells too much goes on; one that tells too little is opened anew.
  function settle() {
    if (wanted().some((barberId) => !asked.includes(barberId))) onMissing()
  }

  return {
    tab,
    settle,
    own: () => own,
    // Everything that a new stream watches.
    all: () => (asked = wanted()),
    add(barberId: string) {
      own.push(barberId)
      settle()
      return () => void own.splice(own.indexOf(barberId), 1)
    },
    hear(other: string, barberIds: readonly string[]) {
      others.delete(other)
      if (barberIds.length > 0) others.set(other, barberIds)
      settle()
    },
  }
}
