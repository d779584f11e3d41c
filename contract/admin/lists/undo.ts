// Deeds of the trail that have an opposite. Each can be taken back as long as none of its group was done to
// the same thing afterwards.
type Group = { entity: string; actions: readonly string[] }

const groups: readonly Group[] = [
  { entity: 'profile', actions: ['suspend', 'restore', 'erase'] },
  { entity: 'barber_profiles', actions: ['suspend', 'restore', 'merge'] },
  { entity: 'barber_profiles', actions: ['reject', 'reopen', 'merge'] },
  { entity: 'barber_profiles', actions: ['feature', 'unfeature', 'merge'] },
  { entity: 'barber_badges', actions: ['revoke-badge', 'restore-badge'] },
  { entity: 'user_roles', actions: ['grant-role', 'revoke-role'] },
  { entity: 'admin_grants', actions: ['grant-sub-role', 'revoke-sub-role'] },
  {
    entity: 'feature_flags',
    actions: ['change-flag', 'pull-kill-switch', 'release-kill-switch'],
  },
  { entity: 'settings', actions: ['save-settings', 'restore-settings'] },
  { entity: 'cities', actions: ['save-city', 'restore-city'] },
]

// These have none: they end what can be taken back.
const final = ['erase', 'merge', 'reopen']

export function rivalsOf(deed: { entity: string; action: string }) {
  if (final.includes(deed.action)) return undefined
  return groups.find(
    ({ entity, actions }) => entity === deed.entity && actions.includes(deed.action),
  )?.actions
}
