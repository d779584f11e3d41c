import type { Notification } from '#contract/accounts/notifications.ts'
import { safePath } from '#contract/redirect.ts'

const desk = '/admin/support'

// True for notifications that wait for an answer.
export function wantsAnswer({ type }: Pick<Notification, 'type'>) {
  return type === 'support_ticket' || type === 'live_chat'
}

// Where a notice leads, if anywhere: only ever to a page of this site.
export function targetOf(notification: Pick<Notification, 'type' | 'actionUrl'>) {
  return safePath(notification.actionUrl) ?? (wantsAnswer(notification) ? desk : null)
}
