// The page behind the link of an invitation. Nothing happens before a button is pressed, because
// mail scanners open every link they see.
import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { isRefusal } from '#contract/errors.ts'
import type { OpenInvitation } from '#contract/invitations.ts'
import { api } from '#web/api.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { invitationWords as words } from '#web/texts/invitation.ts'
import { pages } from '#web/texts/pages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Answer } from './answer.tsx'
import { OtherAccount } from './other-account.tsx'
import { Over } from './over.tsx'
import { SignInInvited } from './sign-in-invited.tsx'
import { SignUpInvited } from './sign-up-invited.tsx'
import { Terms } from './terms.tsx'

const wrong = ['NOT_FOUND', 'INVALID_INPUT']

// Undefined until the browser has taken over, null when the address carries no token.
export function Invitation({ token }: { token: string | null | undefined }) {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(pages.acceptInvite.title)} />
      {token === undefined && <Waiting />}
      {token === null && <NoLink />}
      {token && <Linked token={token} />}
    </PageBody>
  )
}

function Linked({ token }: { token: string }) {
  const { session, status } = useSession()
  // Who asks decides what stands in the way.
  const query = api.invitations.read.query({ token })
  const key = [...query.queryKey, session?.user.id ?? null]
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    queryKey: key,
    staleTime: 0,
    enabled: status !== 'loading',
  })
  if (data) return <Standing token={token} invitation={data} onChange={() => void refetch()} />
  if (!error) return <Waiting />
  if (isRefusal(error) && wrong.includes(error.code)) return <NoLink />
  return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

type StandingProps = { token: string; invitation: OpenInvitation; onChange: () => void }

function Standing({ token, invitation, onChange }: StandingProps) {
  const { session } = useSession()
  const { state, email, obstacle, hasAccount } = invitation
  if (state !== 'pending' || obstacle !== null)
    return <Over token={token} invitation={invitation} onChange={onChange} />
  return (
    <div className="space-y-6">
      <Terms invitation={invitation} />
      {session === null && hasAccount && <SignInInvited email={email} />}
      {session === null && !hasAccount && (
        <SignUpInvited token={token} email={email} onChange={onChange} />
      )}
      {session && session.user.email !== email && (
        <OtherAccount own={session.user.email} email={email} />
      )}
      {session?.user.email === email && (
        <Answer token={token} invitation={invitation} onChange={onChange} />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Card className="sm:p-8">
      <SkeletonText lines={6} />
    </Card>
  )
}

function NoLink() {
  const t = useText()
  return (
    <EmptyState
      icon={MailQuestion}
      title={t(words.noLink)}
      text={t(words.noLinkText)}
      action={t(words.toHome)}
      to="/"
    />
  )
}
