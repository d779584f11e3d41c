import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { forgotPassword } from '#contract/accounts/auth.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { reactivation } from '#web/texts/accounts/reactivation.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { emailOf } from '#web/features/auth/handed-email.ts'
import { useRequestCode, VerifyForm } from './reactivation.tsx'
import { SecondFactor } from '#web/features/auth/sign-in/second-factor.tsx'
import type { SignInAnswer } from '#web/features/auth/sign-in/sign-in-form.tsx'

// The full-page way back: ask for a code, then give it.
export function AccountReactivation() {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  const location = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)
  const toSignIn = () => void navigate(pathOf('signin'), { state: { email: sentTo } })

  function enter(answer: SignInAnswer) {
    if (answer.session) setSession(answer.session, 'SIGNED_IN')
    setNeedsSecondFactor(answer.needsSecondFactor)
  }

  if (needsSecondFactor) return <SecondFactor onBack={toSignIn} />
  return (
    <>
      {sentTo === undefined ? (
        <RequestForm email={emailOf(location.state)} onSent={setSentTo} />
      ) : (
        <>
          <ScreenHeading
            title={t(reactivation.enterCode)}
            text={t(reactivation.enterCodeText, { email: sentTo })}
          />
          <VerifyForm email={sentTo} isCooling onReactivated={enter} onAlreadyActive={toSignIn} />
        </>
      )}
      <Button asChild variant="ghost" wide className="mt-4">
        <Link to={pathOf('signin')}>
          <ArrowLeft aria-hidden />
          {t(auth.backToSignIn)}
        </Link>
      </Button>
    </>
  )
}

type RequestFormProps = { email: string; onSent: (email: string) => void }

function RequestForm({ email, onSent }: RequestFormProps) {
  const t = useText()
  const requestCode = useRequestCode()
  return (
    <>
      <ScreenHeading
        title={t(reactivation.reactivateTitle)}
        text={t(reactivation.requestPageText)}
      />
      <Form
        schema={forgotPassword}
        initial={{ email }}
        onSubmit={async (values) => {
          const { isSent } = await requestCode(values.email)
          if (isSent) onSent(values.email)
        }}
      >
        <Field name="email" label={t(auth.email)} type="email" autoComplete="username" />
        <SubmitButton wide size="lg" busy={t(auth.sending)}>
          {t(reactivation.sendCode)}
        </SubmitButton>
      </Form>
    </>
  )
}
