import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { secondFactorCode } from '#contract/accounts/auth.ts'
import { sixDigits } from '#contract/fields.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { codeOf, placedBy, signInProblem } from '#web/features/auth/problems.ts'

const appCode = z.object({ code: sixDigits })

export function SecondFactor({ onBack }: { onBack: () => void }) {
  const t = useText()
  const [isBackup, setIsBackup] = useState(false)

  async function submit({ code }: { code: string }) {
    const session = await api.auth.giveSecondFactor.send({ code }).catch(placedBy(signInProblem))
    setSession(session, 'MFA_CHALLENGE_VERIFIED')
    setSession(session, 'SIGNED_IN')
    toast.success(t(auth.welcomeBack))
  }

  function explain(error: unknown) {
    const { field, text } = signInProblem(error)
    if (codeOf(error) === 'SIGN_IN_EXPIRED') {
      toast.error(t(text))
      onBack()
    }
    return field ? undefined : t(text)
  }

  return (
    <>
      <ScreenHeading
        title={t(auth.secondFactor)}
        text={t(isBackup ? auth.backupText : auth.secondFactorText)}
      />
      <Form
        key={String(isBackup)}
        schema={isBackup ? secondFactorCode : appCode}
        initial={{ code: '' }}
        onSubmit={submit}
        onError={explain}
      >
        {isBackup ? (
          <Field
            name="code"
            label={t(auth.backupCode)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <CodeField name="code" label={t(auth.code)} />
        )}
        <SubmitButton wide size="lg" busy={t(auth.verifying)}>
          {t(auth.verify)}
        </SubmitButton>
      </Form>
      <div className="mt-4 space-y-2">
        <Button variant="outline" wide onClick={() => setIsBackup(!isBackup)}>
          {t(isBackup ? auth.useApp : auth.useBackup)}
        </Button>
        <Button variant="ghost" wide onClick={onBack}>
          <ArrowLeft aria-hidden />
          {t(auth.backToSignIn)}
        </Button>
      </div>
    </>
  )
}
