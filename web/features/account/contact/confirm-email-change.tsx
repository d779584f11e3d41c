// Where the links of an e-mail change lead. Nothing happens before the button is pressed, because
// mail scanners open every link they see.
import { MailCheck, MailOpen, MailX, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { RoundIcon } from '#web/features/auth/round-icon.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { checkSession } from '#web/session.tsx'
import { emailChange } from '#web/texts/accounts/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type ConfirmEmailChangeProps = { token: string; side: 'old' | 'new' }
type Outcome = { isChanged?: boolean; error?: unknown }

export function ConfirmEmailChange({ token, side }: ConfirmEmailChangeProps) {
  const t = useText()
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  const [{ isChanged, error }, setOutcome] = useState<Outcome>({})

  async function confirm() {
    setIsBusy(true)
    const outcome = await api.account.confirmEmailChange
      .send({ token, side })
      .catch((refusal: unknown) => ({ error: refusal }))
    setOutcome(outcome)
    setIsBusy(false)
    if ('isChanged' in outcome) void checkSession()
  }

  if (isChanged !== undefined)
    return isChanged ? (
      <Screen icon={MailCheck} title={emailChange.changed} text={emailChange.changedText} />
    ) : (
      <Screen icon={MailCheck} title={emailChange.half} text={emailChange.halfText} />
    )
  if (isFinal(error))
    return (
      <Screen icon={MailX} isWrong title={emailChange.failed} text={emailChange.askAgain}>
        <Notice tone="error">{sentence(messageOf(error))}</Notice>
      </Screen>
    )
  return (
    <Screen icon={MailOpen} title={emailChange.title} text={emailChange.text} isOpen>
      <Button wide size="lg" busy={isBusy && t(emailChange.confirming)} onClick={confirm}>
        {t(emailChange.confirm)}
      </Button>
      {error !== undefined && <Notice tone="error">{sentence(messageOf(error))}</Notice>}
    </Screen>
  )
}

// Another try would be refused again.
function isFinal(error: unknown) {
  return isRefusal(error) && ['LINK_INVALID', 'LINK_EXPIRED', 'EMAIL_IN_USE'].includes(error.code)
}

type ScreenProps = {
  icon: LucideIcon
  isWrong?: boolean
  // Something is still to be done here.
  isOpen?: boolean
  title: Text
  text: Text
  children?: ReactNode
}

function Screen({ icon, isWrong, isOpen = false, title, text, children }: ScreenProps) {
  const t = useText()
  return (
    <div key={title.en}>
      <RoundIcon icon={icon} isWrong={isWrong} />
      <ScreenHeading title={t(title)} text={t(text)} />
      <div className="space-y-4">
        {children}
        {!isOpen && (
          <Button asChild wide size="lg" variant="outline">
            <Link to="/settings">{t(emailChange.toSettings)}</Link>
          </Button>
        )}
      </div>
    </div>
  )
}
