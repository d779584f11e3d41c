import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { EarningsView, PeriodChoice } from '#web/features/team/earnings-view.tsx'
import { periodOf, type PeriodName } from '#web/features/team/facts.ts'
import { useLiveTeam } from '#web/features/team/use-live-team.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useBusinessZone } from '#web/use-business.ts'

export function OwnEarnings() {
  useLiveTeam()
  const [name, setName] = useState<PeriodName>('week')
  const [now] = useState(() => Date.now())
  const period = periodOf(name, now, useBusinessZone())
  const query = api.employment.earnings.query(period)
  const earnings = useQuery({ ...query, staleTime: 0 })
  return (
    <div className="space-y-6">
      <PeriodChoice value={name} onChange={setName} />
      <Loaded
        query={earnings}
        loading={
          <div aria-busy className="grid grid-cols-2 gap-4 xl:grid-cols-4">
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} className="h-28 rounded-lg" />
            ))}
          </div>
        }
      >
        {(data) => (
          <EarningsView
            isOwn
            earnings={data}
            fileName={`kempt-earnings-${period.from}-${period.to}.csv`}
          />
        )}
      </Loaded>
    </div>
  )
}
