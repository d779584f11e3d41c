import { Overview } from '#web/features/client-bookings/overview.tsx'

export function Tab() {
  return <Overview />
}
