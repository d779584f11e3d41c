import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { emailOf } from '#web/features/auth/handed-email.ts'
import { ReactivationDialog } from '#web/features/auth/reactivation/reactivation-dialog.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInForm, type SignInAnswer } from './sign-in-form.tsx'
import { SignTabs } from '#web/features/auth/sign-tabs.tsx'

export function SignIn() {
  const t = useText()
  const location = useLocation()
  const [email, setEmail] = useState(() => emailOf(location.state))
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const [reactivating, setReactivating] = useState<string>()

  function enter(answer: SignInAnswer, typed: string) {
    setEmail(typed)
    setReactivating(undefined)
    setNeedsSecondFactor(answer.needsSecondFactor)
    if (!answer.session) return
    setSession(answer.session, 'SIGNED_IN')
    toast.success(t(auth.welcomeBack))
  }

  if (needsSecondFactor) return <SecondFactor onBack={() => setNeedsSecondFactor(false)} />
  return (
    <SignTabs mode="signin">
      <SignInForm email={email} onEnter={enter} onSelfDeactivated={setReactivating} />
      {reactivating !== undefined && (
        <ReactivationDialog
          email={reactivating}
          onCancel={() => setReactivating(undefined)}
          onDone={(answer) => enter(answer, reactivating)}
        />
      )}
    </SignTabs>
  )
}
