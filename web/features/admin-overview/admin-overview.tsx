// The first tab of an administrator: what to do next, how the platform does, what waits, how the
// system is, and what happens.
import { useMay } from '#web/rights/use-permissions.ts'
import { Activity } from './activity.tsx'
import { Health } from './health.tsx'
import { NextStep } from './next-step.tsx'
import { CompletedChart, Numbers } from './numbers.tsx'
import { Queues } from './queues.tsx'
import { useLivePlatform } from './use-overview.ts'

// Those without any of them would see an empty list.
const activityNeeds = ['bookings.read', 'barbers.read', 'people.read', 'audit.read'] as const

export function AdminOverview() {
  useLivePlatform()
  const may = useMay()
  return (
    <div className="space-y-6">
      <NextStep />
      <Numbers />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="min-w-0 space-y-6">
          <Queues />
          {activityNeeds.some(may) && <Activity />}
        </div>
        <div className="min-w-0 space-y-6">
          <Health />
          <CompletedChart />
        </div>
      </div>
    </div>
  )
}
