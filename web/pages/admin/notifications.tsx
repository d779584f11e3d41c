import { NotificationList } from '#web/features/notifications/notification-list.tsx'
import { onlyNewPages } from '#web/features/shell/active-tab.ts'
import { Coming } from '#web/features/shell/dashboard/coming.tsx'
import { AdminPageFrame } from '#web/features/shell/dashboard/dashboard.tsx'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { notices } from '#web/texts/accounts/notifications.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.adminNotifications, { noIndex: true })

export const loader = () => null

export const shouldRevalidate = onlyNewPages

// Administrators have no tab for what they were told themselves, so it stands here.
export default function AdminNotificationsPage() {
  const t = useText()
  return (
    <AdminPageFrame page="notifications">
      <Coming holds={pages.adminNotifications.description} />
      <h2 className="display mt-10 mb-4 text-3xl">{t(notices.yourOwn)}</h2>
      <NotificationList />
    </AdminPageFrame>
  )
}
