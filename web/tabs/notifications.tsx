import { NotificationList } from '#web/features/notifications/notification-list.tsx'

export function Tab() {
  return <NotificationList />
}
