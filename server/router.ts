import { contract } from '#contract/contract.ts'
import { createApi } from './api.ts'
import { account } from './features/account/routes.ts'
import { adminFind } from './features/admin-find/routes.ts'
import { adminBookings, bookingDesk, followUps } from './features/admin-bookings/routes.ts'
import { problemReports } from './features/problem-reports/routes.ts'
import { adminFlags, flags } from './features/flags/routes.ts'
import { adminGrants, adminInvitations } from './features/admin-grants/routes.ts'
import { adminOverview } from './features/admin-overview/routes.ts'
import { adminPeople } from './features/admin-people/routes.ts'
import { adminCities, adminSettings } from './features/admin-settings/routes.ts'
import { afterBooking } from './features/after-booking/routes.ts'
import { analytics } from './features/analytics/routes.ts'
import { appeals } from './features/appeals/routes.ts'
import { approvals } from './features/approvals/routes.ts'
import { audit } from './features/audit/routes.ts'
import { badges } from './features/badges/routes.ts'
import { auth } from './features/auth/routes.ts'
import { barbers } from './features/barbers/routes.ts'
import { bookings } from './features/bookings/routes.ts'
import { bulkRuns } from './features/bulk-runs/routes.ts'
import { calendars } from './features/calendars/routes.ts'
import { clients } from './features/clients/routes.ts'
import { commissionClaims } from './features/commission-claims/routes.ts'
import { commissionRules } from './features/commission-rules/routes.ts'
import { completion } from './features/completion/routes.ts'
import { disputeDesk, disputes } from './features/disputes/routes.ts'
import { earnings } from './features/earnings/routes.ts'
import { content } from './features/content/routes.ts'
import { desk } from './features/desk/routes.ts'
import { favorites } from './features/favorites/routes.ts'
import { featured } from './features/featured/routes.ts'
import { merging } from './features/merging/routes.ts'
import { guests } from './features/guests/routes.ts'
import { hairProfile } from './features/hair-profile/routes.ts'
import { health } from './features/health/routes.ts'
import { hours } from './features/hours/routes.ts'
import { impersonations } from './features/impersonations/routes.ts'
import { inquiries } from './features/inquiries/routes.ts'
import { messages } from './features/messages/routes.ts'
import { notifications } from './features/notifications/routes.ts'
import { overview } from './features/overview/routes.ts'
import { pageViews } from './features/page-views/routes.ts'
import { payments } from './features/payments/routes.ts'
import { policies } from './features/policies/routes.ts'
import { portfolio } from './features/portfolio/routes.ts'
import { payouts } from './features/payouts/routes.ts'
import { transfers } from './features/payouts/desk-routes.ts'
import { platformOffers } from './features/platform-offers/routes.ts'
import { promotions } from './features/promotions/routes.ts'
import { referralDesk } from './features/referral-desk/routes.ts'
import { referrals } from './features/referrals/routes.ts'
import { refunds } from './features/refunds/routes.ts'
import { reliability } from './features/reliability/routes.ts'
import { reviews } from './features/reviews/routes.ts'
import { savedViews } from './features/saved-views/routes.ts'
import { search } from './features/search/routes.ts'
import { services } from './features/services/routes.ts'
import { settings } from './features/settings/routes.ts'
import { setup } from './features/setup/routes.ts'
import { shop } from './features/shop/routes.ts'
import { rpc, specFunctions } from './features/spec-functions/routes.ts'
import { stats } from './features/stats/routes.ts'
import { support } from './features/support/routes.ts'
import { supportDesk, tickets } from './features/tickets/routes.ts'
import { invoices } from './features/invoices/routes.ts'
import { employment, invitations, team } from './features/team/routes.ts'
import { userAdmin } from './features/user-admin/routes.ts'
import { waitlist } from './features/waitlist/routes.ts'
import { wallet } from './features/wallet/routes.ts'

export const api = createApi(contract, {
  account,
  adminBookings,
  adminCities,
  adminFind,
  bookingDesk,
  followUps,
  problemReports,
  adminFlags,
  adminGrants,
  adminInvitations,
  adminOverview,
  adminPeople,
  adminSettings,
  afterBooking,
  analytics,
  appeals,
  approvals,
  audit,
  auth,
  badges,
  barbers,
  bookings,
  bulkRuns,
  calendars,
  clients,
  commissionClaims,
  commissionRules,
  completion,
  content,
  desk,
  disputeDesk,
  disputes,
  earnings,
  employment,
  favorites,
  flags,
  featured,
  merging,
  guests,
  hairProfile,
  health,
  hours,
  impersonations,
  inquiries,
  invitations,
  invoices,
  messages,
  notifications,
  overview,
  pageViews,
  payments,
  payouts,
  transfers,
  policies,
  portfolio,
  platformOffers,
  promotions,
  referralDesk,
  referrals,
  refunds,
  reliability,
  reviews,
  savedViews,
  rpc,
  search,
  services,
  settings,
  setup,
  shop,
  specFunctions,
  stats,
  support,
  supportDesk,
  team,
  tickets,
  userAdmin,
  waitlist,
  wallet,
})
