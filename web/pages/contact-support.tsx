import { useSearchParams } from 'react-router'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { ContactSupport } from '#web/features/support/contact-support.tsx'
import { ClaimTicket, LinkedTicket } from '#web/features/tickets/linked-ticket.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { support } from '#web/texts/accounts/support.ts'

export const meta = pageMeta(support, { noIndex: true })

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export default function ContactSupportPage() {
  const [params] = useSearchParams()
  const id = params.get('ticket') ?? ''
  if (uuid.test(id)) return <LinkedTicket id={id} />
  return <LinkOrForm />
}

function LinkOrForm() {
  const token = useLinkToken('ticket')
  return token ? <ClaimTicket token={token} /> : <ContactSupport />
}
