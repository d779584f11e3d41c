import { Analytics } from '#web/features/analytics/analytics.tsx'

export function Tab() {
  return <Analytics />
}
