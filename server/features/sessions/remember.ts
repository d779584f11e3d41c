// Caches the session lookup, because a page makes several calls at once.
import type { Actor } from '#contract/access.ts'
import type { Hub } from '#server/features/live/hub.ts'

// Changes that do not end the session, such as a new role, take effect after this time.
const keptMs = 500
const mostActors = 10_000

type Find = (token: string | null) => Promise<Actor | null>

// Cached briefly per server, and cleared when any session ends. Without the live channel nothing
// clears it, so it is not used.
export function rememberActors(hub: Hub | undefined, find: Find): Find {
  if (!hub) return find
  const known = new Map<string, { actor: Promise<Actor | null>; until: number }>()
  hub.on('ended', () => known.clear())

  return (token) => {
    if (token === null) return find(token)
    const now = performance.now()
    const last = known.get(token)
    if (last && last.until > now) return last.actor
    if (known.size >= mostActors) known.clear()
    const actor = find(token)
    known.set(token, { actor, until: now + keptMs })
    actor.catch(() => known.delete(token))
    return actor
  }
}
