// The notifications of the demo accounts, made from their own bookings and reviews.
import type { Db } from '#server/database/db.ts'
import type { Notifications } from '#server/database/tables.ts'
import { dateOf } from '#server/formats.ts'
import { planned } from './administration/commission.ts'
import { teamShops } from './barbers/team-shops.ts'
import { demoClient } from './clients.ts'
import { dayMs, hourMs, iso, type Clock } from './clock.ts'
import { admin, personId } from './people.ts'
import { insertRows } from './rows.ts'
import type { Review } from './bookings/reviews.ts'
import type { Visit } from './bookings/visits.ts'

type Notice = {
  type: Notifications['type']
  title: string
  message: string
  actionUrl: string
  event: string
  at: number
  data?: Record<string, string | number>
}
type News = { visits: Visit[]; reviews: Review[]; clock: Clock }
type Invoice = Awaited<ReturnType<typeof listNewestInvoices>>[number]

const unreadForMs = 2 * dayMs
const [demoShop] = teamShops
const barberEmail = demoShop?.email ?? ''
const employeeEmail = demoShop?.team?.[0]?.email ?? ''

export async function writeNotices(db: Db, news: News) {
  const invoices = await listNewestInvoices(db)
  await insertRows(db, 'notifications', [
    ...rowsFor(demoClient.email, [...clientNotices(news), ...invoices.map(invoiceNotice)], news),
    ...rowsFor(
      barberEmail,
      [...providerNotices(barberEmail, barberTabs, news), commissionNotice(news.clock)],
      news,
    ),
    ...rowsFor(employeeEmail, providerNotices(employeeEmail, employeeTabs, news), news),
    ...rowsFor(admin.email, adminNotices(news), news),
  ])
}

function rowsFor(email: string, notices: Notice[], { clock }: News) {
  return notices.map(({ at, event, data, ...notice }) => ({
    ...notice,
    userId: personId(email),
    isRead: at < clock.nowMs - unreadForMs,
    notificationData: { event, ...data },
    createdAt: iso(at),
  }))
}

function clientNotices({ visits, reviews, clock: { nowMs } }: News): Notice[] {
  const mine = visits.filter(({ client }) => client?.email === demoClient.email)
  const came = mine.filter(({ completed }) => completed !== null)
  const isReviewed = (visit: Visit) => reviews.some(({ bookingId }) => bookingId === visit.id)
  const last = came.at(-1)
  return [
    ...mine.filter(({ startsAt }) => startsAt > nowMs).map(confirmation),
    ...(last && !isReviewed(last) ? [askForReview(last)] : []),
    {
      type: 'other',
      title: 'Give $5, get $5',
      message: 'Your friend Tyler joined with your code.',
      actionUrl: '/client/dashboard?tab=promotions',
      event: 'referral_joined',
      at: nowMs - dayMs,
    },
  ]
}

const confirmation = (visit: Visit): Notice => ({
  type: 'booking_confirmed',
  title: 'Appointment confirmed',
  message: `${visit.items[0]?.name} at ${visit.shop.business.shop}, ${whenIs(visit)}.`,
  actionUrl: '/client/dashboard?tab=bookings',
  event: 'booking_confirmed',
  at: visit.createdAt,
  data: { bookingNumber: visit.number },
})

const invoiceNotice = ({ id, number, shop, totalCents, issuedAt }: Invoice): Notice => ({
  type: 'invoice_generated',
  title: 'Your invoice is ready',
  message: `${shop}, ${dollars(totalCents)}.`,
  actionUrl: `/client/dashboard?tab=invoices&invoice=${id}`,
  event: 'invoice',
  at: Date.parse(issuedAt),
  data: { invoice_number: number, amount: totalCents / 100 },
})

function listNewestInvoices(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('bookings as k', 'k.id', 'i.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['i.id', 'i.invoiceNumber as number', 'b.shopName as shop', 'i.totalCents'])
    .select('i.issuedAt')
    .where('k.clientId', '=', personId(demoClient.email))
    .where('k.status', '=', 'completed')
    .where('i.correctsId', 'is', null)
    .orderBy('i.issuedAt', 'desc')
    .limit(3)
    .execute()
}

const askForReview = (visit: Visit): Notice => ({
  type: 'other',
  title: 'How was your cut?',
  message: `Tell others about your visit to ${visit.shop.business.shop}.`,
  actionUrl: '/client/dashboard?tab=reviews',
  event: 'review_request',
  at: completedAt(visit) + hourMs,
})

type Tabs = { bookings: string; earnings: string; reviews: string }
const barberTabs: Tabs = {
  bookings: '/barber/dashboard?tab=bookings',
  earnings: '/barber/dashboard?tab=earnings',
  reviews: '/barber/dashboard?tab=reviews',
}
const employeeTabs: Tabs = {
  bookings: '/employee/dashboard?tab=schedule',
  earnings: '/employee/dashboard?tab=earnings',
  reviews: '/employee/dashboard?tab=profile',
}

function providerNotices(email: string, tabs: Tabs, { visits, reviews, clock }: News): Notice[] {
  const id = personId(email)
  const mine = visits.filter(({ provider }) => provider.id === id)
  const ahead = mine.filter(({ startsAt }) => startsAt > clock.nowMs)
  const heard = reviews.filter(({ providerId, body }) => providerId === id && body !== '')
  return [
    ...ahead
      .filter(({ status }) => status === 'confirmed')
      .slice(-5)
      .map((visit) => newBooking(visit, tabs)),
    ...mine
      .filter(({ cancelled }) => cancelled && cancelled.by !== id)
      .slice(-2)
      .map((visit) => cancellation(visit, tabs)),
    ...mine
      .filter(({ tipCents }) => tipCents > 0)
      .slice(-2)
      .map((visit) => tip(visit, tabs)),
    ...heard.slice(-2).map(({ rating, body, createdAt }) => ({
      type: 'review_received' as const,
      title: `New review: ${rating} of 5`,
      message: body,
      actionUrl: tabs.reviews,
      event: 'review_received',
      at: Date.parse(createdAt),
    })),
  ]
}

// Of the rule that starts in two weeks.
function commissionNotice(clock: Clock): Notice {
  const { percent, before, from, madeDaysAgo } = planned
  const day = dateOf(iso(clock.at(from, 0)), 'America/Chicago', 'en')
  return {
    type: 'other',
    title: `Your commission changes on ${day}`,
    message: `Bookings that Kempt’s team makes for you: ${percent}% instead of ${before}%, from ${day}. Bookings made before then keep their commission.`,
    actionUrl: '/barber/dashboard?tab=earnings',
    event: 'account',
    at: clock.nowMs - madeDaysAgo * dayMs - hourMs,
  }
}

const newBooking = (visit: Visit, { bookings }: Tabs): Notice => ({
  type: 'booking_confirmed',
  title: 'New booking',
  message: `${nameOf(visit)} booked ${visit.items[0]?.name}, ${whenIs(visit)}.`,
  actionUrl: bookings,
  event: 'booking_created',
  at: visit.createdAt,
  data: { bookingNumber: visit.number },
})

const cancellation = (visit: Visit, { bookings }: Tabs): Notice => ({
  type: 'booking_cancelled',
  title: 'Appointment canceled',
  message: `${nameOf(visit)} canceled: ${visit.cancelled?.reason}.`,
  actionUrl: bookings,
  event: 'booking_cancelled',
  at: visit.cancelled?.at ?? visit.createdAt,
  data: { bookingNumber: visit.number },
})

const tip = (visit: Visit, { earnings }: Tabs): Notice => ({
  type: 'payment_received',
  title: 'You got a tip',
  message: `${nameOf(visit)} left ${dollars(visit.tipCents)}.`,
  actionUrl: earnings,
  event: 'tip_received',
  at: completedAt(visit),
  data: { bookingNumber: visit.number },
})

function adminNotices({ clock }: News): Notice[] {
  return [
    {
      type: 'support_ticket',
      title: 'New support ticket',
      message: 'I was charged twice for one tip.',
      actionUrl: '/admin/support',
      event: 'ticket_created',
      at: clock.nowMs - 3 * hourMs,
    },
    {
      type: 'other',
      title: 'A barber is waiting for approval',
      message: 'Spring Shadows Barbers, Nestor Aguilar.',
      actionUrl: '/admin/dashboard?tab=barbers',
      event: 'barber_submitted',
      at: clock.nowMs - 7 * hourMs,
    },
    {
      type: 'other',
      title: 'Badges awarded',
      message: 'This week’s badges are out.',
      actionUrl: '/admin/badges',
      event: 'badges_awarded',
      at: clock.lastBadgeRun().epochMilliseconds,
    },
  ]
}

const completedAt = ({ completed, endsAt }: Visit) => completed?.at ?? endsAt
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const nameOf = ({ client, guest }: Visit) => client?.name ?? guest?.name ?? 'A guest'

const when = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const whenIs = ({ startsAt }: Visit) => when.format(startsAt)
