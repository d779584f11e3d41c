import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { resetPassword } from '#contract/accounts/auth.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { checkSession, raise } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { plainProblem } from '#web/features/auth/problems.ts'

export function ResetPassword() {
  const t = useText()
  const navigate = useNavigate()
  const token = useLinkToken('token')
  useEffect(() => {
    if (token) raise('PASSWORD_RECOVERY')
  }, [token])

  async function submit(values: { password: string; confirmPassword: string }) {
    await api.auth.resetPassword.send({ ...values, token: token ?? '' })
    toast.success(t(auth.updated), { description: t(auth.updatedText) })
    // The new password has ended every session, this browser's too.
    await checkSession()
    await navigate('/auth', { replace: true })
  }

  function explain(error: unknown) {
    const text = t(token ? plainProblem(error).text : auth.noResetToken)
    toast.error(t(auth.updateError), { description: text })
    return text
  }

  return (
    <>
      <ScreenHeading title={t(auth.resetTitle)} text={t(auth.resetText)} />
      {token === null && (
        <Notice tone="warning" className="mb-4">
          {t(auth.noResetToken)}
        </Notice>
      )}
      <Form
        schema={resetPassword}
        initial={{ password: '', confirmPassword: '' }}
        onSubmit={submit}
        onError={explain}
      >
        <PasswordField
          name="password"
          label={t(auth.newPassword)}
          hint={t(auth.passwordHint)}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmPassword"
          label={t(auth.confirmPassword)}
          autoComplete="new-password"
        />
        <SubmitButton wide size="lg" busy={t(auth.updating)}>
          {t(auth.updatePassword)}
        </SubmitButton>
      </Form>
      <Button asChild variant="ghost" wide className="mt-4">
        <Link to="/auth?mode=forgot-password">{t(auth.askForNewLink)}</Link>
      </Button>
    </>
  )
}
