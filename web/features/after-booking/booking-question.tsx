// Where a barber answers a client who says that a booking did not take place.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { servicesOf } from '#web/features/bookings/services-of.ts'
import { useLiveBookings } from '#web/features/bookings/use-live-bookings.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { questionWords as words } from '#web/texts/bookings/after-booking.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { FlagAnswer } from './flag-answer.tsx'

const gone = ['NOT_FOUND', 'INVALID_INPUT']

export function BookingQuestion({ id }: { id: string }) {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(words.title)} />
      <Found id={id} />
    </PageBody>
  )
}

function Found({ id }: { id: string }) {
  const t = useText()
  const { session } = useSession()
  useLiveBookings()
  const booking = useQuery({
    ...api.bookings.read.query({ id }),
    retry: false,
    refetchOnMount: 'always',
  })
  return (
    <Loaded
      query={booking}
      loading={
        <Card>
          <SkeletonText lines={5} />
        </Card>
      }
      refused={(error) =>
        isRefusal(error) &&
        gone.includes(error.code) && (
          <EmptyState
            icon={CalendarX2}
            title={t(words.noSuch)}
            {...(session
              ? { action: t(words.back), to: '/barber/dashboard?tab=bookings' }
              : { action: t(words.signIn), to: signInTo(id) })}
          />
        )
      }
    >
      {(data) => <Question booking={data} />}
    </Loaded>
  )
}

const signInTo = (id: string) =>
  `/auth?redirect=${encodeURIComponent(`/confirm-completion?booking=${id}`)}`

function Question({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { id, bookingNumber, startsAt, client, professional, dispute } = booking
  const keep = (answered: Booking) =>
    void queries.setQueryData(api.bookings.read.query({ id }).queryKey, answered)
  return (
    <div className="space-y-6">
      <Card>
        <Hint className="font-semibold tabular-nums">{bookingNumber}</Hint>
        <SectionTitle className="mt-1.5 leading-tight first-letter:uppercase">
          {whenWords(startsAt, booking.barber.timeZone, language)}
        </SectionTitle>
        <p className="mt-1 text-md">
          {client.name}
          <span className="text-muted-foreground">
            {' · '}
            {servicesOf(booking)}
            {' · '}
            {professional.name}
          </span>
        </p>
      </Card>
      {dispute === null ? (
        <Notice title={t(words.nothing)}>{t(words.nothingText)}</Notice>
      ) : (
        <FlagAnswer booking={booking} onAnswered={keep} />
      )}
    </div>
  )
}
