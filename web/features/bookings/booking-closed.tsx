// What the booking sheet shows instead of a step that administrators have switched off.
import { LogIn, PauseCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { errors } from '#contract/errors.ts'
import { flags } from '#contract/flags.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { closedWords } from '#web/texts/bookings/closed.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Step } from './address.ts'
import { StepBody } from './sheet-frame.tsx'

export function useClosed(step: Step) {
  const { status } = useSession()
  const isPaused = useFlag('bookings_paused')
  const mayBeGuest = useFlag('guest_booking')
  if (step === 'booked') return null
  if (isPaused) return <Paused />
  return step === 'confirm' && status === 'signed-out' && !mayBeGuest ? <SignInFirst /> : null
}

function Paused() {
  const t = useText()
  const sentence = useSentence()
  return (
    <StepBody>
      <EmptyState
        icon={PauseCircle}
        title={t(closedWords.paused)}
        text={sentence(errors[flags.bookings_paused.refusal].message)}
      />
    </StepBody>
  )
}

function SignInFirst() {
  const t = useText()
  const sentence = useSentence()
  const { pathname, search } = useLocation()
  return (
    <StepBody>
      <EmptyState
        icon={LogIn}
        title={t(closedWords.signIn)}
        text={sentence(errors[flags.guest_booking.refusal].message)}
      />
      <Button asChild wide size="lg">
        <Link to={`/auth?redirect=${encodeURIComponent(pathname + search)}`}>
          {t(closedWords.signInButton)}
        </Link>
      </Button>
    </StepBody>
  )
}
