// The page behind the link of an invitation. Nothing happens before a button is pressed, because
// mail scanners open every link they see.
import { useQuery } from '@tanstack/react-query'
import type { OpenInvitation } from '#contract/business/invitations.ts'
import { api } from '#web/api.ts'
import { LinkAnswer, LinkPage } from '#web/features/auth/link-page.tsx'
import { useSession } from '#web/session.tsx'
import { invitationWords as words } from '#web/texts/business/invitations.ts'
import { pages } from '#web/texts/pages.ts'
import { Answer } from './answer.tsx'
import { OtherAccount } from './other-account.tsx'
import { Over } from './over.tsx'
import { SignInInvited } from './sign-in-invited.tsx'
import { SignUpInvited } from './sign-up-invited.tsx'
import { Terms } from './terms.tsx'

const noLink = { title: words.noLink, text: words.noLinkText, action: words.toHome, to: '/' }

export function Invitation({ token }: { token: string | null | undefined }) {
  return (
    <LinkPage title={pages.acceptInvite.title} token={token} noLink={noLink}>
      {(token) => <Linked token={token} />}
    </LinkPage>
  )
}

function Linked({ token }: { token: string }) {
  const { session, status } = useSession()
  const query = api.invitations.read.query({ token })
  const asked = useQuery({
    ...query,
    // The obstacle depends on who is signed in.
    queryKey: [...query.queryKey, session?.user.id ?? null],
    staleTime: 0,
    enabled: status !== 'loading',
  })
  return (
    <LinkAnswer asked={asked} noLink={noLink}>
      {(invitation) => (
        <Standing token={token} invitation={invitation} onChange={() => void asked.refetch()} />
      )}
    </LinkAnswer>
  )
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
        <SignUpInvited
          email={email}
          onChange={onChange}
          signUp={(values) => api.invitations.signUp.send({ token, ...values })}
        />
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
