import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { security } from '#web/texts/accounts/security.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { onField } from '#web/features/account/contact/on-field.ts'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordAndCodeForm, type Given } from './password-and-code-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Block } from '#web/ui/settings-section.tsx'
import { SetUpTwoSteps } from './set-up-two-steps.tsx'
import { useProfileChange, WithProfile } from '#web/features/account/with-profile.tsx'
import { Hint } from '#web/ui/hint.tsx'

export function TwoSteps() {
  const t = useText()
  const user = useSession().session?.user
  const isOn = user?.hasSecondFactor ?? false
  const isAdmin = user ? user.roles.includes('admin') || user.mustSetUpSecondFactor : false
  // It is on before the backup codes have been seen, and they must not go with what stood here.
  const [isSettingUp, setIsSettingUp] = useState(false)
  return (
    <Block
      title={t(security.twoSteps)}
      text={t(security.twoStepsText)}
      action={
        <Badge tone={isOn ? 'success' : 'warning'}>
          {isOn ? <ShieldCheck aria-hidden /> : <ShieldOff aria-hidden />}
          {t(isOn ? security.on : security.off)}
        </Badge>
      }
    >
      {isOn && !isSettingUp ? (
        <Standing isAdmin={isAdmin} />
      ) : (
        <Beginning isAdmin={isAdmin} isOpen={isSettingUp} onOpenChange={setIsSettingUp} />
      )}
    </Block>
  )
}

type BeginningProps = ComponentProps<typeof SetUpTwoSteps>

// Once an administrator has set it up, other pages open and a dashboard may close: on the page of
// settings they stay, and with them the backup codes.
function Beginning(props: BeginningProps) {
  const t = useText()
  const isOwnPage = useLocation().pathname === '/settings'
  if (props.isAdmin && !isOwnPage)
    return (
      <Button asChild>
        <Link to="/settings?section=security">{t(security.setUp)}</Link>
      </Button>
    )
  return <SetUpTwoSteps {...props} />
}

function Standing({ isAdmin }: { isAdmin: boolean }) {
  const t = useText()
  return (
    <div className="space-y-3">
      <WithProfile>
        {({ backupCodesLeft: count }) => (
          <p className="text-md tabular-nums">{t(security.codesLeft, { count })}</p>
        )}
      </WithProfile>
      <div className="flex flex-wrap gap-2">
        <RenewCodes />
        <NewPhone isAdmin={isAdmin} />
        {!isAdmin && <TurnOff />}
      </div>
      {isAdmin && <Hint>{t(security.adminsNeedIt)}</Hint>}
    </div>
  )
}

function NewPhone({ isAdmin }: { isAdmin: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return <SetUpTwoSteps isReplacing isAdmin={isAdmin} isOpen={isOpen} onOpenChange={setIsOpen} />
}

function RenewCodes() {
  const t = useText()
  const change = useProfileChange()
  const [isOpen, setIsOpen] = useState(false)
  const [codes, setCodes] = useState<string[]>()

  async function renew(given: Given) {
    const { backupCodes } = await api.account.renewBackupCodes
      .send(given)
      .catch(onField('code', 'CODE_INVALID', 'CODE_USED'))
    change({ backupCodesLeft: backupCodes.length })
    setCodes(backupCodes)
  }

  return (
    <Dialog
      title={t(codes ? security.codesTitle : security.renewTitle)}
      description={t(codes ? security.codesText : security.renewText)}
      open={isOpen}
      locked={codes !== undefined}
      onOpenChange={(next) => {
        setIsOpen(next)
        setCodes(undefined)
      }}
      trigger={<Button variant="outline">{t(security.renewCodes)}</Button>}
    >
      {codes ? (
        <BackupCodes codes={codes} onKept={() => setIsOpen(false)} />
      ) : (
        <PasswordAndCodeForm
          submit={t(security.renew)}
          codeHint={t(security.codeHint)}
          onSubmit={renew}
        />
      )}
    </Dialog>
  )
}

function TurnOff() {
  const t = useText()
  const change = useProfileChange()
  async function remove(password: string) {
    await api.account.removeSecondFactor.send({ password })
    change({ backupCodesLeft: 0 })
    toast.success(t(security.isOff))
  }
  return (
    <Dialog
      title={t(security.turnOffTitle)}
      description={t(security.turnOffText)}
      trigger={<Button variant="ghost">{t(security.turnOff)}</Button>}
    >
      <PasswordForm submit={t(security.turnOff)} isDestructive onSubmit={remove} />
    </Dialog>
  )
}
