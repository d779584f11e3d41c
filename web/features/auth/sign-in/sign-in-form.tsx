import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { signIn, type Session } from '#contract/accounts/auth.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useSendToSupport, whoDeactivated } from '#web/features/auth/reactivation/account-status.ts'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { codeOf, placedBy, signInProblem } from '#web/features/auth/problems.ts'
import { ResendEmail } from '#web/features/auth/sign-up/resend.tsx'
import { Hint } from '#web/ui/hint.tsx'

export type SignInAnswer = { session: Session | null; needsSecondFactor: boolean }

type SignInFormProps = {
  email: string
  onEnter: (answer: SignInAnswer, email: string) => void
  onSelfDeactivated: (email: string) => void
}

export function SignInForm({ email, onEnter, onSelfDeactivated }: SignInFormProps) {
  const t = useText()
  const sendToSupport = useSendToSupport()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [inactive, setInactive] = useState<string>()

  async function submit(values: { email: string; password: string }) {
    setUnconfirmed(undefined)
    setInactive(undefined)
    try {
      onEnter(await api.auth.signIn.send(values), values.email)
    } catch (error) {
      if (signInProblem(error).mayResend) setUnconfirmed(values.email)
      if (codeOf(error) === 'ACCOUNT_DEACTIVATED') await followUp(values.email)
      placedBy(signInProblem)(error)
    }
  }

  async function followUp(email: string) {
    const who = await whoDeactivated(email)
    if (who === 'self') onSelfDeactivated(email)
    else if (who === 'administrator') sendToSupport(email)
    else setInactive(email)
  }

  function explain(error: unknown) {
    const { field, text } = signInProblem(error)
    return field ? undefined : t(text)
  }

  return (
    <>
      <Form schema={signIn} initial={{ email, password: '' }} onSubmit={submit} onError={explain}>
        <Field name="email" label={t(auth.email)} type="email" autoComplete="username" />
        <PasswordField name="password" label={t(auth.password)} autoComplete="current-password" />
        <ForgotButton />
        <SubmitButton wide size="lg" busy={t(auth.signingIn)}>
          {t(auth.signIn)}
        </SubmitButton>
      </Form>
      <div className="mt-4 space-y-4">
        {unconfirmed && <ResendEmail email={unconfirmed} />}
        {inactive && <MayReactivate email={inactive} />}
        <NewHere />
      </div>
    </>
  )
}

function ForgotButton() {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  const { getValues } = useFormContext<{ email: string }>()
  return (
    <div className="-my-2 flex justify-end">
      <Button
        variant="link"
        className="px-1!"
        onClick={() =>
          navigate(pathOf('forgot-password'), { state: { email: getValues('email') } })
        }
      >
        {t(auth.forgotPassword)}
      </Button>
    </div>
  )
}

// We could not learn who deactivated the account, so its owner is shown the way back.
function MayReactivate({ email }: { email: string }) {
  const t = useText()
  const pathOf = useAuthPath()
  return (
    <Notice
      action={
        <Button asChild variant="link" size="sm" className="px-0!">
          <Link to={pathOf('account-reactivation')} state={{ email }}>
            {t(auth.reactivateIt)}
          </Link>
        </Button>
      }
    >
      {t(auth.mayReactivate)}
    </Notice>
  )
}

function NewHere() {
  const t = useText()
  const pathOf = useAuthPath()
  return (
    <Hint size="md" className="flex flex-wrap items-center justify-center gap-x-1.5">
      {t(auth.newHere)}
      <Button asChild variant="link" className="px-1!">
        <Link to={pathOf('signup')}>{t(auth.createAccount)}</Link>
      </Button>
    </Hint>
  )
}
