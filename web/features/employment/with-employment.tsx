import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Employment } from '#contract/business/employment.ts'
import { api } from '#web/api.ts'
import { useLiveTeam } from '#web/features/team/use-live-team.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

// The own place in the team, fresh and kept so.
export function WithEmployment({ children }: { children: (own: Employment) => ReactNode }) {
  useLiveTeam()
  const query = { ...api.employment.read.query(), refetchOnMount: 'always' as const }
  const { data, error, isFetching, refetch } = useQuery(query)
  if (data) return children(data)
  if (error)
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <SkeletonText lines={6} />
}
