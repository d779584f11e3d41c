// Where the links of the verification mail lead. Nothing happens before a button is pressed,
// because mail scanners open every link they see.
import { MailCheck, MailOpen, MailX, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { forgotPassword } from '#contract/accounts/auth.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { auth } from '#web/texts/accounts/auth.ts'
import { confirmation } from '#web/texts/accounts/email-confirmation.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { codeOf, plainProblem } from '#web/features/auth/problems.ts'
import { ResendEmail, useResendEmail } from './resend.tsx'
import { RoundIcon } from '#web/features/auth/round-icon.tsx'

export function ConfirmEmail({ token }: { token: string | undefined }) {
  const t = useText()
  const [confirmed, setConfirmed] = useState<string>()
  const press = usePress(async () => {
    const { email } = await api.auth.confirmEmail.send({ token: token ?? '' })
    setConfirmed(email)
    toast.success(t(auth.createdSuccessfully))
  })

  if (confirmed !== undefined)
    return (
      <Outcome
        icon={MailCheck}
        title={confirmation.confirmed}
        text={confirmation.confirmedText}
        email={confirmed}
      >
        <SignInLink email={confirmed} />
      </Outcome>
    )
  if (press.refusal === 'LINK_EXPIRED')
    return <AskAgain title={confirmation.linkExpired} text={confirmation.linkExpiredText} />
  if (press.refusal === 'LINK_INVALID')
    return (
      <AskAgain title={confirmation.linkInvalid} text={confirmation.linkInvalidText} hasSignIn />
    )
  return (
    <Outcome icon={MailOpen} title={confirmation.confirmTitle} text={confirmation.confirmText}>
      <Button
        wide
        size="lg"
        disabled={token === undefined}
        busy={press.isBusy && t(confirmation.confirming)}
        onClick={press.press}
      >
        {t(confirmation.confirmEmail)}
      </Button>
      {press.problem && <Notice tone="error">{t(press.problem)}</Notice>}
    </Outcome>
  )
}

export function DisownAccount({ token }: { token: string }) {
  const t = useText()
  const [isGone, setIsGone] = useState(false)
  const press = usePress(async () => {
    await api.auth.disown.send({ token })
    setIsGone(true)
  })
  const toHome = (
    <Button asChild wide size="lg" variant="outline">
      <Link to="/">{t(confirmation.toHome)}</Link>
    </Button>
  )

  if (isGone)
    return (
      <Outcome icon={MailCheck} title={confirmation.disowned} text={confirmation.disownedText}>
        {toHome}
      </Outcome>
    )
  if (press.refusal)
    return (
      <Outcome
        icon={MailX}
        isWrong
        title={confirmation.linkInvalid}
        text={confirmation.disownLinkText}
      >
        {toHome}
      </Outcome>
    )
  return (
    <Outcome icon={MailX} isWrong title={confirmation.disownTitle} text={confirmation.disownText}>
      <Button
        wide
        size="lg"
        variant="destructive"
        busy={press.isBusy && t(confirmation.disowning)}
        onClick={press.press}
      >
        {t(confirmation.disown)}
      </Button>
      {press.problem && <Notice tone="error">{t(press.problem)}</Notice>}
    </Outcome>
  )
}

type AskAgainProps = { title: Text; text: Text; hasSignIn?: boolean }

// A link that does not work, or none at all: a new one can be had.
export function AskAgain({ title, text, hasSignIn = false }: AskAgainProps) {
  const t = useText()
  const resend = useResendEmail()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Outcome icon={MailX} isWrong title={title} text={text}>
      {sentTo === undefined ? (
        <Form
          schema={forgotPassword}
          initial={{ email: '' }}
          onSubmit={async ({ email }) => {
            if ((await resend(email)).isSent) setSentTo(email)
          }}
        >
          <Field name="email" label={t(auth.email)} type="email" autoComplete="username" />
          <SubmitButton wide size="lg" busy={t(auth.sending)}>
            {t(auth.resend)}
          </SubmitButton>
        </Form>
      ) : (
        <>
          <Notice tone="success">{t(auth.resentText, { email: sentTo })}</Notice>
          <ResendEmail email={sentTo} isCooling />
        </>
      )}
      {hasSignIn && <SignInLink email="" />}
    </Outcome>
  )
}

function SignInLink({ email }: { email: string }) {
  const t = useText()
  return (
    <Button asChild wide size="lg" variant={email ? 'primary' : 'outline'}>
      <Link to="/auth" state={{ email }}>
        {t(auth.signIn)}
      </Link>
    </Button>
  )
}

type OutcomeProps = {
  icon: LucideIcon
  isWrong?: boolean
  title: Text
  text: Text
  email?: string
  children: ReactNode
}

function Outcome({ icon, isWrong, title, text, email = '', children }: OutcomeProps) {
  const t = useText()
  return (
    <div key={title.en}>
      <RoundIcon icon={icon} isWrong={isWrong} />
      <ScreenHeading title={t(title)} text={t(text, { email })} />
      <div className="space-y-4">{children}</div>
    </div>
  )
}

// One press of a link's button: under way, refused for good, or worth another try.
function usePress(send: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const code = error === undefined ? null : codeOf(error)
  const refusal = code === 'LINK_INVALID' || code === 'LINK_EXPIRED' ? code : null

  async function press() {
    setIsBusy(true)
    await send().then(() => setError(undefined), setError)
    setIsBusy(false)
  }

  const problem = error !== undefined && !refusal ? plainProblem(error).text : undefined
  return { press, isBusy, refusal, problem }
}
