// Fetches what changed. A page nobody looks at waits until it is in front, and a topic that changes
// all the time is fetched every few seconds, so that busy hours do not ask for the same again and
// again.
import type { QueryClient } from '@tanstack/react-query'
import type { PublicTopic } from '#contract/live.ts'
import { api } from './api.ts'

const everyMs = 5000

const keysOf: Record<PublicTopic, (readonly string[])[]> = {
  settings: [api.settings.read.key()],
  theme_settings: [api.settings.theme.key()],
  page_content: [api.content.landing.key()],
  stats: [api.stats.platform.key(), api.content.footer.key(), api.barbers.featured.key()],
}

export function createRefresher(queries: QueryClient) {
  const waiting = new Set<PublicTopic>()
  const resting = new Map<PublicTopic, ReturnType<typeof setTimeout>>()

  function refresh(topic: PublicTopic) {
    waiting.add(topic)
    if (document.hidden || resting.has(topic)) return
    waiting.delete(topic)
    for (const queryKey of keysOf[topic] ?? []) void queries.invalidateQueries({ queryKey })
    resting.set(topic, setTimeout(wake, everyMs, topic))
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
