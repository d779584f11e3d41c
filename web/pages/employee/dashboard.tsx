import { FirstSteps } from '#web/features/employment/first-steps.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { Dashboard } from '#web/features/shell/dashboard.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.employeeDashboard, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function EmployeeDashboardPage() {
  return <Dashboard role="employee" above={<FirstSteps />} />
}
