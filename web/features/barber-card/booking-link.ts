import { useSearchParams } from 'react-router'

type Chosen = {
  serviceId?: string | null
  serviceIds?: readonly string[]
  providerId?: string
  // The booking that is repeated.
  again?: string
}

// Where a barber is booked: the booking sheet of the profile page opens by its address.
// `src` says how the visitor came, and stays.
export function bookingPath(
  profileId: string,
  { serviceId, serviceIds = serviceId ? [serviceId] : [], providerId, again }: Chosen,
  src: string | null = null,
) {
  const params = new URLSearchParams({ book: '1' })
  for (const id of serviceIds) params.append('service', id)
  if (providerId) params.set('professional', providerId)
  if (again) params.set('again', again)
  if (src) params.set('src', src)
  return `/barber/${profileId}?${params}`
}

export function useBookingPath(profileId: string) {
  const src = useSearchParams()[0].get('src')
  return (chosen: Chosen = {}) => bookingPath(profileId, chosen, src)
}
