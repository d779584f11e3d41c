import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '#contract/auth.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/auth.ts'
import { toast } from '#web/ui/toast.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ReactivationDialog } from './reactivation-dialog.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignTabs } from './sign-tabs.tsx'

type Answer = { session: Session | null; needsSecondFactor: boolean }

export function SignIn() {
  const t = useText()
  const location = useLocation()
  const [screen, setScreen] = useState<'form' | 'forgot' | 'second-factor'>('form')
  const [email, setEmail] = useState(() => emailOf(location.state))
  const [isReactivating, setIsReactivating] = useState(false)

  function enter({ session, needsSecondFactor }: Answer) {
    setIsReactivating(false)
    if (needsSecondFactor) return setScreen('second-factor')
    if (!session) return
    setSession(session, 'SIGNED_IN')
    toast.success(t(auth.welcomeBack))
  }

  function open(next: typeof screen) {
    return (typed: string) => {
      setEmail(typed)
      setScreen(next)
    }
  }

  if (screen === 'forgot') return <ForgotPassword email={email} onBack={open('form')} />
  if (screen === 'second-factor') return <SecondFactor onBack={() => setScreen('form')} />
  return (
    <SignTabs mode="signin">
      <SignInForm
        email={email}
        onEnter={enter}
        onForgot={open('forgot')}
        onDeactivated={(typed) => {
          setEmail(typed)
          setIsReactivating(true)
        }}
      />
      {isReactivating && (
        <ReactivationDialog
          email={email}
          onCancel={() => setIsReactivating(false)}
          onDone={enter}
        />
      )}
    </SignTabs>
  )
}

// Other screens hand over the address they know.
export function emailOf(state: unknown) {
  const isKnown = typeof state === 'object' && state !== null && 'email' in state
  return isKnown ? String(state.email) : ''
}
