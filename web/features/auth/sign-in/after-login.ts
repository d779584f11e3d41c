import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '#contract/redirect.ts'
import { useActiveRole, useSession } from '#web/session.tsx'
import type { AuthMode } from '#web/features/auth/auth-modes.ts'

// Screens that a signed-in person stays on: to choose a new password, or to accept an invitation.
export const isForSignedIn = (mode: AuthMode) => mode === 'reset-password' || mode === 'invited'

// Redirects a signed-in person from the other screens.
export function useLeaveWhenSignedIn(mode: AuthMode) {
  const { session } = useSession()
  const [activeRole] = useActiveRole()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const redirect = params.get('redirect')
  const goal =
    session && !isForSignedIn(mode)
      ? afterLogin({ user: session.user, activeRole, redirect })
      : null

  useEffect(() => {
    if (goal) void navigate(goal, { replace: true })
  }, [goal, navigate])
  return goal !== null
}
