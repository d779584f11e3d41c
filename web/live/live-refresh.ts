// Fetches what changed. A page nobody looks at waits until it is in front, and between two fetches
// of a topic there is a rest, so that busy hours do not ask for the same again and again.
import type { QueryClient } from '@tanstack/react-query'
import type { PublicTopic } from '#contract/live.ts'
import { keysOf } from './topics.ts'

// Bookings change the figures all day; the others are changed by administrators, who look at them.
const restMs: Record<PublicTopic, number> = {
  settings: 1000,
  theme_settings: 1000,
  page_content: 1000,
  cms_content: 1000,
  feature_flags: 1000,
  stats: 5000,
}

export function createRefresher(queries: QueryClient) {
  const waiting = new Set<PublicTopic>()
  const resting = new Map<PublicTopic, ReturnType<typeof setTimeout>>()

  function refresh(topic: PublicTopic) {
    waiting.add(topic)
    if (document.hidden || resting.has(topic)) return
    waiting.delete(topic)
    for (const queryKey of keysOf[topic]) void queries.invalidateQueries({ queryKey })
    resting.set(topic, setTimeout(wake, restMs[topic], topic))
  }

  function wake(topic: PublicTopic) {
    resting.delete(topic)
    if (waiting.has(topic)) refresh(topic)
  }

  const look = () => [...waiting].forEach(refresh)
  document.addEventListener('visibilitychange', look)

  return {
    refresh,
    refreshAll: () => void queries.invalidateQueries(),
    stop() {
      document.removeEventListener('visibilitychange', look)
      for (const timer of resting.values()) clearTimeout(timer)
    },
  }
}
