// Where administrators can go: the tabs of their dashboard and their pages, in groups.
import { entriesOf } from '#contract/lists.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Text } from '#contract/language.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { tabsOf } from '#web/tabs.ts'
import { adminGroups } from '#web/texts/admin/navigation.ts'
import { adminPageNames } from '#web/texts/dashboards.ts'

type AdminPage = keyof typeof adminPageNames
export type Place = { name: string; to: string; icon: string; label: Text }
export type PlaceGroup = { name: string; title: Text; places: Place[] }

type PageAbout = { icon: string; permission: Permission; to?: string }

export const adminPages: Record<AdminPage, PageAbout> = {
  roles: { icon: 'roles', permission: 'roles.read' },
  // A view of the roles, for those too who read only the trail.
  activity: { icon: 'activity', permission: 'audit.read', to: '/admin/roles?view=activity' },
  transfers: { icon: 'transfers', permission: 'money.read' },
  notifications: { icon: 'announcements', permission: 'announcements.write' },
  promotions: { icon: 'promotions', permission: 'analytics.read' },
  analytics: { icon: 'insights', permission: 'analytics.read' },
  marketplace: { icon: 'marketplace', permission: 'marketplace.read' },
  support: { icon: 'support', permission: 'support.read' },
  badges: { icon: 'badges', permission: 'badges.write' },
}

// Tabs by their name, pages by their path.
export const grouped: Record<keyof typeof adminGroups, readonly string[]> = {
  today: ['overview', '/admin/support'],
  bookings: ['all-bookings', 'book-appointment', 'my-bookings', 'disputes'],
  people: ['barbers', 'users', '/admin/roles'],
  money: ['refunds', 'commission', '/admin/transfers', '/admin/promotions'],
  site: ['cms', '/admin/marketplace', '/admin/notifications', 'sms', '/admin/badges'],
  system: ['/admin/analytics', '/admin/activity', 'features', 'settings', 'account-settings'],
}

// What the signed-in administrator may open.
export function useAdminPlaces() {
  return placesFor(useMay())
}

export function placesFor(may: (permission: Permission) => boolean): PlaceGroup[] {
  const tabs = tabsOf.admin
    .filter(({ permission }) => !permission || may(permission))
    .map(({ name, label }) => ({
      name,
      label,
      icon: name,
      to: `/admin/dashboard?tab=${name}`,
    }))
  const pages = entriesOf(adminPages)
    .filter(([, { permission }]) => may(permission))
    .map(([page, { icon, to = pathOf(page) }]) => ({
      name: pathOf(page),
      label: adminPageNames[page],
      icon,
      to,
    }))
  const places = new Map([...tabs, ...pages].map((place) => [place.name, place]))
  return entriesOf(grouped)
    .map(([name, names]) => ({
      name,
      title: adminGroups[name],
      places: names.flatMap((each) => places.get(each) ?? []),
    }))
    .filter(({ places }) => places.length > 0)
}

const pathOf = (page: AdminPage) => `/admin/${page}`
