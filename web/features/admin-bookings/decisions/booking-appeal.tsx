import type { BookingCase } from '#contract/admin/booking-desk.ts'
import { appealKindNames } from '#contract/admin/words/cases.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { appealWords as words } from '#web/texts/admin/bookings.ts'
import { listWords } from '#web/texts/admin/list.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { ownTime } from '#web/words/own-time.ts'
import { AgeBadge } from './age-badge.tsx'
import { AppealDecision } from './appeal-decision.tsx'

type BookingAppealProps = { booking: Booking; appeal: NonNullable<BookingCase['appeal']> }

// The client's appeal in the drawer of its booking: open and to be decided here, or with its decision.
export function BookingAppeal({ booking, appeal }: BookingAppealProps) {
  const t = useText()
  const may = useMay()
  const language = useLanguage()
  const { id, state, createdAt, answeredAt, answeredBy, reason } = appeal
  const decided = { id, bookingId: booking.id, clientName: booking.client.name }
  return (
    <section aria-label={t(words.one)}>
      <SectionTitle className="mb-3">{t(words.one)}</SectionTitle>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t(appealKindNames[appeal.kind])}</span>
        {state === 'open' ? (
          <>
            <Badge tone="warning">{t(listWords.toDecide)}</Badge>
            <AgeBadge since={createdAt} />
          </>
        ) : (
          <Badge tone={state === 'accepted' ? 'success' : 'neutral'}>{t(words.state[state])}</Badge>
        )}
      </p>
      <blockquote className="mt-2 border-l-2 border-primary pl-3 break-words whitespace-pre-line">
        {appeal.message}
      </blockquote>
      {reason && <p className="mt-2 break-words">{t(words.answer, { reason })}</p>}
      {answeredAt && (
        <Hint>{[answeredBy, ownTime(answeredAt, language)].filter(Boolean).join(' · ')}</Hint>
      )}
      {state === 'open' && may('appeals.decide') && (
        <div className="mt-3 flex flex-wrap gap-2">
          <AppealDecision appeal={decided} isAccepted />
          <AppealDecision appeal={decided} isAccepted={false} />
        </div>
      )}
    </section>
  )
}
