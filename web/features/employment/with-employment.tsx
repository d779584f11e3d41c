import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Employment } from '#contract/business/employment.ts'
import { api } from '#web/api.ts'
import { useLiveTeam } from '#web/features/team/use-live-team.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

// The own place in the team, fresh and kept so.
export function WithEmployment({ children }: { children: (own: Employment) => ReactNode }) {
  useLiveTeam()
  const query = { ...api.employment.read.query(), refetchOnMount: 'always' as const }
  const employment = useQuery(query)
  return (
    <Loaded query={employment} loading={<SkeletonText lines={6} />}>
      {children}
    </Loaded>
  )
}
