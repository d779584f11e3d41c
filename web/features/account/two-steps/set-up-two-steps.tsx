// Password, then the code of the app, then the backup codes: shown once, so that step is only left
// by its own button.
import { useState } from 'react'
import { Link } from 'react-router'
import { phoneCodeForm } from '#contract/accounts/account.ts'
import { homeOf } from '#contract/access.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { raise } from '#web/session.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { security } from '#web/texts/accounts/security.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { CodeField } from '#web/ui/forms/form-choices.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { BackupCodes } from './backup-codes.tsx'
import { onField } from '#web/features/account/contact/on-field.ts'
import { PasswordAndCodeForm } from './password-and-code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { QrCode } from '#web/ui/charts/qr-code.tsx'
import { useProfileChange } from '#web/features/account/with-profile.tsx'
import { Hint } from '#web/ui/hint.tsx'

type Step =
  | { name: 'password' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] }

const words: Record<Step['name'], { title: Text; text: Text }> = {
  password: { title: security.passwordStep, text: security.twoStepsText },
  scan: { title: security.scanTitle, text: security.scanText },
  codes: { title: security.codesTitle, text: security.codesText },
}

type SetUpTwoStepsProps = {
  isAdmin: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  // Another phone takes the place of the one before.
  isReplacing?: boolean
}

export function SetUpTwoSteps(props: SetUpTwoStepsProps) {
  const { isAdmin, isReplacing = false, isOpen, onOpenChange } = props
  const t = useText()
  const change = useProfileChange()
  const [step, setStep] = useState<Step>({ name: 'password' })

  async function start(given: { password: string; code?: string }) {
    const { secret, uri } = await api.account.startSecondFactor
      .send(given)
      .catch(onField('code', 'CODE_INVALID', 'CODE_USED'))
    setStep({ name: 'scan', secret, uri })
  }

  async function confirm(code: string) {
    const { backupCodes } = await api.account.confirmSecondFactor
      .send({ code })
      .catch(onField('code', 'CODE_INVALID'))
    setStep({ name: 'codes', codes: backupCodes })
    raise('MFA_CHALLENGE_VERIFIED')
    change({ backupCodesLeft: backupCodes.length })
  }

  function finish() {
    onOpenChange(false)
    toast.success(t(security.isOn))
  }

  return (
    <Dialog
      title={t(words[step.name].title)}
      description={t(words[step.name].text)}
      open={isOpen}
      locked={step.name === 'codes'}
      onOpenChange={(next) => {
        onOpenChange(next)
        setStep({ name: 'password' })
      }}
      trigger={
        <Button variant={isReplacing ? 'outline' : 'primary'}>
          {t(isReplacing ? security.newPhone : security.setUp)}
        </Button>
      }
    >
      {step.name === 'password' && !isReplacing && (
        <PasswordForm submit={t(account.next)} onSubmit={(password) => start({ password })} />
      )}
      {step.name === 'password' && isReplacing && (
        <PasswordAndCodeForm
          submit={t(account.next)}
          codeHint={t(security.oldCodeHint)}
          onSubmit={start}
        />
      )}
      {step.name === 'scan' && <Scan {...step} onCode={confirm} />}
      {step.name === 'codes' && (
        <BackupCodes codes={step.codes} onKept={finish}>
          {isAdmin && <ToAdministration onLeave={finish} />}
        </BackupCodes>
      )}
    </Dialog>
  )
}

type ScanProps = { secret: string; uri: string; onCode: (code: string) => Promise<void> }

function Scan({ secret, uri, onCode }: ScanProps) {
  const t = useText()
  return (
    <div className="space-y-5">
      <QrCode text={uri} label={t(security.qrLabel)} />
      <div className="space-y-2">
        <Hint size="md">{t(security.cannotScan)}</Hint>
        <p className="rounded-md bg-muted px-3 py-2 font-mono text-md break-all">
          {inGroups(secret)}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={secret} label={t(security.copyKey)} size="sm" />
          <Button asChild variant="outline" size="sm">
            <a href={uri}>{t(security.openApp)}</a>
          </Button>
        </div>
      </div>
      <Form schema={phoneCodeForm} initial={{ code: '' }} onSubmit={({ code }) => onCode(code)}>
        <CodeField name="code" label={t(security.appCode)} />
        <SubmitButton wide busy={t(account.checking)}>
          {t(security.confirm)}
        </SubmitButton>
      </Form>
    </div>
  )
}

function ToAdministration({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  return (
    <Button asChild wide variant="outline">
      <Link to={homeOf.admin} onClick={onLeave}>
        {t(security.toAdmin)}
      </Link>
    </Button>
  )
}

function inGroups(secret: string) {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
