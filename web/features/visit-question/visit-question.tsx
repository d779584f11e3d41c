// Where a barber answers a client who says that a visit did not take place.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarX2, CircleCheck, CircleX } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { isRefusal } from '#contract/errors.ts'
import { mayAnswerFlag } from '#contract/visit-rules.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/features/bookings/times.ts'
import { servicesOf } from '#web/features/client-bookings/facts.ts'
import { StatusBadge } from '#web/features/client-bookings/status-badge.tsx'
import { useLiveBookings } from '#web/features/client-bookings/use-live-bookings.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { questionWords as words } from '#web/texts/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

const gone = ['NOT_FOUND', 'INVALID_INPUT']

export function VisitQuestion({ id }: { id: string }) {
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
  const { data, error, isFetching, refetch } = useQuery({
    ...api.bookings.read.query({ id }),
    retry: false,
    refetchOnMount: 'always',
  })
  if (data) return <Question booking={data} />
  if (!error)
    return (
      <Card>
        <SkeletonText lines={5} />
      </Card>
    )
  if (isRefusal(error) && gone.includes(error.code))
    return (
      <EmptyState
        icon={CalendarX2}
        title={t(words.noSuch)}
        {...(session
          ? { action: t(words.back), to: '/barber/dashboard?tab=bookings' }
          : { action: t(words.signIn), to: signInTo(id) })}
      />
    )
  return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

const signInTo = (id: string) =>
  `/auth?redirect=${encodeURIComponent(`/confirm-completion?booking=${id}`)}`

// Also for where a barber looks at one of their bookings.
export function Question({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const { bookingNumber, status, startsAt, client, professional, dispute } = booking
  return (
    <div className="space-y-6">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <p className="text-sm font-semibold text-muted-foreground tabular-nums">
            {bookingNumber}
          </p>
          <StatusBadge status={status} />
        </div>
        <h2 className="mt-1.5 text-lg leading-tight font-bold first-letter:uppercase">
          {whenWords(startsAt, language)}
        </h2>
        <p className="mt-1 text-md">
          {client.name}
          <span className="text-muted-foreground">
            {' · '}
            {servicesOf(booking)}
            {' · '}
            {professional.name}
          </span>
        </p>
        {dispute !== null && (
          <p className="mt-4 border-t pt-4 text-md">{t(words.text, { client: client.name })}</p>
        )}
      </Card>
      {mayAnswerFlag(booking, booking.parts) ? (
        <Answers id={booking.id} />
      ) : (
        <Answered {...booking} />
      )}
    </div>
  )
}

function Answers({ id }: { id: string }) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = api.bookings.read.query({ id })
  const answer = async (didHappen: boolean, note = '') =>
    queries.setQueryData(queryKey, await api.visits.answerFlag.send({ id, didHappen, note }))
  return (
    <section aria-label={t(words.ask)}>
      <h2 className="text-lg font-bold">{t(words.ask)}</h2>
      <p className="mt-1 text-md text-muted-foreground">{t(words.askText)}</p>
      <div className="mt-4 flex flex-col gap-2.5 sm:flex-row">
        <ConfirmDialog
          title={t(words.contestTitle)}
          text={t(words.contestText)}
          confirm={t(words.contest)}
          reason={{ label: t(words.note) }}
          onConfirm={(note) => answer(true, note)}
          trigger={
            <Button size="lg" className="sm:flex-1">
              <CircleCheck aria-hidden />
              {t(words.contest)}
            </Button>
          }
        />
        <ConfirmDialog
          title={t(words.agreeTitle)}
          text={t(words.agreeText)}
          confirm={t(words.agree)}
          isDestructive
          onConfirm={() => answer(false)}
          trigger={
            <Button size="lg" variant="outline" className="sm:flex-1">
              <CircleX aria-hidden />
              {t(words.agree)}
            </Button>
          }
        />
      </div>
    </section>
  )
}

function Answered({ dispute, flagAnswer }: Booking) {
  const t = useText()
  if (dispute === 'contested')
    return (
      <Notice>
        {t(words.contested)}
        {flagAnswer && <q className="mt-1 block">{flagAnswer}</q>}
      </Notice>
    )
  if (dispute === 'closed') return <Notice tone="success">{t(words.agreed)}</Notice>
  return <Notice title={t(words.nothing)}>{t(words.nothingText)}</Notice>
}
