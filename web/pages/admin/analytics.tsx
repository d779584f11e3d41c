import { Coming } from '#web/features/shell/dashboard/coming.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminAnalytics, { noIndex: true })

export const loader = () => null

export default function AdminAnalyticsPage() {
  return (
    <AdminPageFrame page="analytics">
      <Coming holds={pages.adminAnalytics.description} />
    </AdminPageFrame>
  )
}
