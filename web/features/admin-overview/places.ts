import { goalHours, type Activity, type QueueName } from '#contract/admin/overview.ts'

const tab = (name: string) => `/admin/dashboard?tab=${name}`

// The filtered list of each queue, the longest wait first.
export const queuePlaces: Record<QueueName, string> = {
  submissions: `${tab('barbers')}&show=waiting`,
  licenses: `${tab('barbers')}&show=expiring`,
  appeals: `${tab('all-bookings')}&view=appeals`,
  problems: `${tab('all-bookings')}&view=reports`,
  claims: `${tab('all-bookings')}&view=claims`,
  reliability: '/admin/marketplace',
}

export function goalOf(name: QueueName) {
  return name === 'licenses' ? null : goalHours[name]
}

// Null for what has no place of its own.
export function placeOf({ kind, opens }: Pick<Activity, 'kind' | 'opens'>) {
  if (kind === 'deed') return '/admin/roles?view=activity'
  if (opens === null) return null
  if (kind === 'submission') return `${tab('barbers')}&barber=${opens}`
  if (kind === 'joined') return `${tab('users')}&person=${opens}`
  return `${tab('all-bookings')}&booking=${opens}`
}
