// Behind the link of an invitation to the administration. Nothing happens before a button is
// pressed, because mail scanners open every link they see.
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OpenAdminInvitation } from '#contract/admin/grants.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { LinkAnswer, NoLink, Waiting } from '#web/features/auth/link-page.tsx'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { RoundIcon } from '#web/features/auth/round-icon.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { checkSession, useActiveRole, useSession } from '#web/session.tsx'
import { adminInvitationWords as words } from '#web/texts/admin/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { OtherAccount } from './other-account.tsx'
import { SignInInvited } from './sign-in-invited.tsx'
import { SignUpInvited } from './sign-up-invited.tsx'

const noLink = { title: words.noLink, text: words.noLinkText, action: words.toHome, to: '/' }

export function AdminInvitation() {
  const token = useLinkToken('token')
  if (token === undefined) return <Waiting />
  return token === null ? <NoLink {...noLink} /> : <Linked token={token} />
}

function Linked({ token }: { token: string }) {
  const asked = useQuery({ ...api.adminInvitations.read.query({ token }), staleTime: 0 })
  return (
    <LinkAnswer asked={asked} noLink={noLink}>
      {(invitation) =>
        invitation.isOpen ? (
          <Open token={token} invitation={invitation} onChange={() => void asked.refetch()} />
        ) : (
          <NoLink {...noLink} title={words.over} text={words.overText} />
        )
      }
    </LinkAnswer>
  )
}

type OpenProps = { token: string; invitation: OpenAdminInvitation; onChange: () => void }

function Open({ token, invitation, onChange }: OpenProps) {
  const t = useText()
  const enter = useEnter()
  const { session } = useSession()
  const { email, subRole, hasAccount } = invitation
  return (
    <>
      <RoundIcon icon={ShieldCheck} />
      <ScreenHeading
        title={t(words.title)}
        text={t(words.text, { email, role: t(subRoleNames[subRole]) })}
      />
      {session === null && hasAccount && <SignInInvited email={email} />}
      {session === null && !hasAccount && (
        <SignUpInvited
          email={email}
          onChange={onChange}
          signUp={(values) => api.adminInvitations.signUp.send({ token, ...values })}
          onDone={enter}
        />
      )}
      {session && session.user.email !== email && (
        <OtherAccount own={session.user.email} email={email} />
      )}
      {session?.user.email === email && <Accept token={token} onChange={onChange} />}
    </>
  )
}

// Where signing in as an administrator leads: to the second factor first, if there is none.
function useEnter() {
  const navigate = useNavigate()
  const [, setRole] = useActiveRole()
  return () => {
    setRole('admin')
    void navigate('/auth')
  }
}

function Accept({ token, onChange }: Omit<OpenProps, 'invitation'>) {
  const t = useText()
  const sentence = useSentence()
  const enter = useEnter()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function accept() {
    setIsBusy(true)
    try {
      await api.adminInvitations.accept.send({ token })
      await checkSession()
      enter()
    } catch (error) {
      setRefusal(sentence(messageOf(error)))
      onChange()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="space-y-3">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Button wide size="lg" busy={isBusy && t(words.accepting)} onClick={accept}>
        {t(words.accept)}
      </Button>
    </div>
  )
}
