import { mayEnter, type Access, type Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { isStale } from '#contract/permissions.ts'

// Refuses who may not use a call or a route, or whose second factor is too old for it.
export function requireAccess(access: Access, actor: Actor | null) {
  if (!mayEnter(access, actor)) fail(actor ? 'NOT_ALLOWED' : 'SIGN_IN_REQUIRED')
  if (isStale(access, actor?.secondFactorAt ?? null, Date.now())) fail('SECOND_FACTOR_STALE')
}

// The same, for routes that only people who are signed in may use.
export function requireActor(access: Access, actor: Actor | null): Actor {
  requireAccess(access, actor)
  return actor ?? fail('SIGN_IN_REQUIRED')
}
