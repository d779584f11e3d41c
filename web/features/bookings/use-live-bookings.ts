import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'

const keys = [
  api.bookings.mine.key(),
  api.bookings.summary.key(),
  api.bookings.read.key(),
  api.reviews.toWrite.key(),
  api.guests.bookings.key(),
]

export async function refreshBookings(queries: QueryClient) {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

// Refreshes the user's bookings on every change to one of them, and after the stream was interrupted.
export function useLiveBookings() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshBookings(queries)
    const leave = [
      onLive('user', ({ type }) => type === 'booking' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
