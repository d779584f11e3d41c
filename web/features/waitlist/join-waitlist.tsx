import { useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { waitlistWords } from '#web/texts/bookings/waitlist.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { WaitForm, type Wish } from './wait-form.tsx'

type JoinWaitlistProps = { wish: Wish; isDay?: boolean }

// A button that becomes a form, and then a sentence.
export function JoinWaitlist({ wish, isDay = false }: JoinWaitlistProps) {
  const t = useText()
  const queries = useQueryClient()
  const { session } = useSession()
  const isOffered = useFlag('waitlist')
  const [step, setStep] = useState<'closed' | 'open' | 'joined'>('closed')

  if (!isOffered) return null
  if (step === 'joined')
    return (
      <Notice
        tone="success"
        title={t(waitlistWords.joined)}
        action={
          <Link
            to={session ? '/client/bookings' : '/guest/bookings'}
            className={buttonClass({ size: 'sm', variant: 'outline' })}
          >
            {t(waitlistWords.see)}
          </Link>
        }
      >
        {t(waitlistWords.joinedText)}
      </Notice>
    )
  if (step === 'closed')
    return (
      <Button variant={isDay ? 'ghost' : 'outline'} wide={!isDay} onClick={() => setStep('open')}>
        <BellPlus aria-hidden />
        {t(isDay ? waitlistWords.joinDay : waitlistWords.join)}
      </Button>
    )
  return (
    <section aria-label={t(waitlistWords.title)} className="rounded-lg border p-4 sm:p-5">
      <SectionTitle
        level={3}
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="outline-none"
      >
        {t(waitlistWords.title)}
      </SectionTitle>
      <Hint size="md" className="mt-1 mb-4">
        {t(waitlistWords.text)}
      </Hint>
      <WaitForm
        wish={wish}
        isGuest={session === null}
        onClose={() => setStep('closed')}
        onJoined={() => {
          setStep('joined')
          void queries.invalidateQueries({ queryKey: api.waitlist.mine.key() })
        }}
      />
    </section>
  )
}
