// A page asks for several things at once, and each would look up the same session.
import type { Actor } from '#contract/access.ts'
import type { Hub } from '#server/features/live/hub.ts'

// Whatever changes without ending the session, such as a new role, holds after that long.
const keptMs = 500
const mostActors = 10_000

type Find = (token: string | null) => Promise<Actor | null>

// What was found stays known for a moment, on this server, and is forgotten when a session ends
// anywhere. Without the live channel nobody would say so, so then each call looks for itself.
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
