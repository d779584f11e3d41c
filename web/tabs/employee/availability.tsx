import { Availability } from '#web/features/hours/availability.tsx'

export function Tab() {
  return <Availability place="employee" />
}
