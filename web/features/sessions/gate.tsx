// The route guard in the browser: a spinner while the session loads, the sign-in page for a guest,
// the person's own dashboard when the page is not for them.
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { homeOf, mayOpen, type Role } from '#contract/access.ts'
import type { Session } from '#contract/accounts/auth.ts'
import { PageLoading } from '#web/features/shell/loading.tsx'
import { accessOf } from '#web/routes.ts'
import { useActiveRole, useSession } from '#web/session.tsx'

export function Gate({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const pattern = matches.at(-1)?.id ?? '*'
  const access = accessOf.get(pattern) ?? 'public'
  return access === 'public' ? children : <ClosedGate pattern={pattern}>{children}</ClosedGate>
}

function ClosedGate({ pattern, children }: { pattern: string; children: ReactNode }) {
  const { status, session, isChecked } = useSession()
  const [activeRole, setActiveRole] = useActiveRole()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isIn = session !== null && mayOpen(accessOf.get(pattern) ?? [], session.user)
  const elsewhere = isIn ? setupFirst(pattern, session) : null
  const entered = isIn ? roleOf(pattern) : null

  // Bars and menus follow into the dashboard of another role. Not when the role itself changes: the role
  // switcher chooses before its dashboard is there, and another tab may be in another one.
  const follow = useEffectEvent((role: Role) => {
    if (role !== activeRole) setActiveRole(role)
  })
  useEffect(() => {
    if (entered) follow(entered)
  }, [entered])

  useEffect(() => {
    if (!isChecked) return
    if (status === 'signed-out')
      void navigate(`/auth?redirect=${encodeURIComponent(pathname + search)}`, { replace: true })
    else if (status === 'signed-in' && !isIn) void navigate(homeOf[activeRole], { replace: true })
    else if (elsewhere) void navigate(elsewhere, { replace: true })
  }, [isChecked, status, isIn, elsewhere, activeRole, pathname, search, navigate])

  return isIn && !elsewhere ? children : <PageLoading />
}

function roleOf(pattern: string) {
  const access = accessOf.get(pattern)
  return typeof access === 'object' && access.length === 1 ? (access[0] ?? null) : null
}

// A barber's dashboard opens with an approved profile; until then there is the setup.
function setupFirst(pattern: string, { user }: Session) {
  return pattern === '/barber/dashboard' && !user.isApprovedBarber ? '/barber/setup' : null
}
