import type { Actor, PageAccess } from './access.ts'
import { audit } from './admin/audit.ts'
import { bookingDesk } from './admin/booking-desk.ts'
import { badges } from './admin/badges.ts'
import { adminBookings } from './admin/bookings.ts'
import { adminCities } from './admin/settings/cities.ts'
import { adminFind } from './admin/find.ts'
import { followUps } from './admin/follow-ups.ts'
import { problemReports } from './admin/problem-reports.ts'
import { adminFlags } from './admin/flags.ts'
import { adminGrants, adminInvitations } from './admin/grants.ts'
import { health } from './admin/health.ts'
import { impersonations } from './admin/impersonations.ts'
import { adminOverview } from './admin/overview.ts'
import { adminPeople } from './admin/people.ts'
import { adminSettings } from './admin/settings/settings.ts'
import { account } from './accounts/account.ts'
import { afterBooking } from './bookings/after-booking/after-booking.ts'
import { analytics } from './business/analytics.ts'
import { appeals } from './bookings/appeals.ts'
import { approvals } from './accounts/approvals.ts'
import { auth } from './accounts/auth.ts'
import { barbers } from './marketplace/barbers.ts'
import { bookings } from './bookings/bookings.ts'
import { bulkRuns } from './admin/lists/bulk-runs.ts'
import { calendars } from './bookings/calendars.ts'
import type { ApiOf } from './call.ts'
import { clients } from './business/clients.ts'
import { commissionClaims } from './money/commission-claims.ts'
import { commissionRules } from './money/commission-rules.ts'
import { completion } from './bookings/completion.ts'
import { content } from './marketplace/content.ts'
import { desk } from './bookings/desk.ts'
import { disputeDesk } from './money/disputes/dispute-desk.ts'
import { disputes } from './money/disputes/disputes.ts'
import { earnings } from './money/earnings.ts'
import { employment } from './business/employment.ts'
import { favorites } from './marketplace/favorites.ts'
import { flags } from './marketplace/flags.ts'
import { featured } from './admin/featured.ts'
import { merging } from './admin/merging.ts'
import { guests } from './bookings/guests.ts'
import { hairProfile } from './accounts/hair-profile.ts'
import { hours } from './business/hours.ts'
import { inquiries } from './marketplace/inquiries.ts'
import { invitations } from './business/invitations.ts'
import { invoices } from './money/invoices.ts'
import type { Language } from './language.ts'
import type { PublicTopic, Versions } from './live.ts'
import { messages } from './bookings/messages.ts'
import { notifications } from './accounts/notifications.ts'
import { payments } from './money/payments.ts'
import { payouts } from './money/payouts.ts'
import { transfers } from './money/transfers.ts'
import { overview } from './business/overview.ts'
import { pageViews } from './business/page-views.ts'
import { policies } from './business/policies.ts'
import { portfolio } from './business/portfolio.ts'
import { platformOffers } from './money/platform-offers.ts'
import { promotions } from './money/promotions.ts'
import { referralDesk } from './money/referral-desk.ts'
import { referrals } from './money/referrals.ts'
import { refunds } from './money/refunds.ts'
import { reliability } from './business/reliability.ts'
import { reviews } from './marketplace/reviews.ts'
import { savedViews } from './admin/lists/saved-views.ts'
import { search } from './marketplace/search.ts'
import { services } from './business/services.ts'
import { settings } from './marketplace/settings.ts'
import { setup } from './business/setup.ts'
import { shop } from './business/shop.ts'
import { rpc, specFunctions } from './accounts/spec-functions.ts'
import { stats } from './marketplace/stats.ts'
import { support } from './accounts/support.ts'
import { supportDesk } from './admin/support/support-desk.ts'
import { team } from './business/team.ts'
import { tickets } from './accounts/tickets.ts'
import { userAdmin } from './accounts/user-admin.ts'
import { waitlist } from './bookings/waitlist.ts'
import { wallet } from './money/wallet.ts'

export const contract = {
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
}

export type Api = ApiOf<typeof contract>

// What the built web app gives the server: how to render one page, and what kind of page a path is.
// On a public page the actor is always null, so that it is the same for everyone. `versions` are
// those before anything was read for it.
export type PageVisit = {
  api: Api
  actor: Actor | null
  // The role this browser works in, from its cookie.
  chosenRole: string | null
  language: Language
  versions: Versions
  // The page calls it with every topic whose change makes it old.
  dependsOn: (topic: PublicTopic) => void
}
export type PageKind = { pattern: string; access: PageAccess; params: readonly string[] }
export type Web = {
  handlePage: (request: Request, visit: PageVisit) => Promise<Response>
  describePage: (pathname: string) => PageKind
  // The exact text of every inline script.
  inlineScripts: readonly string[]
}
