import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { forgotPassword } from '#contract/auth.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Form, SubmitButton } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast.ts'
import { ScreenHeading } from './auth-frame.tsx'
import { plainProblem } from './problems.ts'

type ForgotPasswordProps = { email: string; onBack: (email: string) => void }

export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const t = useText()
  const [sentTo, setSentTo] = useState<string>()

  async function submit(values: { email: string }) {
    setSentTo(undefined)
    await api.auth.forgotPassword.send(values)
    setSentTo(values.email)
    toast.success(t(auth.resetSent), {
      description: t(auth.resetSentText, { email: values.email }),
    })
  }

  function explain(error: unknown) {
    const text = t(plainProblem(error).text)
    toast.error(t(auth.resetError), { description: text })
    return text
  }

  return (
    <>
      <ScreenHeading title={t(auth.forgotTitle)} text={t(auth.forgotText)} />
      <Form schema={forgotPassword} initial={{ email }} onSubmit={submit} onError={explain}>
        <Field name="email" label={t(auth.email)} type="email" autoComplete="username" />
        {sentTo && (
          <Notice tone="success">{t(auth.resetSentText, { email: sentTo })}</Notice>
        )}
        <SubmitButton wide size="lg" busy={t(auth.sending)}>
          {t(auth.sendResetLink)}
        </SubmitButton>
        <BackButton onBack={onBack} />
      </Form>
    </>
  )
}

function BackButton({ onBack }: Pick<ForgotPasswordProps, 'onBack'>) {
  const t = useText()
  const { getValues } = useFormContext()
  return (
    <Button variant="ghost" wide onClick={() => onBack(String(getValues('email')))}>
      <ArrowLeft aria-hidden />
      {t(auth.backToSignIn)}
    </Button>
  )
}
