import { useQuery } from '@tanstack/react-query'
import { CalendarSearch } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { api } from '#web/api.ts'
import { useLiveBookings } from '#web/features/bookings/use-live-bookings.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { Waits } from '#web/features/waitlist/waits.tsx'
import { useText } from '#web/language.tsx'
import { guestWords } from '#web/texts/bookings/guest-bookings.ts'
import { pages } from '#web/texts/pages.ts'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { AccountNotice } from './account-notice.tsx'
import { FindBooking } from './find-booking.tsx'
import { GuestBookingCard, GuestBookingSkeleton } from './guest-booking-card.tsx'
import { MailedBooking } from './mailed-booking.tsx'
import { type Mailed } from './use-mailed.ts'

// The guest bookings of this browser, and the one a mailed link opens.
export function GuestBookings({ mailed }: { mailed: Mailed | null }) {
  const t = useText()
  useLiveBookings()
  return (
    <PageBody>
      <PageHeader title={t(pages.guestBookings.title)} text={t(guestWords.lead)} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-8">
          {mailed && <MailedBooking mailed={mailed} />}
          <HereBooked exceptId={mailed?.id} />
          <Waits />
        </div>
        <FindBooking />
      </div>
    </PageBody>
  )
}

// The bookings made in this browser, without the one that the mailed link already shows above.
function HereBooked({ exceptId }: { exceptId: string | undefined }) {
  const bookings = useQuery({
    ...api.guests.bookings.query(),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const others = (all: readonly Booking[]) => all.filter(({ id }) => id !== exceptId)
  return (
    <Loaded query={bookings} loading={<GuestBookingSkeleton />}>
      {(data) => (
        <Lists
          upcoming={others(data.upcoming)}
          past={others(data.past)}
          hasMailed={exceptId !== undefined}
        />
      )}
    </Loaded>
  )
}

type ListsProps = { upcoming: Booking[]; past: Booking[]; hasMailed: boolean }

function Lists({ upcoming, past, hasMailed }: ListsProps) {
  const t = useText()
  if (upcoming.length + past.length === 0)
    return hasMailed ? (
      <AccountNotice hasBookings />
    ) : (
      <>
        <AccountNotice hasBookings={false} />
        <EmptyState
          icon={CalendarSearch}
          title={t(guestWords.emptyTitle)}
          text={t(guestWords.empty)}
          action={t(guestWords.explore)}
          to="/explore"
        />
      </>
    )
  return (
    <>
      <AccountNotice hasBookings />
      <section aria-label={t(guestWords.upcoming)}>
        <SectionTitle className="mb-3">{t(guestWords.upcoming)}</SectionTitle>
        {upcoming.length === 0 ? (
          <Hint size="md">{t(guestWords.nothingUpcoming)}</Hint>
        ) : (
          <ul className="space-y-4">
            {upcoming.map((booking) => (
              <li key={booking.id}>
                <GuestBookingCard booking={booking} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {past.length > 0 && (
        <section aria-label={t(guestWords.past)}>
          <SectionTitle className="mb-3">{t(guestWords.past)}</SectionTitle>
          <ul className="space-y-4">
            {past.map((booking) => (
              <li key={booking.id}>
                <GuestBookingCard booking={booking} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
