// Which business a screen is about.
import { useLocation } from 'react-router'
import type { Place } from '#contract/business/team-rights.ts'
import { useSession } from './session.tsx'

// The area one is in says whether one's own business is meant or the one one works for.
export function usePlace(): Place {
  return useLocation().pathname.startsWith('/employee') ? 'employee' : 'barber'
}

// The time zone of that business. Its screens open only to someone who is signed in.
export function useBusinessZone() {
  const { session } = useSession()
  const place = usePlace()
  return session?.user.timeZones[place] ?? 'UTC'
}

export const calendarOf: Record<Place, string> = {
  barber: '/barber/dashboard?tab=bookings',
  employee: '/employee/dashboard?tab=schedule',
}
