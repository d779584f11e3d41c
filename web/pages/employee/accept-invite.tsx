import { useLinkToken } from '#web/features/auth/link-token.ts'
import { Invitation } from '#web/features/invitations/invitation.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.acceptInvite, { noIndex: true })

export default function AcceptInvitePage() {
  return <Invitation token={useLinkToken('token')} />
}
