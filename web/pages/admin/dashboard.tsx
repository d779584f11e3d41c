import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { Dashboard } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminDashboard, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function AdminDashboardPage() {
  return <Dashboard role="admin" />
}
