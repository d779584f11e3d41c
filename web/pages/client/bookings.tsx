import { BookingList } from '#web/features/my-bookings/booking-list.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { Waits } from '#web/features/waitlist/waits.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { dashboards } from '#web/texts/dashboards.ts'
import { pages } from '#web/texts/pages.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

export const meta = pageMeta(pages.clientBookings, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function ClientBookingsPage() {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader
        title={t(pages.clientBookings.title)}
        back={{ to: '/client/dashboard?tab=overview', label: t(dashboards.client) }}
      />
      <BookingList />
      <div className="mt-8">
        <Waits />
      </div>
    </PageBody>
  )
}
