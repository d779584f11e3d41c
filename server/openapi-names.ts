// Names of the shapes that the API document uses more than once. A shape is found by what it looks
// like, so these need not be the very schemas that the calls use.
import * as z from 'zod'
import { profile } from '#contract/account.ts'
import { days, figures } from '#contract/analytics.ts'
import { auth, session, sessionUser, signIn } from '#contract/auth.ts'
import * as barbers from '#contract/barbers.ts'
import { booking } from '#contract/bookings.ts'
import { clientRecord, clientRow, clients } from '#contract/clients.ts'
import { compensation } from '#contract/compensation.ts'
import { completedVisit } from '#contract/completion.ts'
import { link } from '#contract/content-fields.ts'
import { hair } from '#contract/hair-profile.ts'
import { bookingItem, policy, professional, slots } from '#contract/holds.ts'
import { bookingRules, conflict, saved } from '#contract/hours.ts'
import { story } from '#contract/info.ts'
import { notifications, notificationTypes } from '#contract/notifications.ts'
import { overview } from '#contract/overview.ts'
import { policies } from '#contract/policies.ts'
import { portfolio } from '#contract/portfolio.ts'
import { ownReview, receivedReview, reviewableVisit, reviewForm } from '#contract/reviews.ts'
import { foundBarber } from '#contract/search.ts'
import { newService } from '#contract/services.ts'
import { lacks, setupDraft, setupState } from '#contract/setup.ts'
import { shopView } from '#contract/shop.ts'
import { platformFigures } from '#contract/stats.ts'
import { earnings, invitation, license, openHours, team } from '#contract/team.ts'
import { span, storedSpans, week } from '#contract/week.ts'

const { shape: bookingShape } = booking
const { shape: shopOverview } = overview.shop.output

export const outputNames = {
  Account: profile,
  Badge: barbers.badge,
  BarberCard: barbers.barberCard,
  BarberProfile: barbers.barberProfile,
  Booking: booking,
  BookingAppeal: bookingShape.appeal.unwrap(),
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
  Earnings: earnings,
  Figures: figures,
  FinishedBooking: completedVisit,
  FoundBarber: foundBarber,
  HairProfile: hair,
  HoursSaved: saved,
  Invitation: invitation,
  License: license,
  Link: link,
  ListingApplication: setupState,
  ListingDraft: setupDraft,
  ListingGap: z.enum(lacks),
  MemberBooking: team.deactivate.output.shape.left.element,
  NotificationPreference: notifications.preferences.output.element,
  NotificationType: z.enum(notificationTypes),
  OpeningHours: barbers.openingHours,
  OpenHours: openHours,
  OpenWindow: barbers.openingHours.shape.days.element.shape.windows.element,
  OwnPolicies: policies.read.output,
  OwnReview: ownReview,
  Period: days,
  PlatformFigure: platformFigures.shape.barbers,
  PortfolioEntry: portfolio.save.output,
  PortfolioPhoto: barbers.portfolioItem,
  Provider: professional,
  ProviderCard: barbers.provider,
  QuietHours: notifications.quietHours.output,
  ReceivedReview: receivedReview,
  ReviewedBarber: reviewableVisit.shape.barber,
  Service: barbers.service,
  Session: session,
  SessionUser: sessionUser,
  ShopChange: shopView.shape.change.unwrap(),
  ShopProfile: shopView,
  SignInAnswer: auth.signIn.output,
  StorySection: story.shape.sections.element,
  Text: z.object({ en: z.string(), es: z.string() }),
  TimeSpan: storedSpans.element,
}

// What is sent, before defaults are filled in.
export const inputNames = {
  BookingRulesForm: bookingRules,
  ClientForm: clients.add.input,
  ReviewForm: reviewForm,
  ServiceForm: newService,
  SignInForm: signIn,
  TimeSpanForm: span,
  WeekForm: week,
}
