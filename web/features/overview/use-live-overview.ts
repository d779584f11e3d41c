import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive, watchBarber } from '#web/live/live.ts'

const keys = [api.overview.shop.key(), api.overview.mine.key(), api.analytics.report.key()]

// Bookings, requests, reviews and hours: whatever happens to the business is in its numbers and on
// its timeline at once.
export function useLiveOverview(barberId: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () =>
      void Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    const leave = [
      onLive('user', refresh),
      onLive('barber', (change) => change.barberId === barberId && refresh()),
      onLive('ready', refresh),
      ...(barberId ? [watchBarber(barberId)] : []),
    ]
    return () => leave.forEach((each) => each())
  }, [queries, barberId])
}
