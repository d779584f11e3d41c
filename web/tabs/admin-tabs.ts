import { drawnBy, settings, type Tab } from './tab.ts'
import { adminTabs } from '#web/texts/admin.ts'
import { tabNames } from '#web/texts/dashboards.ts'

export const tabsOfAdmins: readonly Tab[] = [
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
    Content: drawnBy(
      async () => (await import('#web/features/admin-disputes/admin-disputes.tsx')).AdminDisputes,
    ),
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
    Content: drawnBy(
      async () =>
        (await import('#web/features/admin-commission/admin-commission.tsx')).AdminCommission,
    ),
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
    Content: drawnBy(
      async () => (await import('#web/features/admin-refunds/admin-refunds.tsx')).AdminRefunds,
    ),
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
]
