// A request on the page of the form: opened by the link from a mail, or by someone whose own it is.
import { useMutation } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#web/api.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { support } from '#web/texts/accounts/support.ts'
import { ticketWords as words } from '#web/texts/accounts/tickets.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Thread } from './thread.tsx'

export function LinkedTicket({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  return (
    <PageBody narrow>
      <PageHeader title={t(support.title)} />
      <Thread
        id={id}
        onMoved={(next) => void navigate(`/contact-support?ticket=${next}`, { replace: true })}
      />
    </PageBody>
  )
}

// Opening a mail must not change anything for machines that follow its links, so the browser asks.
export function ClaimTicket({ token }: { token: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({
    ...api.tickets.claim.mutation(),
    onSuccess: ({ id }) => void navigate(`/contact-support?ticket=${id}`, { replace: true }),
  })
  useEffect(() => mutate({ token }), [mutate, token])
  return (
    <PageBody narrow>
      <PageHeader title={t(support.title)} />
      {isError ? (
        <EmptyState icon={LifeBuoy} title={t(words.missing)} text={t(words.missingText)} />
      ) : (
        <Card>
          <SkeletonText lines={5} />
        </Card>
      )}
    </PageBody>
  )
}
