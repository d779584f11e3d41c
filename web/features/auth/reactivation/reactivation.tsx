// Back into a deactivated account with a mailed code: what the dialog and the page share.
import { useFormContext, useWatch } from 'react-hook-form'
import { reactivation as schema } from '#contract/accounts/auth.ts'
import { codeLength, resendCooldownSeconds } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { reactivation } from '#web/texts/accounts/reactivation.ts'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { codeOf, reactivationProblem, secondsToWait } from '#web/features/auth/problems.ts'
import { ResendButton } from '#web/features/auth/sign-up/resend.tsx'
import type { SignInAnswer } from '#web/features/auth/sign-in/sign-in-form.tsx'

type VerifyFormProps = {
  email: string
  isCooling: boolean
  onReactivated: (answer: SignInAnswer) => void
  // There is nothing to reactivate: one signs in as usual.
  onAlreadyActive: () => void
}

export function VerifyForm({ email, isCooling, onReactivated, onAlreadyActive }: VerifyFormProps) {
  const t = useText()
  const requestCode = useRequestCode()

  async function submit(values: { email: string; code: string; password: string }) {
    const answer = await api.auth.reactivate.send(values)
    toast.success(t(reactivation.reactivated))
    onReactivated(answer)
  }

  function explain(error: unknown) {
    const { title, text } = reactivationProblem(error)
    toast.error(t(title), { description: t(text) })
    if (codeOf(error) === 'ALREADY_ACTIVE') onAlreadyActive()
    return t(text)
  }

  return (
    <Form
      schema={schema}
      initial={{ email, code: '', password: '' }}
      onSubmit={submit}
      onError={explain}
    >
      <CodeField name="code" label={t(auth.code)} />
      <PasswordField name="password" label={t(auth.password)} autoComplete="current-password" />
      <VerifyButton />
      <ResendButton
        label={t(reactivation.resendCode)}
        isCooling={isCooling}
        onResend={async () => (await requestCode(email)).waitSeconds}
      />
    </Form>
  )
}

function VerifyButton() {
  const t = useText()
  const { control } = useFormContext()
  const code = String(useWatch({ control, name: 'code' }))
  return (
    <SubmitButton wide size="lg" busy={t(auth.verifying)} disabled={code.length < codeLength}>
      {t(reactivation.verifyAndReactivate)}
    </SubmitButton>
  )
}

// Shows the result. The server answers "sent" to everyone and mails only accounts that can return.
export function useRequestCode() {
  const t = useText()
  return async (email: string) => {
    try {
      await api.auth.requestReactivation.send({ email })
      toast.success(t(reactivation.codeSent), {
        description: t(reactivation.codeSentText, { email }),
      })
      return { isSent: true, waitSeconds: resendCooldownSeconds }
    } catch (error) {
      const { title, text } = reactivationProblem(error)
      toast.error(t(title), { description: t(text) })
      return { isSent: false, waitSeconds: secondsToWait(error) }
    }
  }
}
