// Which business a screen is about.
import { useLocation } from 'react-router'
import type { Place } from '#contract/business/team-rights.ts'

// The area one is in says whether one's own business is meant or the one one works for.
export function usePlace(): Place {
  return useLocation().pathname.startsWith('/employee') ? 'employee' : 'barber'
}

export const calendarOf: Record<Place, string> = {
  barber: '/barber/dashboard?tab=bookings',
  employee: '/employee/dashboard?tab=schedule',
}
