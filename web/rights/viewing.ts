// An administrator's view of someone else's account, begun and ended for the whole browser. Pages are
// loaded anew both times, so that nothing of one person stays on the screen of the other.
import { homeOf, leadingRole } from '#contract/access.ts'
import { api } from '#web/api.ts'
import { currentSession, setSession } from '#web/session.tsx'

export async function startViewing(id: string, reason: string) {
  const session = await api.impersonations.start.send({ id, reason })
  setSession(session, 'SIGNED_IN')
  location.assign(homeOf[leadingRole(session.user.roles)])
}

export async function stopViewing() {
  const seen = currentSession()
  const session = await api.impersonations.stop.send()
  setSession(session, 'SIGNED_IN')
  const isKnown = seen !== null && seen.user.id !== session.user.id
  location.assign(`/admin/dashboard?tab=users${isKnown ? `&person=${seen.user.id}` : ''}`)
}
