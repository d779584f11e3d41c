// Every dashboard's tabs, in the order of the specification. A tab that is built names the component
// that draws it; the others say what they will hold, and docs/status.md says when.
import { lazy, type ComponentType } from 'react'
import type { Role } from '#contract/access.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Right } from '#contract/business/team-rights.ts'
import { adminTabs } from './texts/admin.ts'
import { barberTabs, clientTabs, tabNames } from './texts/dashboards.ts'

// `needs` is the right without which a member of the team does not see the tab, `permission` that of
// an administrator.
export type Tab = { name: string; label: Text; needs?: Right; permission?: Permission } & (
  | { Content: ComponentType }
  | { holds: Text }
)

// The component is fetched when its tab is opened.
function drawnBy(fetchComponent: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await fetchComponent() }))
}

// Tabs that every role has.
const notifications: Tab = {
  name: 'notifications',
  label: tabNames.notifications,
  Content: drawnBy(
    async () =>
      (await import('#web/features/notifications/notification-list.tsx')).NotificationList,
  ),
}
const settings: Tab = {
  name: 'settings',
  label: tabNames.settings,
  Content: drawnBy(async () => (await import('#web/features/account/settings.tsx')).Settings),
}

// Tabs of a business, for its owner and for members with the right.
const services: Tab = {
  name: 'services',
  label: tabNames.services,
  Content: drawnBy(
    async () => (await import('#web/features/services/services-editor.tsx')).ServicesEditor,
  ),
}
const clients: Tab = {
  name: 'clients',
  label: tabNames.clients,
  Content: drawnBy(async () => (await import('#web/features/clients/clients.tsx')).Clients),
}
const receivedReviews: Tab = {
  name: 'reviews',
  label: tabNames.reviews,
  Content: drawnBy(
    async () =>
      (await import('#web/features/received-reviews/received-reviews.tsx')).ReceivedReviews,
  ),
}
const analytics: Tab = {
  name: 'analytics',
  label: tabNames.analytics,
  Content: drawnBy(async () => (await import('#web/features/analytics/analytics.tsx')).Analytics),
}
const shop: Tab = {
  name: 'shop',
  label: tabNames.shop,
  Content: drawnBy(async () => (await import('#web/features/shop/shop.tsx')).Shop),
}

export const tabsOf: Record<Role, readonly Tab[]> = {
  client: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(
        async () => (await import('#web/features/my-bookings/overview.tsx')).Overview,
      ),
    },
    notifications,
    {
      name: 'reviews',
      label: tabNames.reviews,
      Content: drawnBy(async () => (await import('#web/features/reviews/reviews.tsx')).Reviews),
    },
    { name: 'promotions', label: tabNames.promotions, holds: clientTabs.promotions },
    { name: 'payments', label: tabNames.payments, holds: clientTabs.payments },
    { name: 'invoices', label: tabNames.invoices, holds: clientTabs.invoices },
    { name: 'disputes', label: tabNames.disputes, holds: clientTabs.disputes },
    { name: 'support', label: tabNames.support, holds: clientTabs.support },
    settings,
    {
      name: 'bookings',
      label: tabNames.bookings,
      Content: drawnBy(
        async () => (await import('#web/features/my-bookings/booking-list.tsx')).BookingList,
      ),
    },
    {
      name: 'favorites',
      label: tabNames.favorites,
      Content: drawnBy(
        async () => (await import('#web/features/favorites/favorite-list.tsx')).FavoriteList,
      ),
    },
  ],
  barber: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(
        async () => (await import('#web/features/overview/shop-overview.tsx')).ShopOverview,
      ),
    },
    {
      name: 'bookings',
      label: tabNames.bookings,
      Content: drawnBy(
        async () => (await import('#web/features/desk/calendar/calendar.tsx')).DeskCalendar,
      ),
    },
    {
      name: 'availability',
      label: tabNames.availability,
      Content: drawnBy(
        async () => (await import('#web/features/hours/availability.tsx')).Availability,
      ),
    },
    services,
    clients,
    {
      name: 'earnings',
      label: tabNames.earnings,
      Content: drawnBy(async () => (await import('#web/features/earnings/earnings.tsx')).Earnings),
    },
    receivedReviews,
    analytics,
    shop,
    {
      name: 'team',
      label: tabNames.team,
      Content: drawnBy(async () => (await import('#web/features/team/team.tsx')).Team),
    },
    { name: 'promotions', label: tabNames.promotions, holds: barberTabs.promotions },
    { name: 'disputes', label: tabNames.disputes, holds: barberTabs.disputes },
    notifications,
    settings,
  ],
  employee: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(
        async () => (await import('#web/features/overview/member-overview.tsx')).MemberOverview,
      ),
    },
    {
      name: 'schedule',
      label: tabNames.schedule,
      Content: drawnBy(
        async () => (await import('#web/features/desk/calendar/calendar.tsx')).DeskCalendar,
      ),
    },
    {
      name: 'availability',
      label: tabNames.availability,
      Content: drawnBy(
        async () => (await import('#web/features/hours/availability.tsx')).Availability,
      ),
    },
    { ...services, needs: 'services' },
    { ...clients, needs: 'clientList' },
    {
      name: 'earnings',
      label: tabNames.earnings,
      Content: drawnBy(
        async () => (await import('#web/features/employment/own-earnings.tsx')).OwnEarnings,
      ),
    },
    { ...receivedReviews, needs: 'reviews' },
    { ...analytics, needs: 'reports' },
    { ...shop, needs: 'shop' },
    notifications,
    {
      name: 'profile',
      label: tabNames.profile,
      Content: drawnBy(
        async () => (await import('#web/features/employment/own-profile.tsx')).OwnProfile,
      ),
    },
    {
      ...settings,
      Content: drawnBy(
        async () =>
          (await import('#web/features/employment/employee-settings.tsx')).EmployeeSettings,
      ),
    },
  ],
  admin: [
    {
      name: 'overview',
      label: tabNames.overview,
      permission: 'overview.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-overview/admin-overview.tsx')).AdminOverview,
      ),
    },
    {
      name: 'book-appointment',
      label: tabNames.bookAppointment,
      permission: 'bookings.write',
      Content: drawnBy(
        async () =>
          (await import('#web/features/book-appointment/book-appointment.tsx')).BookAppointment,
      ),
    },
    {
      name: 'my-bookings',
      label: tabNames.myBookings,
      permission: 'bookings.write',
      Content: drawnBy(
        async () => (await import('#web/features/admin-bookings/my-bookings.tsx')).MyBookings,
      ),
    },
    {
      name: 'all-bookings',
      label: tabNames.allBookings,
      permission: 'bookings.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-bookings/all-bookings.tsx')).AllBookings,
      ),
    },
    {
      name: 'barbers',
      label: tabNames.barbers,
      permission: 'barbers.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-barbers/admin-barbers.tsx')).AdminBarbers,
      ),
    },
    {
      name: 'users',
      label: tabNames.users,
      permission: 'people.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-people/people-list.tsx')).PeopleList,
      ),
    },
    {
      name: 'disputes',
      label: tabNames.disputes,
      permission: 'disputes.read',
      holds: adminTabs.disputes,
    },
    {
      name: 'features',
      label: tabNames.features,
      permission: 'flags.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-flags/admin-flags.tsx')).AdminFlags,
      ),
    },
    {
      name: 'commission',
      label: tabNames.commission,
      permission: 'money.read',
      holds: adminTabs.commission,
    },
    {
      name: 'cms',
      label: tabNames.cms,
      permission: 'content.read',
      holds: adminTabs.cms,
    },
    {
      name: 'refunds',
      label: tabNames.refunds,
      permission: 'money.read',
      holds: adminTabs.refunds,
    },
    {
      name: 'sms',
      label: tabNames.sms,
      permission: 'sms.read',
      holds: adminTabs.sms,
    },
    {
      name: 'settings',
      label: tabNames.settings,
      permission: 'settings.read',
      Content: drawnBy(
        async () => (await import('#web/features/admin-settings/admin-settings.tsx')).AdminSettings,
      ),
    },
    { ...settings, name: 'account-settings', label: tabNames.accountSettings },
  ],
}
