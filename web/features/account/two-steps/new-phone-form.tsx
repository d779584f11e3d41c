import { newFactorForm } from '#contract/accounts/account.ts'
import { useText } from '#web/language.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { security } from '#web/texts/accounts/security.ts'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

type NewPhoneFormProps = {
  onSubmit: (given: { password: string; code: string }) => Promise<unknown>
}

// Password and a code, before another phone takes the place of the one before.
export function NewPhoneForm({ onSubmit }: NewPhoneFormProps) {
  const t = useText()
  return (
    <Form schema={newFactorForm} initial={{ password: '', code: '' }} onSubmit={onSubmit}>
      <PasswordField
        name="password"
        label={t(account.currentPassword)}
        hint={t(account.passwordWhy)}
        autoComplete="current-password"
      />
      <Field
        name="code"
        label={t(security.oldCode)}
        hint={t(security.oldCodeHint)}
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <SubmitButton wide busy={t(account.checking)}>
        {t(account.next)}
      </SubmitButton>
    </Form>
  )
}
