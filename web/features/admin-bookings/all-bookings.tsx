import { CalendarDays, Scale } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { Appeals } from './appeals.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingLines } from './booking-lines.tsx'

const tab = '/admin/dashboard?tab=all-bookings'

export function AllBookings() {
  const t = useText()
  const may = useMay()
  const [params] = useSearchParams()
  const isAppeals = params.get('view') === 'appeals' && may('appeals.decide')
  return (
    <>
      {may('appeals.decide') && (
        <TabLinks
          label={t(words.views)}
          tabs={[
            {
              to: tab,
              label: t(words.all),
              icon: <CalendarDays aria-hidden />,
              isCurrent: !isAppeals,
            },
            {
              to: `${tab}&view=appeals`,
              label: t(words.appeals),
              icon: <Scale aria-hidden />,
              isCurrent: isAppeals,
            },
          ]}
        />
      )}
      <div className="pt-6">{isAppeals ? <Appeals /> : <BookingLines />}</div>
      <BookingDrawer />
    </>
  )
}
