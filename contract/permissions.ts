// What an administrator may do. The guard, the screens and the tests read these two tables.
import { keysOf } from './lists.ts'

export const subRoles = ['owner', 'operations', 'support', 'finance', 'content', 'analyst'] as const
export type SubRole = (typeof subRoles)[number]

export const permissionGroups = ['run', 'people', 'money', 'words', 'numbers', 'system'] as const
export type PermissionGroup = (typeof permissionGroups)[number]

// `needsFreshFactor`: a second factor given at most 15 minutes ago.
type About = { group: PermissionGroup; needsFreshFactor?: true }

export const permissions = {
  'overview.read': { group: 'run' },
  'bookings.read': { group: 'run' },
  'bookings.write': { group: 'run' },
  'bookings.force': { group: 'run' },
  'appeals.decide': { group: 'run' },
  'disputes.read': { group: 'run' },
  'disputes.decide': { group: 'run', needsFreshFactor: true },
  'support.read': { group: 'run' },
  'support.write': { group: 'run' },
  'support.numbers': { group: 'numbers' },
  'inquiries.write': { group: 'run' },
  'barbers.read': { group: 'people' },
  'barbers.review': { group: 'people' },
  'barbers.suspend': { group: 'people', needsFreshFactor: true },
  'barbers.merge': { group: 'people', needsFreshFactor: true },
  'people.read': { group: 'people' },
  'people.contacts': { group: 'people' },
  'people.help': { group: 'people' },
  'people.suspend': { group: 'people', needsFreshFactor: true },
  'people.export': { group: 'people', needsFreshFactor: true },
  'people.erase': { group: 'people', needsFreshFactor: true },
  'people.impersonate': { group: 'people', needsFreshFactor: true },
  'money.totals': { group: 'money' },
  'money.read': { group: 'money' },
  'refunds.small': { group: 'money', needsFreshFactor: true },
  'refunds.approve': { group: 'money', needsFreshFactor: true },
  'payouts.write': { group: 'money', needsFreshFactor: true },
  'commission.write': { group: 'money', needsFreshFactor: true },
  'credit.write': { group: 'money', needsFreshFactor: true },
  'promotions.write': { group: 'money', needsFreshFactor: true },
  'content.read': { group: 'words' },
  'content.write': { group: 'words' },
  'content.publish': { group: 'words' },
  'announcements.write': { group: 'words' },
  'announcements.send': { group: 'words', needsFreshFactor: true },
  'sms.read': { group: 'words' },
  'sms.write': { group: 'words' },
  'moderation.decide': { group: 'words' },
  'analytics.read': { group: 'numbers' },
  'marketplace.read': { group: 'numbers' },
  'marketplace.write': { group: 'numbers' },
  'badges.write': { group: 'numbers' },
  'flags.read': { group: 'system' },
  'flags.write': { group: 'system' },
  'flags.pause': { group: 'system' },
  'settings.read': { group: 'system' },
  'settings.write': { group: 'system', needsFreshFactor: true },
  'roles.read': { group: 'system' },
  'roles.write': { group: 'system', needsFreshFactor: true },
  'audit.read': { group: 'system' },
} as const satisfies Record<string, About>

export type Permission = keyof typeof permissions
export const allPermissions = keysOf(permissions)

const seesWork = ['overview.read', 'bookings.read', 'barbers.read', 'people.read'] as const
const handlesPeople = [
  'bookings.write',
  'appeals.decide',
  'disputes.read',
  'support.read',
  'support.write',
  'support.numbers',
  'inquiries.write',
  'people.contacts',
  'people.help',
] as const

// Owners have everything, so a new permission is never forgotten for them.
export const granted: Record<SubRole, readonly Permission[]> = {
  owner: allPermissions,
  operations: [
    ...seesWork,
    ...handlesPeople,
    'bookings.force',
    'disputes.decide',
    'barbers.review',
    'barbers.suspend',
    'barbers.merge',
    'people.suspend',
    'money.totals',
    'money.read',
    'refunds.small',
    'content.read',
    'sms.read',
    'sms.write',
    'moderation.decide',
    'analytics.read',
    'marketplace.read',
    'marketplace.write',
    'badges.write',
    'flags.read',
    'flags.pause',
    'settings.read',
    'roles.read',
    'audit.read',
  ],
  support: [
    ...seesWork,
    ...handlesPeople,
    'content.read',
    'sms.read',
    'moderation.decide',
    'flags.read',
  ],
  // Without support.write, requests about payments only.
  finance: [
    ...seesWork,
    'support.read',
    'disputes.read',
    'disputes.decide',
    'money.totals',
    'money.read',
    'refunds.small',
    'refunds.approve',
    'payouts.write',
    'commission.write',
    'credit.write',
    'promotions.write',
    'analytics.read',
    'settings.read',
    'audit.read',
  ],
  content: [
    'overview.read',
    'content.read',
    'content.write',
    'content.publish',
    'announcements.write',
    'announcements.send',
    'sms.read',
    'moderation.decide',
    'marketplace.read',
    'flags.read',
  ],
  analyst: [
    'overview.read',
    'support.numbers',
    'money.totals',
    'analytics.read',
    'marketplace.read',
    'flags.read',
  ],
}

export function permissionsOf(held: readonly SubRole[]): ReadonlySet<Permission> {
  return new Set(held.flatMap((role) => granted[role]))
}

export function rolesWith(permission: Permission) {
  return subRoles.filter((role) => granted[role].includes(permission))
}

export const freshFactorMinutes = 15

export function needsFreshFactor(permission: Permission) {
  const about: About = permissions[permission]
  return about.needsFreshFactor === true
}

type Access = string | readonly string[] | { needs: Permission }

// Whether the second factor is too old for it. Asked after mayEnter (contract/access.ts).
export function isStale(access: Access, secondFactorAt: number | null, nowMs: number) {
  if (typeof access === 'string' || !('needs' in access)) return false
  if (!needsFreshFactor(access.needs)) return false
  return secondFactorAt === null || nowMs - secondFactorAt > freshFactorMinutes * 60_000
}
