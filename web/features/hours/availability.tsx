import type { Place } from '#contract/team-rights.ts'
import { WeeklyHours } from './weekly-hours.tsx'

export function Availability({ place }: { place: Place }) {
  return <WeeklyHours place={place} />
}
