// Sessions of administrators who see the app as someone else. Judged with every request, so that a
// view ends by itself with its time, the flag, the right, or the other person's account.
import type { Actor } from '#contract/access.ts'
import type { Db } from '#server/database/db.ts'
import { hasFlag } from '#server/features/flags/service.ts'
import { findView } from './queries.ts'
import { rolesOf } from './roles.ts'

type View = { userId: string; roles: Actor['roles']; endsAt: string }

// Null when it is over.
export async function viewOf(db: Db, own: Actor, id: string): Promise<View | null> {
  const view = await findView(db, id)
  if (!view?.isOpen || view.roles.includes('admin') || view.subRoles.length > 0) return null
  if (!own.permissions.has('people.impersonate')) return null
  if (!(await hasFlag({ db, actor: own }, 'impersonation'))) return null
  const { userId, endsAt } = view
  return { userId, roles: rolesOf({ ...view, secondFactorAt: null }), endsAt }
}

// Over, the administrator is themselves again, but writes nothing before they stop.
export async function viewerOf(db: Db, own: Actor, id: string): Promise<Actor> {
  const view = await viewOf(db, own, id)
  if (!view) return { ...own, mustStop: true }
  return {
    id: view.userId,
    roles: view.roles,
    sessionId: own.sessionId,
    permissions: new Set(),
    secondFactorAt: null,
    impersonatedBy: own.id,
  }
}
