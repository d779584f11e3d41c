import { Scale } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { DisputeDrawer } from './dispute-drawer.tsx'
import { DisputeList } from './dispute-list.tsx'

// The client's tab.
export function ClientDisputes() {
  const t = useText()
  return (
    <>
      <DisputeList
        side="client"
        none={
          <EmptyState
            icon={Scale}
            title={t(words.noneClient)}
            text={t(words.noneClientText)}
            action={t(words.toBookings)}
            to="/client/dashboard?tab=bookings&show=past"
          />
        }
      />
      <DisputeDrawer />
    </>
  )
}
