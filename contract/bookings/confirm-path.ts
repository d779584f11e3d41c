import type { ProfileId } from '#contract/ids.ts'
type Wish = { profileId: ProfileId; serviceIds: readonly string[]; professionalId: string | null }

// Shows a booking that was just made, or how its payment went.
export const bookedPath = (profileId: string, bookingId: string): `/${string}` =>
  `/barber/${profileId}?book=1&booking=${bookingId}`

// Opens the confirm step on the barber's page (web/features/bookings/address.ts).
export function confirmPath(wish: Wish, startsAt: string): `/${string}` {
  const { profileId, serviceIds, professionalId } = wish
  const params = new URLSearchParams({ book: '1' })
  for (const id of serviceIds) params.append('service', id)
  if (professionalId !== null) params.set('professional', professionalId)
  params.set('start', startsAt)
  return `/barber/${profileId}?${params}`
}
