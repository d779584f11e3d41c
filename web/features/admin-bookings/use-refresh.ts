import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

// After a change of a booking: its drawer is current when this resolves, the lists follow.
export function useRefresh() {
  const queries = useQueryClient()
  const refresh = (queryKey: readonly unknown[]) => queries.invalidateQueries({ queryKey })
  return async () => {
    for (const call of [api.adminBookings.list, api.followUps.mine, api.problemReports.list])
      void refresh(call.key())
    for (const call of [api.adminBookings.trail, api.problemReports.read, api.audit.list])
      void refresh(call.key())
    void refresh(api.appeals.list.key())
    await Promise.all([refresh(api.bookings.read.key()), refresh(api.bookingDesk.read.key())])
  }
}
