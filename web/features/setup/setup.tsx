// /barber/setup: the steps while there is something to fill in, and where it stands afterwards.
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { homeOf } from '#contract/access.ts'
import type { SetupState } from '#contract/business/setup.ts'
import { useText } from '#web/language.tsx'
import { checkSession, useSession } from '#web/session.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Approved, ChangesRequested, Closed, Submitted } from './standing.tsx'
import { Steps } from './steps.tsx'
import { useSetup } from './use-setup.ts'

const cheerMs = 4000

export function Setup() {
  const { data, error, isFetching, refetch } = useSetup()
  const userId = useSession().session?.user.id
  if (!data || !userId)
    return error ? (
      <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={8} />
    )
  return <Known setup={data} userId={userId} onFresh={() => refetch()} />
}

type KnownProps = { setup: SetupState; userId: string; onFresh: () => Promise<unknown> }

function Known({ setup, userId, onFresh }: KnownProps) {
  const t = useText()
  const { status } = setup
  // Congratulates only if the approval arrives while the page is open.
  const [wasOpen] = useState(status !== 'approved')
  if (status === 'approved') return wasOpen ? <Cheer /> : <Navigate to={homeOf.barber} replace />
  if (status === 'submitted') return <Submitted setup={setup} />
  if (status === 'rejected')
    return <Closed title={t(words.rejectedTitle)} text={t(words.rejectedText)} note={setup.note} />
  if (status === 'suspended')
    return (
      <Closed title={t(words.suspendedTitle)} text={t(words.suspendedText)} note={setup.note} />
    )
  return (
    <div className="space-y-8">
      {status === 'changes_requested' && <ChangesRequested setup={setup} />}
      <Steps setup={setup} userId={userId} onFresh={onFresh} />
    </div>
  )
}

// The dashboard opens for a session that knows of the approval, so that is asked for first.
function Cheer() {
  const navigate = useNavigate()
  const [open] = useState(() => async () => {
    await checkSession()
    await navigate(homeOf.barber, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => void open(), cheerMs)
    return () => clearTimeout(timer)
  }, [open])
  return <Approved onOpen={() => void open()} />
}
