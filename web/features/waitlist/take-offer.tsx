import { CalendarX2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { PageLoading } from '#web/features/shell/loading.tsx'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { waitlistWords } from '#web/texts/bookings/waitlist.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'

const over = ['LINK_INVALID', 'LINK_EXPIRED']

// On to the last step of booking the time that is kept, in this browser.
export function TakeOffer({ link }: { link: string }) {
  const t = useText()
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isHere = true
    api.waitlist.take.send({ link }).then(
      ({ path, needsSignIn }) => {
        const goal = needsSignIn ? `/auth?redirect=${encodeURIComponent(path)}` : path
        if (isHere) void navigate(goal, { replace: true })
      },
      (refusal: unknown) => isHere && setError(refusal),
    )
    return () => {
      isHere = false
    }
  }, [link, navigate, tries])

  if (!error) return <PageLoading />
  return (
    <PageBody narrow>
      {isRefusal(error) && over.includes(error.code) ? (
        <EmptyState
          icon={CalendarX2}
          title={t(waitlistWords.gone)}
          text={t(waitlistWords.goneText)}
          action={t(waitlistWords.explore)}
          to="/explore"
        />
      ) : (
        <ErrorState
          error={error}
          onRetry={() => {
            setError(undefined)
            setTries(tries + 1)
          }}
        />
      )}
    </PageBody>
  )
}
