import { MailCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { ResendEmail } from './resend.tsx'
import { RoundIcon } from '#web/features/auth/round-icon.tsx'
import { Hint } from '#web/ui/hint.tsx'

type CheckInboxProps = { email: string; onOtherEmail: () => void }

export function CheckInbox({ email, onOtherEmail }: CheckInboxProps) {
  const t = useText()
  const pathOf = useAuthPath()
  return (
    <>
      <RoundIcon icon={MailCheck} />
      <ScreenHeading title={t(auth.checkInbox)} text={t(auth.checkInboxText, { email })} />
      <div className="space-y-3">
        <Button asChild wide size="lg">
          <Link to={pathOf('signin')} state={{ email }}>
            {t(auth.goToSignIn)}
          </Link>
        </Button>
        <Hint size="md" className="pt-3">
          {t(auth.nothingThere)}
        </Hint>
        <ResendEmail email={email} isCooling />
        <Button variant="ghost" wide onClick={onOtherEmail}>
          {t(auth.otherEmail)}
        </Button>
      </div>
    </>
  )
}
