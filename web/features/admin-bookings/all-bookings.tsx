import { CalendarDays, Flag, Scale } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { Appeals } from './appeals.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingLines } from './booking-lines.tsx'
import { Reports } from './reports.tsx'

const views = ['appeals', 'reports'] as const
const tab = '/admin/dashboard?tab=all-bookings'

export function AllBookings() {
  const t = useText()
  const may = useMay()
  const [params] = useSearchParams()
  const asked = may('appeals.decide') ? params.get('view') : null
  const view = views.find((each) => each === asked) ?? 'all'
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
              isCurrent: view === 'all',
            },
            {
              to: `${tab}&view=appeals`,
              label: t(words.appeals),
              icon: <Scale aria-hidden />,
              isCurrent: view === 'appeals',
            },
            {
              to: `${tab}&view=reports`,
              label: t(words.reports),
              icon: <Flag aria-hidden />,
              isCurrent: view === 'reports',
            },
          ]}
        />
      )}
      <div className="pt-6">
        {view === 'all' && <BookingLines />}
        {view === 'appeals' && <Appeals />}
        {view === 'reports' && <Reports />}
      </div>
      <BookingDrawer />
    </>
  )
}
