import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CompletedBooking } from '#contract/bookings/completion.ts'
import { api } from '#web/api.ts'
import { LinkAnswer, LinkPage } from '#web/features/auth/link-page.tsx'
import { DisputeCase } from '#web/features/disputes/dispute-case.tsx'
import { completionWords as words } from '#web/texts/bookings/completion.ts'
import { pages } from '#web/texts/pages.ts'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Answers } from './answers.tsx'
import { PriceAsk } from './price-ask.tsx'
import { ProblemForm } from './problem-form.tsx'
import { Stars } from './stars.tsx'
import { Standing } from './standing.tsx'
import { Tip } from './tip.tsx'
import { BookingFacts } from './booking-facts.tsx'

const noLink = {
  title: words.noLink,
  text: words.noLinkText,
  action: words.support,
  to: '/contact-support?type=booking',
}

export function Completion({ token }: { token: string | null | undefined }) {
  return (
    <LinkPage title={pages.confirmCompletion.title} token={token} noLink={noLink}>
      {(token) => <Linked token={token} />}
    </LinkPage>
  )
}

function Linked({ token }: { token: string }) {
  const queries = useQueryClient()
  const query = api.completion.read.query({ token })
  return (
    <LinkAnswer asked={useQuery({ ...query, staleTime: 0 })} noLink={noLink}>
      {(booking) => (
        <Said
          token={token}
          booking={booking}
          onSaid={(said) => queries.setQueryData(query.queryKey, said)}
        />
      )}
    </LinkAnswer>
  )
}

// The dispute, as far as a link from a mail can show it.
function OwnDispute({ id, token }: { id: string; token: string }) {
  const query = useQuery({ ...api.disputes.read.query({ id, token }), retry: false })
  return (
    <Card>
      <Loaded query={query} loading={<SkeletonText lines={6} />}>
        {(dispute) => <DisputeCase dispute={dispute} access={{ id, token }} />}
      </Loaded>
    </Card>
  )
}

type SaidProps = {
  token: string
  booking: CompletedBooking
  onSaid: (booking: CompletedBooking) => void
}

function Said({ token, booking, onSaid }: SaidProps) {
  const [isWriting, setIsWriting] = useState(false)
  return (
    <div className="space-y-6">
      <BookingFacts booking={booking} />
      <PriceAsk token={token} booking={booking} onSaid={onSaid} />
      {booking.open.length === 0 ? (
        <Standing booking={booking} />
      ) : isWriting ? (
        <ProblemForm
          token={token}
          booking={booking}
          onBack={() => setIsWriting(false)}
          onSent={onSaid}
        />
      ) : (
        <Answers
          token={token}
          booking={booking}
          onSaid={onSaid}
          onProblem={() => setIsWriting(true)}
        />
      )}
      {booking.disputeId !== null && <OwnDispute id={booking.disputeId} token={token} />}
      <Tip token={token} booking={booking} onTipped={onSaid} />
      <Stars token={token} booking={booking} onRated={onSaid} />
    </div>
  )
}
