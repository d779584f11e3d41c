import { useEffect, useRef, useState } from 'react'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { reactivation } from '#web/texts/accounts/reactivation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useRequestCode, VerifyForm } from './reactivation.tsx'
import type { SignInAnswer } from '#web/features/auth/sign-in/sign-in-form.tsx'

const successMs = 2000

type ReactivationDialogProps = {
  email: string
  onCancel: () => void
  onDone: (answer: SignInAnswer) => void
}

type Step = 'request' | 'verify' | 'success'

const words: Record<Step, { title: Text; text: Text }> = {
  request: { title: reactivation.deactivated, text: reactivation.requestText },
  verify: { title: reactivation.enterCode, text: reactivation.enterCodeText },
  success: { title: reactivation.backAgain, text: reactivation.backAgainText },
}

export function ReactivationDialog({ email, onCancel, onDone }: ReactivationDialogProps) {
  const t = useText()
  const [step, setStep] = useState<Step>('request')
  const [isCooling, setIsCooling] = useState(false)
  const finish = useFinish(onDone)

  function go(hasSent: boolean) {
    setIsCooling(hasSent)
    setStep('verify')
  }

  return (
    <Dialog
      open
      locked
      title={t(words[step].title)}
      description={t(words[step].text, { email })}
      footer={
        step !== 'success' && (
          <Button variant="ghost" wide onClick={onCancel}>
            {t(reactivation.cancelAndGoBack)}
          </Button>
        )
      }
    >
      {step === 'request' && <Request email={email} onNext={go} />}
      {step === 'verify' && (
        <VerifyForm
          email={email}
          isCooling={isCooling}
          onAlreadyActive={onCancel}
          onReactivated={(answer) => {
            setStep('success')
            finish(answer)
          }}
        />
      )}
      {step === 'success' && (
        <div
          aria-hidden
          className="pole pole-turning h-2.5 rounded-full ring-1 ring-foreground/15"
        />
      )}
    </Dialog>
  )
}

type RequestProps = { email: string; onNext: (hasSent: boolean) => void }

function Request({ email, onNext }: RequestProps) {
  const t = useText()
  const requestCode = useRequestCode()
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    setIsBusy(true)
    const { isSent } = await requestCode(email)
    setIsBusy(false)
    if (isSent) onNext(true)
  }

  return (
    <div className="space-y-3">
      <Button wide size="lg" busy={isBusy && t(auth.sending)} onClick={send}>
        {t(reactivation.sendCode)}
      </Button>
      <Button variant="outline" wide disabled={isBusy} onClick={() => onNext(false)}>
        {t(reactivation.haveCode)}
      </Button>
    </div>
  )
}

// Leaves time to read the good news.
function useFinish(onDone: (answer: SignInAnswer) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  return (answer: SignInAnswer) => {
    timer.current = setTimeout(() => done.current(answer), successMs)
  }
}
