import { deleteForm } from '#contract/accounts/account.ts'
import { useText } from '#web/language.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'

type PasswordFormProps = {
  submit: string
  isDestructive?: boolean
  onSubmit: (password: string) => Promise<unknown>
}

// The password again, before something that opens a door or closes one.
export function PasswordForm({ submit, isDestructive = false, onSubmit }: PasswordFormProps) {
  const t = useText()
  return (
    <Form
      schema={deleteForm}
      initial={{ password: '' }}
      onSubmit={({ password }) => onSubmit(password)}
    >
      <PasswordField
        name="password"
        label={t(account.currentPassword)}
        hint={t(account.passwordWhy)}
        autoComplete="current-password"
      />
      <SubmitButton
        wide
        variant={isDestructive ? 'destructive' : 'primary'}
        busy={t(account.checking)}
      >
        {submit}
      </SubmitButton>
    </Form>
  )
}
