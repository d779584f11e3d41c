import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { isRefusal } from '#contract/errors.ts'
import type { CompletedVisit } from '#contract/completion.ts'
import { api } from '#web/api.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { completionWords as words } from '#web/texts/completion.ts'
import { pages } from '#web/texts/pages.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { Answers } from './answers.tsx'
import { ProblemForm } from './problem-form.tsx'
import { Stars } from './stars.tsx'
import { Standing } from './standing.tsx'
import { Tip } from './tip.tsx'
import { VisitFacts } from './visit-facts.tsx'

const wrong = ['NOT_FOUND', 'INVALID_INPUT']

// Undefined until the browser has taken over, null when the address carries no token.
export function Completion({ token }: { token: string | null | undefined }) {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(pages.confirmCompletion.title)} />
      {token === undefined && <Waiting />}
      {token === null && <NoLink />}
      {token && <Linked token={token} />}
    </PageBody>
  )
}

function Linked({ token }: { token: string }) {
  const queries = useQueryClient()
  const query = api.completion.read.query({ token })
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  if (data)
    return (
      <Said
        token={token}
        visit={data}
        onSaid={(visit) => queries.setQueryData(query.queryKey, visit)}
      />
    )
  if (!error) return <Waiting />
  if (isRefusal(error) && wrong.includes(error.code)) return <NoLink />
  return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

type SaidProps = { token: string; visit: CompletedVisit; onSaid: (visit: CompletedVisit) => void }

function Said({ token, visit, onSaid }: SaidProps) {
  const [isWriting, setIsWriting] = useState(false)
  const [ticketNumber, setTicketNumber] = useState<string>()
  return (
    <div className="space-y-6">
      <VisitFacts visit={visit} />
      {visit.open.length === 0 ? (
        <Standing visit={visit} ticketNumber={ticketNumber} />
      ) : isWriting ? (
        <ProblemForm
          token={token}
          onBack={() => setIsWriting(false)}
          onSent={(sent) => {
            setTicketNumber(sent.ticketNumber)
            onSaid(sent.visit)
          }}
        />
      ) : (
        <Answers token={token} visit={visit} onSaid={onSaid} onProblem={() => setIsWriting(true)} />
      )}
      <Tip token={token} visit={visit} onTipped={onSaid} />
      <Stars token={token} visit={visit} onRated={onSaid} />
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
      action={t(words.support)}
      to="/contact-support?type=booking"
    />
  )
}
