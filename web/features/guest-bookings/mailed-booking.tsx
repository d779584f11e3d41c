import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { useText } from '#web/language.tsx'
import { guestWords } from '#web/texts/bookings/guest-bookings.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { GuestBookingCard, GuestBookingSkeleton } from './guest-booking-card.tsx'
import { forgetMailed, type Mailed } from './use-mailed.ts'

// Every broken link gets the same answer: there is no such booking.
const closed = ['NOT_FOUND', 'INVALID_INPUT']

// From now on this browser may read and write the booking's messages, without the link.
function useEntrance(id: string, link: string, isOpen: boolean) {
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    void api.messages.enter
      .send({ id, link })
      .then(() => setIsIn(true))
      .catch(() => {})
  }, [id, link, isOpen])
  return isIn
}

export function MailedBooking({ mailed: { id, link } }: { mailed: Mailed }) {
  const t = useText()
  const searchLink = useSearchLink()
  // From a mail about messages.
  const asksForThread = useLinkToken('messages')
  const booking = useQuery({
    ...api.bookings.read.query({ id, link }),
    staleTime: 0,
  })
  const isIn = useEntrance(id, link, booking.isSuccess)
  const isClosed = isRefusal(booking.error) && closed.includes(booking.error.code)
  useEffect(() => {
    if (isClosed) forgetMailed()
  }, [isClosed])
  return (
    <section aria-label={t(guestWords.opened)}>
      {isIn && asksForThread && <Navigate replace to={searchLink({ thread: id })} />}
      <SectionTitle className="mb-3">{t(guestWords.opened)}</SectionTitle>
      <Loaded
        query={booking}
        loading={<GuestBookingSkeleton />}
        refused={() =>
          isClosed && (
            <Notice tone="warning" title={t(guestWords.linkGone)}>
              {t(guestWords.linkGoneText)}
            </Notice>
          )
        }
      >
        {(data) => <GuestBookingCard booking={{ ...data, link }} />}
      </Loaded>
    </section>
  )
}
