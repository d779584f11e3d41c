import { FirstSteps } from '#web/features/employment/first-steps.tsx'
import { useMay } from '#web/features/employment/use-may.ts'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { Dashboard } from '#web/features/shell/dashboard/dashboard.tsx'
import { useLiveTeam } from '#web/features/team/use-live-team.ts'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.employeeDashboard, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function EmployeeDashboardPage() {
  useLiveTeam()
  return <Dashboard role="employee" may={useMay()} above={<FirstSteps />} />
}
