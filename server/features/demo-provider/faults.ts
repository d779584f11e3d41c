// Faults on demand, each for the next call whose method and path begin with `on`.

export type Fault = {
  on: string
  // drop: the effect happens, the answer is lost. 500, 429: no effect. slow: answers after `ms`.
  // broken: the effect happens, and the key answers 500 from then on. stuck: the same without effect.
  // poor: our balance is too low.
  kind: 'drop' | '500' | '429' | 'slow' | 'broken' | 'stuck' | 'poor'
  ms?: number
}

export function createFaults() {
  const waiting: Fault[] = []
  // Draws a fault for any call, for drills.
  let draw: (call: string) => Fault['kind'] | null = () => null
  return {
    add: (...faults: Fault[]) => void waiting.push(...faults),
    drawBy: (drawn: typeof draw) => void (draw = drawn),
    clear() {
      waiting.length = 0
      draw = () => null
    },
    take(call: string): Fault | undefined {
      const index = waiting.findIndex(({ on }) => call.startsWith(on))
      if (index >= 0) return waiting.splice(index, 1)[0]
      const kind = call.includes('/v1/') ? draw(call) : null
      return kind === null ? undefined : { on: call, kind }
    },
  }
}
