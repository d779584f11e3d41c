// Which calls touch something that belongs to someone, and who may: everyone else must not even
// learn that it exists.
import type { Who } from './objects.ts'
import { clientOfNote, objects, shopA } from './objects.ts'

type Row = {
  object: keyof typeof objects
  may: readonly Who[]
  // They see it and may not do this to it.
  knows?: readonly Who[]
  // Beside the id, which goes under the name of `as`.
  input?: object
  as?: string
  // Where the id stands somewhere else in what is sent.
  inputOf?: (id: string) => object
}

const shop = ['barberA'] as const
const team = ['barberA', 'employeeA'] as const
const parties = ['clientA', 'barberA', 'employeeA', 'admin'] as const
const staff = ['barberA', 'employeeA', 'admin'] as const
const holder = ['clientA'] as const

const version = 1
const startsAt = '2099-06-01T15:00:00Z'
const stars = {
  rating: 4,
  text: 'Good',
  cut: null,
  cleanliness: null,
  punctuality: null,
  value: null,
}
const seat = {
  permissionLevel: 'self',
  seesContacts: false,
  givesDiscounts: false,
  givesRefunds: false,
  seesReports: false,
  compensation: { kind: 'commission_percent', percent: 50 },
  serviceIds: [],
}
const fade = { category: 'Fades', name: 'Fade', price: 30, durationMinutes: 30 }
const person = { name: 'Known Client', phone: '(713) 555-0188' }
const week = Array.from({ length: 7 }, () => [{ opensMinutes: 600, closesMinutes: 660 }])
const period = { from: '2026-11-01', to: '2026-11-15' }

export const rows: Record<string, Row> = {
  'account.endSession': { object: 'session', may: holder },
  'appeals.open': {
    object: 'missedVisit',
    may: holder,
    knows: staff,
    input: { kind: 'was_there', message: 'I was there' },
  },
  'bookings.release': { object: 'held', may: holder },
  'bookings.guestCode': { object: 'held', may: holder, input: { email: 'ana@example.com' } },
  'bookings.confirm': { object: 'held', may: holder, input: { note: '' } },
  'bookings.read': { object: 'booking', may: parties },
  'bookings.move': {
    object: 'booking',
    may: parties,
    input: { move: 'cancel', version, reason: 'Ill' },
  },
  'bookings.reschedule': { object: 'booking', may: parties, input: { startsAt, version } },
  'bookings.propose': { object: 'booking', may: parties, input: { startsAt, version } },
  'bookings.answerProposal': {
    object: 'booking',
    may: parties,
    input: { isAccepted: true, version },
  },
  'clients.read': { object: 'client', may: shop },
  'clients.edit': { object: 'client', may: shop, input: person },
  'clients.setTags': { object: 'client', may: shop, input: { tags: ['vip'] } },
  'clients.setPreferences': { object: 'client', may: shop, input: { preferences: 'Number two' } },
  'clients.addNote': { object: 'client', may: shop, input: { body: 'Talks football' } },
  'clients.block': { object: 'client', may: shop, input: { reason: '' } },
  'clients.unblock': { object: 'client', may: shop },
  'clients.remove': { object: 'client', may: shop },
  'clients.removeNote': {
    object: 'note',
    may: shop,
    inputOf: (noteId) => ({ id: clientOfNote.get(noteId) ?? noteId, noteId }),
  },
  'desk.create': {
    object: 'memberUser',
    may: shop,
    inputOf: (memberId) => ({
      isWalkIn: false,
      name: 'Walt Walker',
      phone: null,
      email: null,
      serviceIds: shopA.services,
      memberId,
      startsAt: '2027-03-01T18:00:00Z',
      note: '',
      isOutsideHours: true,
    }),
  },
  'desk.visit': { object: 'booking', may: team },
  'desk.finish': { object: 'booking', may: shop, input: { version, totalCents: 3000 } },
  'desk.late': { object: 'booking', may: team, input: { minutes: 10 } },
  'hours.read': { object: 'member', as: 'memberId', may: shop },
  'hours.saveWeek': { object: 'member', as: 'memberId', may: shop, input: { week } },
  'hours.saveDate': {
    object: 'member',
    as: 'memberId',
    may: shop,
    input: { date: '2099-01-02', spans: [] },
  },
  'hours.clearDate': {
    object: 'memberWithDay',
    as: 'memberId',
    may: shop,
    input: { date: '2099-01-02' },
  },
  'hours.takeTimeOff': {
    object: 'member',
    as: 'memberId',
    may: shop,
    input: {
      firstDate: '2098-01-02',
      lastDate: '2098-01-02',
      isAllDay: true,
      fromTime: '',
      toTime: '',
      reason: '',
    },
  },
  'hours.preview': { object: 'member', as: 'memberId', may: shop },
  'hours.removeTimeOff': { object: 'timeOff', may: ['employeeA'] },
  'hours.answerRequest': { object: 'timeOffRequest', may: shop, input: { isApproved: false } },
  'hours.withdrawRequest': { object: 'timeOffRequest', may: ['employeeA'] },
  'notifications.read': { object: 'notification', may: holder },
  'portfolio.save': {
    object: 'portfolioItem',
    may: shop,
    input: { caption: 'x', serviceId: null, hasConsent: true },
  },
  'portfolio.remove': { object: 'portfolioItem', may: shop },
  'portfolio.removeBefore': { object: 'portfolioItem', may: shop },
  'reviews.write': { object: 'doneVisit', as: 'bookingId', may: holder, input: stars },
  'reviews.edit': { object: 'review', may: holder, input: stars },
  'reviews.remove': { object: 'review', may: holder },
  'reviews.reply': { object: 'review', may: team, input: { reply: 'Thank you' } },
  'reviews.report': { object: 'review', may: team, input: { reason: 'spam', note: '' } },
  'reviews.pin': { object: 'review', may: shop, input: { isPinned: true } },
  'services.create': {
    object: 'member',
    may: shop,
    inputOf: (memberId) => ({ ...fade, memberIds: [memberId] }),
  },
  'services.update': { object: 'service', may: shop, input: fade },
  'services.setActive': { object: 'service', may: shop, input: { isActive: false } },
  'team.invite': {
    object: 'service',
    may: shop,
    inputOf: (serviceId) => ({ ...seat, email: 'new@example.com', serviceIds: [serviceId] }),
  },
  'team.resend': { object: 'invitation', may: shop },
  'team.revoke': { object: 'invitation', may: shop },
  'team.change': {
    object: 'member',
    may: shop,
    input: { ...seat, isBookable: false, timeOffNeedsApproval: true },
  },
  'team.checkLicense': { object: 'member', may: shop, input: { isChecked: false } },
  'team.upcoming': { object: 'member', may: shop },
  'team.deactivate': { object: 'member', may: shop, input: { way: 'finish' } },
  'team.keep': { object: 'member', may: shop },
  'team.earnings': { object: 'member', may: shop, input: period },
  'team.markPaid': { object: 'member', may: shop, input: { ...period, amountCents: 100 } },
  'visits.attend': { object: 'booking', may: holder, knows: staff },
  'visits.tip': { object: 'doneVisit', may: holder, knows: staff, input: { tipCents: 500 } },
  'visits.answerFlag': {
    object: 'doneVisit',
    may: team,
    input: { didHappen: true, note: 'It did' },
  },
  'waitlist.leave': { object: 'wait', may: holder },
}

// Calls with an id that is no secret or that only administrators are let near.
export const open: Record<string, string> = {
  'barbers.profile': 'public page',
  'barbers.reviews': 'public page',
  'barbers.portfolio': 'public page',
  'barbers.similar': 'public page',
  'bookings.slots': 'public page',
  'bookings.hold': 'public page',
  'favorites.add': 'public page',
  'favorites.remove': 'one’s own list',
  'favorites.merge': 'one’s own list',
  'favorites.cards': 'public page',
  'footfall.look': 'public page',
  'functions.processReferralSignup': 'the id is not believed',
  'search.card': 'public page',
  'waitlist.join': 'public page',
  ...Object.fromEntries(
    ['approve', 'read', 'requestChanges', 'reject', 'suspend', 'restore'].map((name) => [
      `approvals.${name}`,
      'administrators',
    ]),
  ),
  'appeals.answer': 'administrators',
  'people.suspend': 'administrators',
  'people.restore': 'administrators',
  'people.grantRole': 'administrators',
  'people.revokeRole': 'administrators',
}

// Ids that count only within something else, which is checked first.
export const lists: Record<string, string> = {
  'clients.removePhoto': 'photoId',
  'desk.blockTime': 'memberId',
  'desk.unblock': 'memberId',
  'reviews.removePhoto': 'photoId',
  'portfolio.order': 'ids',
  'services.reorder': 'ids',
}
