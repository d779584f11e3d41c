import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { forgotPassword } from '#contract/accounts/auth.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { emailOf } from '#web/features/auth/handed-email.ts'
import { plainProblem } from '#web/features/auth/problems.ts'

export function ForgotPassword() {
  const t = useText()
  const location = useLocation()
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
      <Form
        schema={forgotPassword}
        initial={{ email: emailOf(location.state) }}
        onSubmit={submit}
        onError={explain}
      >
        <Field name="email" label={t(auth.email)} type="email" autoComplete="username" />
        {sentTo && <Notice tone="success">{t(auth.resetSentText, { email: sentTo })}</Notice>}
        <SubmitButton wide size="lg" busy={t(auth.sending)}>
          {t(auth.sendResetLink)}
        </SubmitButton>
        <BackButton />
      </Form>
    </>
  )
}

function BackButton() {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  const { getValues } = useFormContext<{ email: string }>()
  return (
    <Button
      variant="ghost"
      wide
      onClick={() => navigate(pathOf('signin'), { state: { email: getValues('email') } })}
    >
      <ArrowLeft aria-hidden />
      {t(auth.backToSignIn)}
    </Button>
  )
}
