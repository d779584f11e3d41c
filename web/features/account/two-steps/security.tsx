import { useQueryClient } from '@tanstack/react-query'
import { passwordForm } from '#contract/accounts/account.ts'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { security } from '#web/texts/accounts/security.ts'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { TwoSteps } from './two-steps.tsx'

export function SecuritySection() {
  return (
    <>
      <TwoSteps />
      <PasswordBlock />
    </>
  )
}

function PasswordBlock() {
  const t = useText()
  const queries = useQueryClient()
  const explain = usePasswordProblem()
  const email = useSession().session?.user.email ?? ''
  return (
    <Block title={t(security.password)} text={t(security.passwordText)}>
      <Form
        schema={passwordForm}
        initial={{ currentPassword: '', password: '', confirmPassword: '' }}
        resets
        onError={explain}
        onSubmit={async (values) => {
          await api.account.changePassword.send(values)
          void queries.invalidateQueries({ queryKey: api.account.sessions.key() })
          toast.success(t(security.passwordUpdated), { description: t(security.othersSignedOut) })
        }}
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t(account.currentPassword)}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={t(security.newPassword)}
          hint={t(security.passwordHint)}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t(security.confirmPassword)}
          autoComplete="new-password"
        />
        <SubmitButton busy={t(account.saving)}>{t(security.changePassword)}</SubmitButton>
      </Form>
    </Block>
  )
}

function usePasswordProblem() {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) => {
    const message = messageOf(error)
    toast.error(t(security.passwordError), { description: sentence(message) })
    return isRefusal(error) && error.fields ? undefined : message
  }
}
