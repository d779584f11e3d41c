import { useSearchParams } from 'react-router'
import { AccountReactivation } from '#web/features/auth/reactivation/account-reactivation.tsx'
import { isForSignedIn, useLeaveWhenSignedIn } from '#web/features/auth/sign-in/after-login.ts'
import { AuthFrame } from '#web/features/auth/auth-frame.tsx'
import { authModeOf, type AuthMode } from '#web/features/auth/auth-modes.ts'
import { ForgotPassword } from '#web/features/auth/password/forgot-password.tsx'
import { ReactivateByLink } from '#web/features/auth/reactivation/reactivate-by-link.tsx'
import { ResetPassword } from '#web/features/auth/password/reset-password.tsx'
import { SignIn } from '#web/features/auth/sign-in/sign-in.tsx'
import { SignUp } from '#web/features/auth/sign-up/sign-up.tsx'
import { AdminInvitation } from '#web/features/invitations/admin-invitation.tsx'
import { PageLoading } from '#web/features/shell/loading.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { auth } from '#web/texts/accounts/auth.ts'

export const meta = pageMeta({ title: auth.metaTitle, description: auth.metaText })

const screens: Record<AuthMode, () => React.ReactNode> = {
  signin: SignIn,
  signup: SignUp,
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  reactivate: ReactivateByLink,
  'account-reactivation': AccountReactivation,
  invited: AdminInvitation,
}

// The same page for everyone: of the address only `mode` is known to the server. Whatever else the
// address holds is read after the browser has taken over.
export default function AuthPage() {
  const [params] = useSearchParams()
  const mode = authModeOf(params.get('mode'))
  const isLeaving = useLeaveWhenSignedIn(mode)
  const Screen = screens[mode]
  return (
    <AuthFrame>
      {isLeaving ? (
        <PageLoading />
      ) : (
        // Signed-in users are redirected without a flash of the form.
        <div className={isForSignedIn(mode) ? undefined : 'in-[[data-signed-in]]:invisible'}>
          <Screen key={mode} />
        </div>
      )}
    </AuthFrame>
  )
}
