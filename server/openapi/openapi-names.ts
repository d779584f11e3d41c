// Names of the shapes that the API document uses more than once. Shapes are matched by structure,
// so these need not be the same schema objects that the calls use.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { auditRow, trailCheck } from '#contract/admin/audit.ts'
import { statusFilters } from '#contract/admin/bookings.ts'
import { flagRules } from '#contract/admin/flags.ts'
import { lostWithGrant } from '#contract/admin/grants.ts'
import { lostWithRole } from '#contract/accounts/user-admin.ts'
import { moneyMoved } from '#contract/money/moved.ts'
import { badgeAward, contender, thresholds } from '#contract/admin/badges.ts'
import { bulkRun } from '#contract/admin/lists/bulk-runs.ts'
import { viewedLists } from '#contract/admin/lists/saved-views.ts'
import { keysOf } from '#contract/lists.ts'
import { waitingSince } from '#contract/accounts/approvals.ts'
import { reason } from '#contract/admin/reason.ts'
import { subRoles } from '#contract/permissions.ts'
import { approvalStatuses } from '#contract/business/listing.ts'
import { place } from '#contract/business/team-rights.ts'
import { periodFigures } from '#contract/admin/overview.ts'
import { moved } from '#contract/admin/merging.ts'
import { erasing } from '#contract/admin/people.ts'
import { sectionForms } from '#contract/admin/settings/settings.ts'
import { stopped, suspendForm } from '#contract/admin/stopping.ts'
import { profile } from '#contract/accounts/account.ts'
import { days, figures } from '#contract/business/analytics.ts'
import { auth, session, sessionUser, signIn } from '#contract/accounts/auth.ts'
import * as barbers from '#contract/marketplace/barbers.ts'
import { booking } from '#contract/bookings/bookings.ts'
import { aboutBooking, file, message, messages } from '#contract/bookings/messages.ts'
import { casePayment } from '#contract/admin/booking-desk.ts'
import { ticket, ticketBooking, ticketMessage } from '#contract/accounts/tickets.ts'
import { clientRecord, clientRow, clients } from '#contract/business/clients.ts'
import { compensation } from '#contract/business/compensation.ts'
import { completedBooking } from '#contract/bookings/completion.ts'
import { link } from '#contract/marketplace/content-fields.ts'
import { hair } from '#contract/accounts/hair-profile.ts'
import { bookingItem, policy, professional, slots } from '#contract/bookings/holds.ts'
import { signUpByLink } from '#contract/business/invitations.ts'
import { bookingRules, conflict, saved } from '#contract/business/hours.ts'
import { commissionRate, shownCommission } from '#contract/bookings/desk.ts'
import { claimLine } from '#contract/money/commission-claims.ts'
import { chargedSources } from '#contract/money/commission.ts'
import { commissionRule, commissionRules, simulatedSums } from '#contract/money/commission-rules.ts'
import { earningLine, earningSums } from '#contract/money/earnings.ts'
import { confirmationByCard, guest } from '#contract/bookings/confirmation.ts'
import { paymentProvider } from '#contract/money/payment-provider.ts'
import { paymentLine, savedCard, startedPayment } from '#contract/money/payments.ts'
import {
  chargeable,
  refundCauses,
  refundLine,
  refundMethods,
  refundStates,
} from '#contract/money/refunds.ts'
import { refundEffect } from '#contract/money/refund-parts.ts'
import { payoutAccount, payoutBlocks, payoutLine } from '#contract/money/payouts.ts'
import { transfers } from '#contract/money/transfers.ts'
import { platformOffer } from '#contract/money/platform-offers.ts'
import { promotionStatuses, usableOffer } from '#contract/money/promotions.ts'
import { promotionKinds } from '#contract/money/price.ts'
import {
  bookingDiscount,
  bookingTax,
  heldPrice,
  promotionTerms,
} from '#contract/money/promotion-terms.ts'
import { featureNames, flagNames } from '#contract/flags.ts'
import { invoice, invoiceDocument } from '#contract/money/invoices.ts'
import { story } from '#contract/marketplace/info.ts'
import { notifications, notificationTypes } from '#contract/accounts/notifications.ts'
import { overview } from '#contract/business/overview.ts'
import { policies } from '#contract/business/policies.ts'
import { portfolio } from '#contract/business/portfolio.ts'
import {
  ownReview,
  receivedReview,
  reviewableBooking,
  reviewForm,
} from '#contract/marketplace/reviews.ts'
import {
  decisionEffect,
  decisionOutcomes,
  disputeDesk,
} from '#contract/money/disputes/dispute-desk.ts'
import {
  disputeKinds,
  disputeReasons,
  disputeStates,
} from '#contract/money/disputes/dispute-rules.ts'
import { claim, disputeLine, disputeView } from '#contract/money/disputes/disputes.ts'
import { foundBarber } from '#contract/marketplace/search.ts'
import { newService } from '#contract/business/services.ts'
import { lacks, setupDraft, setupState } from '#contract/business/setup.ts'
import { shopView } from '#contract/business/shop.ts'
import { platformFigures } from '#contract/marketplace/stats.ts'
import { earnings, invitation, license, openHours, team } from '#contract/business/team.ts'
import { span, storedSpans, week } from '#contract/business/week.ts'

const { shape: bookingShape } = booking
const { shape: shopOverview } = overview.shop.output

export const outputNames = {
  CommissionClaimLine: claimLine,
  ChargedSource: z.enum(chargedSources),
  Commission: shownCommission,
  CommissionEffect: commissionRules.preview.output,
  CommissionPercents: commissionRules.read.output.shape.percents,
  CommissionRate: commissionRate,
  CommissionRule: commissionRule,
  PayoutAccount: payoutAccount,
  PayoutBlock: z.enum(payoutBlocks),
  PayoutLine: payoutLine,
  RefundCause: z.enum(refundCauses),
  RefundCharge: z.enum(chargeable),
  RefundEffect: refundEffect,
  RefundLine: refundLine,
  RefundMethod: z.enum(refundMethods),
  RefundState: z.enum(refundStates),
  EarningLine: earningLine,
  EarningSums: earningSums,
  ApprovalStatus: z.enum(approvalStatuses),
  AdminRole: z.enum(subRoles),
  Role: z.enum(roles),
  Success: z.object({ success: z.boolean() }),
  RowId: z.object({ id: z.uuid() }),
  NamedRow: z.object({ id: z.uuid(), name: z.string() }),
  NamedPerson: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  NamedRows: z.array(z.object({ id: z.uuid(), name: z.string() })),
  PageTotal: z.object({ count: z.int(), isMore: z.boolean() }),
  Account: profile,
  AuditRow: auditRow,
  Badge: barbers.badge,
  BadgeAward: badgeAward,
  BadgeContender: contender,
  BadgeRevocation: badgeAward.shape.revocation.unwrap(),
  BulkRun: bulkRun,
  BarberCard: barbers.barberCard,
  BarberProfile: barbers.barberProfile,
  Booking: booking,
  Bookings: z.array(booking),
  BookingDiscount: bookingDiscount,
  BookingTax: bookingTax,
  CardOffer: barbers.barberCard.shape.offer.unwrap(),
  FeatureName: z.enum(featureNames),
  FlagName: z.enum(flagNames),
  HeldPrice: heldPrice,
  PlatformOffer: platformOffer,
  PromotionStatus: z.enum(promotionStatuses),
  UsableOffer: usableOffer,
  ShopName: usableOffer.shape.barber,
  Promotion: promotionTerms,
  PromotionKind: z.enum(promotionKinds),
  BookingAppeal: bookingShape.appeal.unwrap(),
  BookingFilter: z.enum(statusFilters),
  ViewedList: z.enum(keysOf(viewedLists)),
  BookingBarber: bookingShape.barber,
  BookingClient: bookingShape.client,
  BookingConflict: conflict,
  BookingItem: bookingItem,
  BookingPolicies: barbers.bookingPolicies,
  BookingPrice: bookingShape.priceAsk.unwrap(),
  BookingProposal: bookingShape.proposal.unwrap(),
  BookingRequest: shopOverview.requests.element,
  BookingStatus: bookingShape.status,
  CancellationPolicy: policy,
  Client: clientRow,
  ClientBooking: clientRecord.shape.history.element,
  ClientNote: clientRecord.shape.notes.element,
  Compensation: compensation,
  DaySlots: slots.shape.days.element,
  DayTotals: shopOverview.week,
  Dispute: bookingShape.dispute.unwrap(),
  DisputeBooking: disputeLine.shape.booking.unwrap(),
  DisputeDecision: decisionEffect,
  DisputeHistory: disputeDesk.read.output.shape.client,
  DisputeKind: z.enum(disputeKinds),
  DisputeLine: disputeLine,
  DisputeOutcome: z.enum(decisionOutcomes),
  DisputeReason: z.enum(disputeReasons),
  DisputeState: z.enum(disputeStates),
  DisputeView: disputeView,
  Earnings: earnings,
  Figures: figures,
  ErasedPerson: erasing,
  LostWithGrant: lostWithGrant,
  LostWithRole: lostWithRole,
  MovedMoney: moneyMoved,
  FinishedBooking: completedBooking,
  FoundBarber: foundBarber,
  HairProfile: hair,
  HoursSaved: saved,
  Invitation: invitation,
  Invoice: invoice,
  InvoiceCreditNote: invoice.shape.creditNotes.element,
  InvoiceDocument: invoiceDocument,
  License: license,
  Link: link,
  ListingApplication: setupState,
  ListingDraft: setupDraft,
  ListingGap: z.enum(lacks),
  MergedListing: moved,
  Message: message,
  MessageBooking: aboutBooking,
  MessageFile: file,
  MessagePage: messages.since.output,
  MemberBooking: team.deactivate.output.shape.left.element,
  NotificationPreference: notifications.preferences.output.element,
  NotificationType: z.enum(notificationTypes),
  OpeningHours: barbers.openingHours,
  OpenHours: openHours,
  OpenWindow: barbers.openingHours.shape.days.element.shape.windows.element,
  OwnPolicies: policies.read.output,
  OwnReview: ownReview,
  PaymentLine: paymentLine,
  CasePayment: casePayment,
  TicketBooking: ticketBooking,
  TicketLast: ticket.shape.last.unwrap(),
  TicketMessage: ticketMessage,
  PaymentProvider: paymentProvider,
  PaymentState: paymentLine.shape.state,
  Period: days,
  PeriodFigures: periodFigures,
  PlatformFigure: platformFigures.shape.barbers,
  PortfolioEntry: portfolio.save.output,
  PortfolioPhoto: barbers.portfolioItem,
  Provider: professional,
  ProviderCard: barbers.provider,
  QuietHours: notifications.quietHours.output,
  ReceivedReview: receivedReview,
  ReviewedBarber: reviewableBooking.shape.barber,
  SavedCard: savedCard,
  Service: barbers.service,
  SimulatedCommission: simulatedSums,
  Session: session,
  SessionUser: sessionUser,
  BookingSettings: sectionForms.booking,
  VisitSettings: sectionForms.visits,
  StandingSettings: sectionForms.standing,
  ReferralSettings: sectionForms.referrals,
  SiteSettings: sectionForms.site,
  ShopChange: shopView.shape.change.unwrap(),
  ShopProfile: shopView,
  SignInAnswer: auth.signIn.output,
  StartedPayment: startedPayment,
  StoppedBookings: stopped,
  StorySection: story.shape.sections.element,
  Text: z.object({ en: z.string(), es: z.string() }),
  TimeSpan: storedSpans.element,
  TrailCheck: trailCheck,
}

// Inputs, before defaults are filled in.
export const inputNames = {
  Confirmation: confirmationByCard.omit({ id: true }),
  GuestDetails: guest,
  ClaimForm: claim,
  CommissionRuleForm: commissionRules.preview.input,
  DecisionForm: transfers.decide.input.omit({ id: true }),
  MoneyOrderForm: transfers.release.input.omit({ id: true }),
  EmailForm: z.object({ email: z.string().max(255) }),
  LinkForm: z.object({ token: z.string().min(1).max(100) }),
  RowIdsForm: z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
  ReasonForm: z.object({ reason }),
  ReviewDecisionForm: z.object({ reason, waitingSince }),
  ThresholdsForm: thresholds,
  PlaceForm: z.object({ place }),
  BookingRulesForm: bookingRules,
  FlagRulesForm: flagRules,
  ClientForm: clients.add.input,
  InvitedSignUpForm: signUpByLink,
  ReviewForm: reviewForm,
  ServiceForm: newService,
  SignInForm: signIn,
  SuspendForm: suspendForm,
  TimeSpanForm: span,
  WeekForm: week,
}
