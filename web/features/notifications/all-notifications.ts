import { homeOf, type Role } from '#contract/access.ts'

// Administrators have a page where the others have a tab.
export function allNotificationsOf(role: Role) {
  return role === 'admin' ? '/admin/notifications' : `${homeOf[role]}?tab=notifications`
}
