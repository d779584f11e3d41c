import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { afterLogin } from '#contract/redirect.ts'
import { useActiveRole, useSession } from '#web/session.tsx'
import type { AuthMode } from '#web/features/auth/auth-modes.ts'

// Redirects a signed-in person from the auth page, except while they choose a new password.
export function useLeaveWhenSignedIn(mode: AuthMode) {
  const { session } = useSession()
  const [activeRole] = useActiveRole()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const redirect = params.get('redirect')
  const goal =
    session && mode !== 'reset-password'
      ? afterLogin({ user: session.user, activeRole, redirect })
      : null

  useEffect(() => {
    if (goal) void navigate(goal, { replace: true })
  }, [goal, navigate])
  return goal !== null
}
