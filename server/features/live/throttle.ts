// Calls `send` at once, then at most once in `everyMs` for the same key; the last call is never lost.
export function createThrottle<Key>(everyMs: number, send: (key: Key) => void) {
  const quiet = new Map<Key, { timer: NodeJS.Timeout; isDue: boolean }>()

  function call(key: Key) {
    const pause = quiet.get(key)
    if (pause) {
      pause.isDue = true
      return
    }
    const timer = setTimeout(() => {
      const isDue = quiet.get(key)?.isDue
      quiet.delete(key)
      if (isDue) call(key)
    }, everyMs)
    quiet.set(key, { timer, isDue: false })
    send(key)
  }

  function stop() {
    for (const { timer } of quiet.values()) clearTimeout(timer)
    quiet.clear()
  }

  return { call, stop }
}
