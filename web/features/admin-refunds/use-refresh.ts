import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

// After a refund was given, decided or sent again. Not the preview, which may still be on the screen.
export function useRefresh() {
  const queries = useQueryClient()
  const changed = [
    api.refunds.list,
    api.refunds.read,
    api.refunds.open,
    api.audit.list,
    api.adminOverview.queues,
    api.bookings.read,
    api.bookingDesk.read,
  ]
  return () =>
    Promise.all(changed.map((each) => queries.invalidateQueries({ queryKey: each.key() })))
}
