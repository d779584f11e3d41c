import type { Days } from '#contract/business/analytics.ts'
import type { Permission } from '#contract/permissions.ts'
import { goalHours, type Activity, type QueueName } from '#contract/admin/overview.ts'

const tab = (name: string) => `/admin/dashboard?tab=${name}`

// The filtered list of each queue, the longest wait first.
export const queuePlaces: Record<QueueName, string> = {
  submissions: `${tab('barbers')}&show=waiting`,
  licenses: `${tab('barbers')}&show=expiring`,
  appeals: `${tab('all-bookings')}&view=appeals`,
  problems: `${tab('all-bookings')}&view=reports`,
  disputes: tab('disputes'),
  claims: `${tab('all-bookings')}&view=claims`,
  refunds: `${tab('refunds')}&state=waiting`,
  failedRefunds: `${tab('refunds')}&state=failed`,
  reliability: '/admin/marketplace',
}

// The visits that are counted for these days.
export function visitsPlace({ from, to }: Days) {
  return `${tab('all-bookings')}&status=took_place&from=${from}&to=${to}`
}

export function goalOf(name: QueueName) {
  return name === 'licenses' ? null : goalHours[name]
}

type May = (permission: Permission) => boolean

// Null for what has no place of its own, or one that this person may not open.
export function placeOf({ kind, opens }: Pick<Activity, 'kind' | 'opens'>, may: May) {
  if (kind === 'deed') return may('audit.read') ? '/admin/roles?view=activity' : null
  if (opens === null) return null
  if (kind === 'submission') return may('barbers.read') ? `${tab('barbers')}&barber=${opens}` : null
  if (kind === 'joined') return may('people.read') ? `${tab('users')}&person=${opens}` : null
  return may('bookings.read') ? `${tab('all-bookings')}&booking=${opens}` : null
}
