import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive, watchBarber } from '#web/live.ts'

// Fetches the open times again whenever the barber's calendar changes, and whenever the stream has
// been away and may have missed it.
export function useLiveSlots(barberUserId: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!barberUserId) return
    const refresh = () => void queries.invalidateQueries({ queryKey: api.bookings.slots.key() })
    const leave = [
      onLive('barber', ({ barberId }) => barberId === barberUserId && refresh()),
      onLive('ready', refresh),
      watchBarber(barberUserId),
    ]
    return () => leave.forEach((each) => each())
  }, [barberUserId, queries])
}
