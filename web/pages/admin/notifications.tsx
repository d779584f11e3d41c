import { Coming } from '#web/features/shell/coming.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminNotifications, { noIndex: true })

export const loader = () => null

export default function AdminNotificationsPage() {
  return (
    <AdminPageFrame page="notifications">
      <Coming holds={pages.adminNotifications.description} />
    </AdminPageFrame>
  )
}
