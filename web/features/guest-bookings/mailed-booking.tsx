import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { guestWords } from '#web/texts/bookings/guest-bookings.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { GuestBookingCard, GuestBookingSkeleton } from './guest-booking-card.tsx'
import { forgetMailed } from './use-mailed.ts'

export type Mailed = { id: string; link: string }

// Whatever is wrong with a link, it is one answer: there is no such booking.
const closed = ['NOT_FOUND', 'INVALID_INPUT']

export function MailedBooking({ mailed: { id, link } }: { mailed: Mailed }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useQuery({
    ...api.bookings.read.query({ id, link }),
    staleTime: 0,
  })
  const isClosed = isRefusal(error) && closed.includes(error.code)
  useEffect(() => {
    if (isClosed) forgetMailed()
  }, [isClosed])
  return (
    <section aria-label={t(guestWords.opened)}>
      <h2 className="mb-3 text-lg font-bold">{t(guestWords.opened)}</h2>
      {data ? (
        <GuestBookingCard booking={{ ...data, link }} />
      ) : !error ? (
        <GuestBookingSkeleton />
      ) : isClosed ? (
        <Notice tone="warning" title={t(guestWords.linkGone)}>
          {t(guestWords.linkGoneText)}
        </Notice>
      ) : (
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  )
}
