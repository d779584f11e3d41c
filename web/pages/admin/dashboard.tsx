import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { Dashboard } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { tabsOf } from '#web/tabs.ts'
import { dashboards } from '#web/texts/dashboards.ts'
import { pages } from '#web/texts/pages.ts'
import type { Route } from './+types/dashboard'

// Several tabs are often open at once, so each has a title of its own.
export const meta: Route.MetaFunction = (args) => {
  const { title, description } = pages.adminDashboard
  const name = new URLSearchParams(args.location.search).get('tab')
  const label = tabsOf.admin.find((tab) => tab.name === name)?.label
  const named = label && {
    en: `${label.en} · ${dashboards.admin.en}`,
    es: `${label.es} · ${dashboards.admin.es}`,
  }
  return pageMeta({ title: named ?? title, description }, { noIndex: true })(args)
}

export const loader = () => null

export const shouldRevalidate = onlyNewPages

export default function AdminDashboardPage() {
  return <Dashboard role="admin" />
}
