import type * as z from 'zod'
import type { Session } from '#contract/accounts/auth.ts'
import { isRefusal } from '#contract/errors.ts'
import { invitedSignUp } from '#contract/business/invitations.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { PasswordField, PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

type SignUpInvitedProps = {
  email: string
  signUp: (values: z.output<typeof invitedSignUp>) => Promise<Session>
  onChange: () => void
  onDone?: () => void
}

export function SignUpInvited({ email, signUp, onChange, onDone }: SignUpInvitedProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.signUpTitle)} text={t(words.signUpText, { email })}>
      <Form
        schema={invitedSignUp}
        initial={{ name: '', phone: '', password: '' }}
        onSubmit={async (values) => {
          try {
            setSession(await signUp(values), 'SIGNED_IN')
            onDone?.()
          } catch (error) {
            if (isRefusal(error) && error.code === 'EMAIL_IN_USE') onChange()
            throw error
          }
        }}
      >
        <input type="email" readOnly hidden value={email} autoComplete="username" />
        <Field name="name" label={t(auth.fullName)} autoComplete="name" />
        <PhoneField name="phone" label={t(auth.phone)} hint={t(auth.phoneHint)} />
        <PasswordField
          name="password"
          label={t(auth.password)}
          hint={t(auth.passwordHint)}
          autoComplete="new-password"
        />
        <SubmitButton wide size="lg" busy={t(words.creating)}>
          {t(words.create)}
        </SubmitButton>
      </Form>
    </TitledCard>
  )
}
