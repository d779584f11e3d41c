// A page behind a mailed link. Every broken link gets the same answer.
import type { UseQueryResult } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRefusal } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

type NoLinkProps = { title: Text; text: Text; action: Text; to: string }

type LinkPageProps = {
  title: Text
  // Undefined until the browser has taken over, null when the address carries none.
  token: string | null | undefined
  noLink: NoLinkProps
  children: (token: string) => ReactNode
}

export function LinkPage({ title, token, noLink, children }: LinkPageProps) {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(title)} />
      {token === undefined && <Waiting />}
      {token === null && <NoLink {...noLink} />}
      {token && children(token)}
    </PageBody>
  )
}

const wrong = ['NOT_FOUND', 'INVALID_INPUT']

type LinkAnswerProps<Answer> = {
  asked: UseQueryResult<Answer>
  noLink: NoLinkProps
  children: (answer: Answer) => ReactNode
}

export function LinkAnswer<Answer>({ asked, noLink, children }: LinkAnswerProps<Answer>) {
  return (
    <Loaded
      query={asked}
      loading={<Waiting />}
      refused={(error) => isRefusal(error) && wrong.includes(error.code) && <NoLink {...noLink} />}
    >
      {children}
    </Loaded>
  )
}

export function Waiting() {
  return (
    <Card className="sm:p-8">
      <SkeletonText lines={6} />
    </Card>
  )
}

export function NoLink({ title, text, action, to }: NoLinkProps) {
  const t = useText()
  return (
    <EmptyState icon={MailQuestion} title={t(title)} text={t(text)} action={t(action)} to={to} />
  )
}
