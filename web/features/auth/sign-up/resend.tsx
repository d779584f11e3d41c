import { useState } from 'react'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { clockOf, useSecondsLeft } from '#web/ui/states/countdown.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { resendProblem, secondsToWait } from '#web/features/auth/problems.ts'

type ResendButtonProps = {
  label: string
  // Something was sent just now, so the wait has begun.
  isCooling?: boolean
  // Sends, says how it went, and tells for how many seconds not to send again.
  onResend: () => Promise<number>
}

export function ResendButton({ label, isCooling = false, onResend }: ResendButtonProps) {
  const t = useText()
  const [until, setUntil] = useState(() => inSeconds(isCooling ? resendCooldownSeconds : 0))
  const [isBusy, setIsBusy] = useState(false)
  const seconds = useSecondsLeft(until) ?? (isCooling ? resendCooldownSeconds : 0)

  async function resend() {
    setIsBusy(true)
    setUntil(inSeconds(await onResend()))
    setIsBusy(false)
  }

  return (
    <Button
      variant="outline"
      wide
      busy={isBusy && t(auth.sending)}
      disabled={isBusy || seconds > 0}
      onClick={resend}
    >
      {seconds > 0 ? t(auth.resendIn, { time: clockOf(seconds) }) : label}
    </Button>
  )
}

type ResendEmailProps = { email: string; isCooling?: boolean }

export function ResendEmail({ email, isCooling }: ResendEmailProps) {
  const t = useText()
  const resend = useResendEmail()
  return (
    <ResendButton
      label={t(auth.resend)}
      isCooling={isCooling}
      onResend={async () => (await resend(email)).waitSeconds}
    />
  )
}

export function useResendEmail() {
  const t = useText()
  return async (email: string) => {
    try {
      await api.auth.resendConfirmation.send({ email })
      toast.success(t(auth.resent), { description: t(auth.resentText, { email }) })
      return { isSent: true, waitSeconds: resendCooldownSeconds }
    } catch (error) {
      toast.error(t(auth.notResent), { description: t(resendProblem(error).text) })
      return { isSent: false, waitSeconds: secondsToWait(error) }
    }
  }
}

function inSeconds(seconds: number) {
  return new Date(Date.now() + seconds * 1000).toISOString()
}
