// The job of every task. A feature implements its tasks (server/tasks.ts) in features/<noun>/jobs.ts
// and adds them here.
import { adminGrantJobs } from './features/admin-grants/jobs.ts'
import { adminOverviewJobs } from './features/admin-overview/jobs.ts'
import { adminPeopleJobs } from './features/admin-people/jobs.ts'
import { approvalJobs } from './features/approvals/jobs.ts'
import { auditJobs } from './features/audit/jobs.ts'
import { authJobs } from './features/auth/jobs.ts'
import { bookingMessageJobs } from './features/booking-messages/jobs.ts'
import { bookingJobs } from './features/bookings/jobs.ts'
import { bulkRunJobs } from './features/bulk-runs/jobs.ts'
import { badgeJobs } from './features/badges/jobs.ts'
import { pageViewJobs } from './features/page-views/jobs.ts'
import { commissionRuleJobs } from './features/commission-rules/jobs.ts'
import { earningJobs } from './features/earnings/jobs.ts'
import { disputeJobs } from './features/disputes/jobs.ts'
import { flagJobs } from './features/flags/jobs.ts'
import { guestJobs } from './features/guests/jobs.ts'
import { healthJobs } from './features/health/jobs.ts'
import { impersonationJobs } from './features/impersonations/jobs.ts'
import { invoiceJobs } from './features/invoices/jobs.ts'
import { ledgerJobs } from './features/ledger/jobs.ts'
import { limitJobs } from './features/rate-limits/jobs.ts'
import { liveJobs } from './features/live/jobs.ts'
import { mailJobs } from './features/mail/jobs.ts'
import { messageJobs } from './features/messages/jobs.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { paymentJobs } from './features/payments/jobs.ts'
import { payoutJobs } from './features/payouts/jobs.ts'
import { platformOfferJobs } from './features/platform-offers/jobs.ts'
import { referralJobs } from './features/referrals/jobs.ts'
import { refundJobs } from './features/refunds/jobs.ts'
import { reliabilityJobs } from './features/reliability/jobs.ts'
import { sessionJobs } from './features/sessions/jobs.ts'
import { smsJobs } from './features/sms/jobs.ts'
import { statsJobs } from './features/stats/jobs.ts'
import { ticketJobs } from './features/tickets/jobs.ts'
import { teamJobs } from './features/team/jobs.ts'
import { afterBookingJobs } from './features/after-booking/jobs.ts'
import { waitlistJobs } from './features/waitlist/jobs.ts'
import { walletJobs } from './features/wallet/jobs.ts'
import type { Jobs, Tasks } from './tasks.ts'

export const jobs: Jobs<keyof Tasks> = {
  ...adminGrantJobs,
  ...adminOverviewJobs,
  ...adminPeopleJobs,
  ...approvalJobs,
  ...auditJobs,
  ...authJobs,
  ...bookingMessageJobs,
  ...bookingJobs,
  ...bulkRunJobs,
  ...badgeJobs,
  ...pageViewJobs,
  ...commissionRuleJobs,
  ...earningJobs,
  ...disputeJobs,
  ...flagJobs,
  ...guestJobs,
  ...healthJobs,
  ...impersonationJobs,
  ...invoiceJobs,
  ...ledgerJobs,
  ...limitJobs,
  ...liveJobs,
  ...mailJobs,
  ...messageJobs,
  ...notificationJobs,
  ...paymentJobs,
  ...payoutJobs,
  ...platformOfferJobs,
  ...referralJobs,
  ...refundJobs,
  ...reliabilityJobs,
  ...sessionJobs,
  ...smsJobs,
  ...statsJobs,
  ...ticketJobs,
  ...teamJobs,
  ...afterBookingJobs,
  ...waitlistJobs,
  ...walletJobs,
}
