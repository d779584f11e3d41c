import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { phoneCodeForm, type Profile } from '#contract/accounts/account.ts'
import { messageOf } from '#contract/errors.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { secondsToWait } from '#web/features/auth/problems.ts'
import { ResendButton } from '#web/features/auth/sign-up/resend.tsx'
import { useFlag } from '#web/flags/use-flag.ts'
import { useSentence, useText } from '#web/language.tsx'
import { account, profile as words } from '#web/texts/accounts/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { onField } from './on-field.ts'
import { shownPhone } from '#contract/accounts/shown-phone.ts'
import { useProfileChange } from '#web/features/account/with-profile.tsx'

// The status of the saved number, which may differ from the typed one.
export function PhoneStatus({ profile }: { profile: Profile }) {
  const t = useText()
  const isPaused = useFlag('sms_paused')
  if (!profile.phone) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-muted px-4 py-2.5 text-md">
      <span className="tabular-nums">{shownPhone(profile.phone)}</span>
      {profile.isPhoneVerified ? (
        <Badge tone="success">
          <CircleCheck aria-hidden />
          {t(words.verified)}
        </Badge>
      ) : (
        <>
          <Badge tone="warning" dot>
            {t(words.notVerified)}
          </Badge>
          {!isPaused && <VerifyPhone phone={shownPhone(profile.phone)} />}
        </>
      )}
    </div>
  )
}

type Sending = { isSent: boolean; error?: unknown }

function VerifyPhone({ phone }: { phone: string }) {
  const t = useText()
  const sentence = useSentence()
  const [isOpen, setIsOpen] = useState(false)
  const [sending, setSending] = useState<Sending>()

  async function send() {
    setSending(undefined)
    await api.account.sendPhoneCode.send().then(
      () => setSending({ isSent: true }),
      (error: unknown) => setSending({ isSent: false, error }),
    )
  }

  return (
    <Dialog
      title={t(words.verifyTitle)}
      description={t(sending?.isSent ? words.codeSentTo : words.sendingCode, { phone })}
      open={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next)
        if (next) void send()
      }}
      trigger={
        <Button variant="outline" size="sm">
          {t(words.verify)}
        </Button>
      }
    >
      {sending?.error !== undefined && (
        <Notice tone="warning" className="mb-4">
          {sentence(messageOf(sending.error))}
        </Notice>
      )}
      <CodeForm onVerified={() => setIsOpen(false)} />
      {sending && <AnotherCode isCooling={sending.isSent || isTooOften(sending.error)} />}
    </Dialog>
  )
}

function CodeForm({ onVerified }: { onVerified: () => void }) {
  const t = useText()
  const change = useProfileChange()
  return (
    <Form
      schema={phoneCodeForm}
      initial={{ code: '' }}
      onSubmit={async (values) => {
        const refused = onField('code', 'CODE_INVALID', 'CODE_EXPIRED')
        change(await api.account.verifyPhone.send(values).catch(refused))
        toast.success(t(words.phoneVerified))
        onVerified()
      }}
    >
      <CodeField name="code" label={t(words.code)} />
      <SubmitButton wide busy={t(account.checking)}>
        {t(words.verify)}
      </SubmitButton>
    </Form>
  )
}

function AnotherCode({ isCooling }: { isCooling: boolean }) {
  const t = useText()
  const sentence = useSentence()
  async function resend() {
    try {
      await api.account.sendPhoneCode.send()
      toast.success(t(words.codeSent))
      return resendCooldownSeconds
    } catch (error) {
      toast.error(sentence(messageOf(error)))
      return secondsToWait(error)
    }
  }
  return (
    <div className="mt-3">
      <ResendButton label={t(words.resendCode)} isCooling={isCooling} onResend={resend} />
    </div>
  )
}

function isTooOften(error: unknown) {
  return secondsToWait(error) > 0
}
