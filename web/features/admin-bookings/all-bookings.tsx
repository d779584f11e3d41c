import { CalendarDays, Flag, Handshake, Scale } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { claimWords } from '#web/texts/money/commission-claims.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { Appeals } from './decisions/appeals.tsx'
import { Reports } from './decisions/reports.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingLines } from './booking-lines.tsx'
import { Claims } from './claims/claims.tsx'

const tab = '/admin/dashboard?tab=all-bookings'

export function AllBookings() {
  const t = useText()
  const may = useMay()
  const [params] = useSearchParams()
  const views = [
    { name: 'all', label: words.all, Icon: CalendarDays, isOpen: true },
    { name: 'appeals', label: words.appeals, Icon: Scale, isOpen: may('appeals.decide') },
    { name: 'reports', label: words.reports, Icon: Flag, isOpen: may('appeals.decide') },
    { name: 'claims', label: claimWords.view, Icon: Handshake, isOpen: may('money.read') },
  ].filter(({ isOpen }) => isOpen)
  const view = views.find(({ name }) => name === params.get('view'))?.name ?? 'all'
  return (
    <>
      {views.length > 1 && (
        <TabLinks
          label={t(words.views)}
          tabs={views.map(({ name, label, Icon }) => ({
            to: name === 'all' ? tab : `${tab}&view=${name}`,
            label: t(label),
            icon: <Icon aria-hidden />,
            isCurrent: view === name,
          }))}
        />
      )}
      <div className="pt-6">
        {view === 'all' && <BookingLines />}
        {view === 'appeals' && <Appeals />}
        {view === 'reports' && <Reports />}
        {view === 'claims' && <Claims />}
      </div>
      <BookingDrawer />
    </>
  )
}
