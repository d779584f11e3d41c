// The payload of every task: what enqueue() takes and what the job of that name gets. Does not
// import features; server/jobs.ts has the jobs.
import type { FastifyBaseLogger } from 'fastify'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import type { ChargedSource } from '#contract/money/commission.ts'
import type { Config } from './config.ts'
import type { Db } from './database/db.ts'

export type Tasks = {
  // An event of a booking, with a snapshot of the booking (bookings/announce.ts).
  'announce-booking': {
    id: string
    event: string
    booking: object
    reason: string
    actorId: string | null
    onlyStaffId: string | null
    minutesLate: number
    nowMs: number
  }
  // A change of the commission of everyone who has no rule of their own.
  'announce-commission': { exceptIds: string[]; changes: ToldChange[] }
  'announce-reliability': {
    barberId: BarberId
    kind: 'warning' | 'review'
    lateCancellations: number
  }
  'alert-message': { conversationId: string; seq: number }
  'award-badges': None
  'check-audit': None
  'check-health': None
  'check-ledger': None
  'check-wallets': None
  // Prepayment pages of a booking that is over.
  'close-checkout': { bookingId: string }
  // What a booking's end left to pay by card; once per cause.
  'charge-owed': { bookingId: string; cause: string }
  'charge-payment': { paymentId: string }
  'count-numbers': None
  'count-platform': None
  // The provider forgets a card that its owner removed.
  'detach-card': { methodId: string }
  'end-finished-members': None
  'end-impersonations': None
  'erase-people': None
  'escalate-flags': None
  'expire-credit': None
  'forget-guest-cards': None
  // Requests of refunds that nobody approved in time.
  'expire-refunds': None
  'expire-money-orders': None
  'expire-waits': None
  'forget-networks': None
  // A bank's dispute of a payment, read from the provider.
  'hear-chargeback': { providerDisputeId: string }
  'hear-provider': { eventId: string }
  'forget-sent-messages': None
  'issue-invoices': None
  'issue-statements': None
  'mail-booking-link': { email: string; bookingNumber: string; language: Language }
  'mail-confirmation': MailRequest
  'mail-digest': { userId: string }
  'mail-guest-code': { email: string; code: string; language: Language }
  'mail-messages': None
  'mail-password-reset': MailRequest
  'mail-reactivation-code': MailRequest & {
    challenge: { deviceHash: string; networkHash: string }
  }
  'offer-waitlist': { barberId: BarberId; providerId: string; startsAt: string; endsAt: string }
  // The payouts of today.
  'pay-out': None
  'pay-refund': { refundId: string }
  'prune-bulk-runs': None
  'prune-limits': None
  'prune-links': None
  'prune-live-events': None
  'prune-mails': None
  'prune-message-files': None
  'prune-page-views': None
  'prune-sessions': None
  'prune-sms': None
  'prune-ticket-files': None
  // The default commission begins or ends.
  'refresh-commission': None
  // An offer of the platform begins, ends or is used up.
  'refresh-offers': None
  'remind-licenses': None
  'reward-referrals': None
  'remind-of-licenses': None
  'announce-grant-ends': None
  'end-grants': None
  // A flag begins or ends by its own dates.
  'announce-flags': None
  // One action on many rows, ordered by an administrator.
  'run-bulk': { runId: string }
  'send-mail': { mailId: string }
  'send-push': {
    userId: string
    title: string
    message: string
    actionUrl: string | null
    // A browser shows only one notification per tag.
    tag: string
    about?: About
    // A message that may have been read before the push is sent.
    unlessRead?: { participantId: string; seq: number }
    // The notice in the app that says what became of the push.
    notificationId?: string
  }
  // The evidence against a chargeback goes to the bank, once.
  'send-evidence': { disputeId: string }
  'send-sms': { smsId: string }
  'send-payout': { payoutId: string }
  'snapshot-ledger': None
  'read-provider-events': None
  'reconcile-provider': None
  'sweep-bookings': None
  'sweep-payments': None
  'tend-disputes': None
  'sweep-payouts': None
  'sweep-tickets': None
  'tell-commission': { barberId: string; changes: ToldChange[] }
  'warn-of-expiry': None
}

type None = object

// From `at`, until it is again as it would have been.
export type ToldChange = {
  source: ChargedSource
  before: number
  after: number
  at: string
  until: string | null
}

// `mayMail` is false when the address is over its limit; the job then does the same work and sends
// nothing.
type MailRequest = { email: string; mayMail: boolean }

// The booking a message is about: it is sent only while the booking starts at `startsAt`, and not
// after `trueUntil`.
export type About = { bookingId: string; startsAt: string; trueUntil: string }

// A feature's jobs: `export const mailJobs: Jobs<'send-mail' | 'prune-mails'> = ...`.
export type Jobs<Name extends keyof Tasks> = { [N in Name]: Job<Tasks[N]> }

export type Job<Payload extends object> = {
  // May run twice, when a machine dies between the work and the record that it is done.
  run: (payload: Payload, context: JobContext) => Promise<unknown>
  // Minute, hour, day, month, weekday, in UTC: for work that repeats on a schedule.
  cron?: string
  maxAttempts?: number
  // Lower runs first; the default is 0.
  priority?: number
  // Runs one at a time with pauses, for jobs that outsiders can cause in masses.
  isGentle?: boolean
}

export type JobContext = {
  db: Db
  config: Config
  log: FastifyBaseLogger
  signal: AbortSignal
}

// For the worker, which finds a job by the name in its row.
export type AnyJobs = Record<string, Job<never>>
