// A signed-in person as the guard sees them. An administrator is an owner who just gave the second
// factor.
import { randomUUID } from 'node:crypto'
import type { Actor, Role } from '#contract/access.ts'
import { permissionsOf } from '#contract/permissions.ts'

export function actorOf(id: string, ...roles: Role[]): Actor {
  const isAdmin = roles.includes('admin')
  return {
    id,
    roles,
    sessionId: randomUUID(),
    permissions: permissionsOf(isAdmin ? ['owner'] : []),
    secondFactorAt: isAdmin ? Date.now() : null,
  }
}
