import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnPolicies } from '#contract/business/policies.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { policyWords as words } from '#web/texts/business/policies.ts'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const query = api.policies.read.query()

export function WithPolicies({ children }: { children: (policies: OwnPolicies) => ReactNode }) {
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

type Change = Parameters<typeof api.policies.save.send>[0]

export function useSavePolicies() {
  const t = useText()
  const queries = useQueryClient()
  return async (change: Change) => {
    queries.setQueryData(query.queryKey, await api.policies.save.send(change))
    toast.success(t(words.saved))
  }
}
