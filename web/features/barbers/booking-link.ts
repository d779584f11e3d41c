import { useSearchParams } from 'react-router'

type Chosen = { serviceId?: string | null; providerId?: string }

// Where a barber is booked: the booking sheet of the profile page opens by its address.
// `src` says how the visitor came, and stays.
export function bookingPath(
  barberId: string,
  { serviceId, providerId }: Chosen,
  src: string | null,
) {
  const params = new URLSearchParams({ book: '1' })
  if (serviceId) params.set('service', serviceId)
  if (providerId) params.set('professional', providerId)
  if (src) params.set('src', src)
  return `/barber/${barberId}?${params}`
}

export function useBookingPath(barberId: string) {
  const src = useSearchParams()[0].get('src')
  return (chosen: Chosen = {}) => bookingPath(barberId, chosen, src)
}
