import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

// After a decision.
export function useRefresh() {
  const queries = useQueryClient()
  const changed = [
    api.disputeDesk.list,
    api.disputeDesk.read,
    api.refunds.list,
    api.audit.list,
    api.adminOverview.queues,
    api.bookingDesk.read,
  ]
  return () =>
    Promise.all(changed.map((each) => queries.invalidateQueries({ queryKey: each.key() })))
}
