import { useState } from 'react'
import { Link } from 'react-router'
import { signIn } from '#contract/accounts/auth.ts'
import { api } from '#web/api.ts'
import { placedBy, signInProblem } from '#web/features/auth/problems.ts'
import { SecondFactor } from '#web/features/auth/sign-in/second-factor.tsx'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'

export function SignInInvited({ email }: { email: string }) {
  const t = useText()
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false)

  async function submit(values: { email: string; password: string }) {
    const answer = await api.auth.signIn.send(values).catch(placedBy(signInProblem))
    setNeedsSecondFactor(answer.needsSecondFactor)
    if (answer.session) setSession(answer.session, 'SIGNED_IN')
  }

  if (needsSecondFactor) return <SecondFactor onBack={() => setNeedsSecondFactor(false)} />
  return (
    <TitledCard title={t(words.signInTitle)} text={t(words.signInText, { email })}>
      <Form
        schema={signIn}
        initial={{ email, password: '' }}
        onSubmit={submit}
        onError={(error) => {
          const { field, text } = signInProblem(error)
          return field === 'password' ? undefined : t(text)
        }}
      >
        <input type="email" readOnly hidden value={email} autoComplete="username" />
        <PasswordField name="password" label={t(auth.password)} autoComplete="current-password" />
        <SubmitButton wide size="lg" busy={t(auth.signingIn)}>
          {t(auth.signIn)}
        </SubmitButton>
      </Form>
      <Button asChild variant="link" className="mt-2">
        <Link to="/auth?mode=forgot-password" state={{ email }}>
          {t(auth.forgotPassword)}
        </Link>
      </Button>
    </TitledCard>
  )
}
