import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Profile } from '#contract/accounts/account.ts'
import { api } from '#web/api.ts'
import { checkSession } from '#web/session.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

const query = api.account.profile.query()

export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  return (
    <Loaded
      query={useQuery(query)}
      loading={<SkeletonText lines={5} />}
      frame={(state) => <div className="py-6">{state}</div>}
    >
      {children}
    </Loaded>
  )
}

// After a change: what the server answered, or nothing to ask it anew. The bars around the page show
// the name and the picture too.
export function useProfileChange() {
  const queries = useQueryClient()
  return (changed?: Partial<Profile>) => {
    queries.setQueryData<Profile>(
      query.queryKey,
      (profile) => profile && { ...profile, ...changed },
    )
    if (!changed) void queries.invalidateQueries({ queryKey: query.queryKey })
    void checkSession()
  }
}
