// In-process listeners of a topic.
import type { FastifyBaseLogger } from 'fastify'
import type { Topic } from '#server/features/outbox/service.ts'
import type { StoredEvent } from './queries.ts'

export type Listener = (event: StoredEvent) => void

export function createListeners(log: FastifyBaseLogger | undefined) {
  const byTopic = new Map<string, Set<Listener>>()

  function on(topic: Topic | 'gap', listener: Listener) {
    const own = byTopic.get(topic) ?? new Set()
    byTopic.set(topic, own.add(listener))
    return () => void own.delete(listener)
  }

  // An error in one listener does not affect the others.
  function tell(event: StoredEvent) {
    for (const listener of byTopic.get(event.topic) ?? []) {
      try {
        listener(event)
      } catch (error) {
        log?.error({ err: error, topic: event.topic }, 'live: a listener failed')
      }
    }
  }

  return { on, tell }
}
