import type { Reach } from '#contract/bookings/reach.ts'

type Person = {
  clientId: string | null
  guestEmail: string | null
  guestPhone: string | null
}

export function reachOf({ clientId, guestEmail, guestPhone }: Person): Reach {
  if (clientId !== null || guestEmail !== null) return 'all'
  return guestPhone === null ? 'none' : 'text'
}
