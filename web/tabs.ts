// Every dashboard's tabs, in the order of the specification. A tab that is built names the component
// that draws it; the others say what they will hold, and docs/status.md says when.
import type { Role } from '#contract/access.ts'
import { tabsOfAdmins } from './tabs/admin-tabs.ts'
import { drawnBy, settings, type Tab } from './tabs/tab.ts'
import { tabNames } from './texts/dashboards.ts'

// A tab that every role has.
const notifications: Tab = {
  name: 'notifications',
  label: tabNames.notifications,
  Content: drawnBy(
    async () =>
      (await import('#web/features/notifications/notification-list.tsx')).NotificationList,
  ),
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
const promotions: Tab = {
  name: 'promotions',
  label: tabNames.promotions,
  Content: drawnBy(
    async () => (await import('#web/features/promotions/promotions.tsx')).Promotions,
  ),
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
    {
      name: 'promotions',
      label: tabNames.promotions,
      Content: drawnBy(
        async () =>
          (await import('#web/features/client-promotions/client-promotions.tsx')).ClientPromotions,
      ),
    },
    {
      name: 'payments',
      label: tabNames.payments,
      Content: drawnBy(async () => (await import('#web/features/payments/payments.tsx')).Payments),
    },
    {
      name: 'invoices',
      label: tabNames.invoices,
      Content: drawnBy(async () => (await import('#web/features/invoices/invoices.tsx')).Invoices),
    },
    {
      name: 'disputes',
      label: tabNames.disputes,
      Content: drawnBy(
        async () => (await import('#web/features/disputes/client-disputes.tsx')).ClientDisputes,
      ),
    },
    {
      name: 'support',
      label: tabNames.support,
      Content: drawnBy(
        async () => (await import('#web/features/tickets/support-tab.tsx')).SupportTab,
      ),
    },
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
    promotions,
    {
      name: 'disputes',
      label: tabNames.disputes,
      Content: drawnBy(
        async () => (await import('#web/features/disputes/shop-disputes.tsx')).ShopDisputes,
      ),
    },
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
    { ...promotions, needs: 'promotions' },
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
  admin: tabsOfAdmins,
}
