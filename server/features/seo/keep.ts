// A bounded cache: concurrent requests share one computation, and entries are dropped when they are
// old or a change is published.
type Limits = { max: number; freshMs: number }

export function createKeep<T>({ max, freshMs }: Limits) {
  const kept = new Map<string, { made: Promise<T>; until: number }>()

  function get(key: string, make: () => Promise<T>): Promise<T> {
    const ready = kept.get(key)
    if (ready && ready.until > Date.now()) return ready.made
    const made = make()
    const entry = { made, until: Date.now() + freshMs }
    kept.delete(key)
    const [oldest] = kept.keys()
    if (kept.size >= max && oldest !== undefined) kept.delete(oldest)
    kept.set(key, entry)
    made.catch(() => kept.get(key) === entry && kept.delete(key))
    return made
  }

  return { get, clear: () => kept.clear() }
}
