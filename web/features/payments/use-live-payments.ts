import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'
import { onLive } from '#web/live/live.ts'

const keys = [api.payments.list.key(), api.payments.ofBooking.key()]

// What is paid for a booking is also a part of the booking.
export async function refreshPayments(queries: QueryClient) {
  const own = keys.map((queryKey) => queries.invalidateQueries({ queryKey }))
  await Promise.all([...own, refreshBookings(queries)])
}

// When a payment ends, here or on another device, and after the stream was interrupted.
export function useLivePayments() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshPayments(queries)
    const leave = [
      onLive('user', ({ type }) => type === 'payment' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
