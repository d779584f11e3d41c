import { useState } from 'react'
import * as z from 'zod'
import { secondFactorCode } from '#contract/accounts/auth.ts'
import { sixDigits } from '#contract/fields.ts'
import { api } from '#web/api.ts'
import { answerCode } from '#web/rights/fresh-code.ts'
import { useText } from '#web/language.tsx'
import { setSession } from '#web/session.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { freshCode as words } from '#web/texts/admin/fresh-code.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const appCode = z.object({ code: sixDigits })

// A second factor that is older than 15 minutes. What stands below stays as it is, and the refused
// call is sent again.
export function FreshCode() {
  const t = useText()
  const [isBackup, setIsBackup] = useState(false)
  return (
    <Dialog
      open
      title={t(words.title)}
      description={t(isBackup ? auth.backupText : words.text)}
      onOpenChange={(isOpen) => !isOpen && answerCode(false)}
    >
      <Form
        key={String(isBackup)}
        schema={isBackup ? secondFactorCode : appCode}
        initial={{ code: '' }}
        onSubmit={async ({ code }) => {
          setSession(await api.auth.renewSecondFactor.send({ code }), 'MFA_CHALLENGE_VERIFIED')
          answerCode(true)
        }}
      >
        {isBackup ? (
          <Field name="code" label={t(auth.backupCode)} autoComplete="off" spellCheck={false} />
        ) : (
          <CodeField name="code" label={t(auth.code)} hint={t(words.once)} />
        )}
        <SubmitButton wide size="lg" busy={t(auth.verifying)}>
          {t(words.go)}
        </SubmitButton>
      </Form>
      <Button className="mt-3" variant="ghost" wide onClick={() => setIsBackup(!isBackup)}>
        {t(isBackup ? auth.useApp : auth.useBackup)}
      </Button>
    </Dialog>
  )
}
