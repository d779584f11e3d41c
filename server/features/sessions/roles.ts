// The roles that count in a session.
import { roles, type Role } from '#contract/access.ts'
import type { SessionRow } from './queries.ts'

// An active employee record also gives the employee role; a user without roles is a client.
type Held = Pick<SessionRow, 'roles' | 'isEmployee' | 'subRoles' | 'secondFactorAt'>

export function rolesOf(session: Held): readonly Role[] {
  const held: Role[] = roles.filter(
    (role) => session.roles.includes(role) || (role === 'employee' && session.isEmployee),
  )
  const usable = held.filter((role) => role !== 'admin' || isUsableAdmin(session))
  return usable.length > 0 ? usable : ['client']
}

// An administrator counts as one only with a current grant, and after the second factor.
export function isUsableAdmin(session: Held) {
  return isAdmin(session) && session.secondFactorAt !== null
}

export function isAdmin({ roles, subRoles }: Pick<Held, 'roles' | 'subRoles'>) {
  return roles.includes('admin') && subRoles.length > 0
}
