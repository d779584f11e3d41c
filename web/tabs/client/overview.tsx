import { Overview } from '#web/features/my-bookings/overview.tsx'

export function Tab() {
  return <Overview />
}
