import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive, watchBarber } from '#web/live/live.ts'

// Fetches the open times again whenever the barber's calendar changes, and whenever the stream has
// been away and may have missed it.
export function useLiveSlots(barberId: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!barberId) return
    const refresh = () => void queries.invalidateQueries({ queryKey: api.bookings.slots.key() })
    const leave = [
      onLive('barber', (change) => change.barberId === barberId && refresh()),
      onLive('ready', refresh),
      watchBarber(barberId),
    ]
    return () => leave.forEach((each) => each())
  }, [barberId, queries])
}
