import { useQueryClient } from '@tanstack/react-query'
import type { Text } from '#contract/language.ts'
import type { DisputeView } from '#contract/money/disputes/disputes.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { Access } from './case-props.ts'
import { refreshDisputes } from './use-live-disputes.ts'

// Shows what the server answers, says that it was done, and refreshes the lists.
export function useMoving(access: Access) {
  const t = useText()
  const queries = useQueryClient()
  return async (work: Promise<DisputeView>, done: Text) => {
    const view = await work
    queries.setQueryData(api.disputes.read.query(access).queryKey, view)
    toast.success(t(done))
    await refreshDisputes(queries)
  }
}
