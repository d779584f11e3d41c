import { newFactorForm } from '#contract/accounts/account.ts'
import { useText } from '#web/language.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { security } from '#web/texts/accounts/security.ts'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'

export type Given = { password: string; code: string }

type PasswordAndCodeFormProps = {
  submit: string
  codeHint: string
  onSubmit: (given: Given) => Promise<unknown>
}

// Before the second factor itself changes.
export function PasswordAndCodeForm({ submit, codeHint, onSubmit }: PasswordAndCodeFormProps) {
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
        hint={codeHint}
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <SubmitButton wide busy={t(account.checking)}>
        {submit}
      </SubmitButton>
    </Form>
  )
}
