import { MemberOverview } from '#web/features/overview/member-overview.tsx'

export function Tab() {
  return <MemberOverview />
}
