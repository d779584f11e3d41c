import { lazy, type ComponentType } from 'react'
import type { Right } from '#contract/business/team-rights.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import { tabNames } from '#web/texts/dashboards.ts'

// `needs` is the right without which a member of the team does not see the tab, `permission` that of
// an administrator.
export type Tab = { name: string; label: Text; needs?: Right; permission?: Permission } & (
  | { Content: ComponentType }
  | { holds: Text }
)

// The component is fetched when its tab is opened.
export function drawnBy(fetchComponent: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await fetchComponent() }))
}

// A tab that every role has.
export const settings: Tab = {
  name: 'settings',
  label: tabNames.settings,
  Content: drawnBy(async () => (await import('#web/features/account/settings.tsx')).Settings),
}
