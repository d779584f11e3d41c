// The calls that touch an owned row, and who may make them: others must not learn that the row
// exists. A call with a second id has a row for it as well, `desk.create serviceIds`, in which
// everything else belongs to the actor.
import { isoOf } from '#server/shop-clock.ts'
import { as } from '#tests/world.ts'
import { objects, within } from './objects.ts'
import { people, seat, sideA, type Side, type Who } from './people.ts'
import type { Row } from './row.ts'
import { adminRows } from './admin-rows.ts'
import { disputeRows } from './dispute-rows.ts'
import { messageRows } from './message-rows.ts'
import { moneyRows } from './money-rows.ts'
import { supportRows } from './support-rows.ts'
import { actsOnBooking, knowsBooking, readers, seesBooking } from './admins.ts'

const shop = ['barberA'] as const
const team = ['barberA', 'employeeA'] as const
const holder = ['clientA'] as const
const nobody = [] as const

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
const changed = { ...seat, isBookable: false, timeOffNeedsApproval: true }
const fade = { category: 'Fades', name: 'Fade', price: 30, durationMinutes: 30 }
const person = { name: 'Known Client', phone: '(713) 555-0188' }
const week = Array.from({ length: 7 }, () => [{ opensMinutes: 600, closesMinutes: 660 }])
const dayOff = {
  firstDate: '2098-01-02',
  lastDate: '2098-01-02',
  isAllDay: true,
  fromTime: '',
  toTime: '',
  reason: '',
}

let visits = 0

// Assigned to the actor, for actions in their own shop.
const newVisit = (side: Side, who: Who) => ({
  isWalkIn: false,
  name: 'Walt Walker',
  phone: null,
  email: null,
  serviceIds: side.shop.services,
  memberId: people[who]?.id,
  startsAt: isoOf(Math.floor(Date.now() / 3_600_000) * 60 + 100 * 1440 + 40 * visits++),
  note: '',
  isOutsideHours: true,
})

const withItsOwn = (key: string) => (_: Side, __: Who, id: string) => ({ [key]: within.get(id) })

export const rows: Record<string, Row> = {
  ...messageRows,
  ...adminRows,
  ...moneyRows,
  ...disputeRows,
  ...supportRows,
  'account.endSession': { object: 'session', may: holder },
  'appeals.open': {
    object: 'missedBooking',
    may: holder,
    knows: knowsBooking,
    input: { kind: 'was_there', message: 'I was there' },
  },
  'bookings.slots moving': {
    object: 'soonBooking',
    as: 'moving',
    may: seesBooking,
    isPassedOver: true,
    input: (_: Side, __: Who, id: string) => ({
      profileId: sideA.shop.id,
      services: sideA.shop.services[0],
      professionalId: within.get(id),
    }),
  },
  'bookings.release': { object: 'held', may: holder },
  'bookings.guestCode': { object: 'held', may: holder, input: { email: 'ana@example.com' } },
  'bookings.confirm': { object: 'held', may: holder, input: { note: '' } },
  'bookings.read': { object: 'booking', may: seesBooking },
  'bookings.alternatives': { object: 'booking', may: holder },
  'bookings.move': {
    object: 'booking',
    may: actsOnBooking,
    knows: ['finance'],
    input: { move: 'cancel', version, reason: 'Ill' },
  },
  'bookings.reschedule': {
    object: 'booking',
    may: actsOnBooking,
    knows: ['finance'],
    input: { startsAt, version },
  },
  'bookings.reschedule professionalId': {
    object: 'memberUser',
    as: 'professionalId',
    may: ['clientA', 'barberA'],
    isPassedOver: true,
    input: async (side) => ({ id: await objects.booking(side), startsAt, version }),
  },
  'bookings.propose': {
    object: 'booking',
    may: actsOnBooking,
    knows: ['finance'],
    input: { startsAt, version },
  },
  'bookings.answerProposal': {
    object: 'booking',
    may: actsOnBooking,
    knows: ['finance'],
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
  'clients.removeNote': { object: 'clientWithNote', may: shop, input: withItsOwn('noteId') },
  'clients.removeNote noteId': {
    object: 'note',
    as: 'noteId',
    may: nobody,
    input: async (side) => ({ id: await objects.client(side) }),
  },
  'clients.removePhoto': { object: 'clientWithPhoto', may: shop, input: withItsOwn('photoId') },
  'clients.removePhoto photoId': {
    object: 'clientPhoto',
    as: 'photoId',
    may: nobody,
    input: async (side) => ({ id: await objects.client(side) }),
  },
  'desk.create': { object: 'memberUser', as: 'memberId', may: shop, input: newVisit },
  'desk.create serviceIds': { object: 'service', as: 'serviceIds', may: team, input: newVisit },
  'desk.create clientRecordId': {
    object: 'client',
    as: 'clientRecordId',
    may: shop,
    input: newVisit,
  },
  'desk.visit': { object: 'booking', may: team },
  'desk.finish': {
    object: 'booking',
    may: team,
    input: ({ shop }: Side) => ({
      version,
      items: [{ serviceId: shop.services[0], priceCents: 3000 }],
    }),
  },
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
  'hours.takeTimeOff': { object: 'member', as: 'memberId', may: shop, input: dayOff },
  'hours.preview': { object: 'member', as: 'memberId', may: shop },
  'hours.removeTimeOff': { object: 'timeOff', may: ['employeeA'] },
  'hours.removeTimeOff id': {
    object: 'timeOff',
    may: team,
    input: ({ member }: Side) => ({ memberId: member.id }),
  },
  'hours.removeTimeOff memberId': {
    object: 'memberAway',
    as: 'memberId',
    may: shop,
    input: withItsOwn('id'),
  },
  'hours.answerRequest': { object: 'timeOffRequest', may: shop, input: { isApproved: false } },
  'hours.withdrawRequest': { object: 'timeOffRequest', may: ['employeeA'] },
  'notifications.list': { object: 'notification', as: 'after', may: holder, isPassedOver: true },
  'notifications.read': { object: 'notification', may: holder },
  'portfolio.save': {
    object: 'portfolioItem',
    may: shop,
    input: { caption: 'x', serviceId: null, hasConsent: true },
  },
  'portfolio.save serviceId': {
    object: 'service',
    as: 'serviceId',
    may: shop,
    input: async (side) => ({ id: await objects.portfolioItem(side) }),
  },
  'portfolio.order': {
    object: 'portfolioItem',
    as: 'ids',
    may: shop,
    isPassedOver: true,
    keeps: async () => (await as(sideA.shop.barber).portfolio.own({ place: 'barber' })).items,
  },
  'portfolio.remove': { object: 'portfolioItem', may: shop },
  'portfolio.removeBefore': { object: 'portfolioItem', may: shop },
  'reviews.write': { object: 'doneBooking', as: 'bookingId', may: holder, input: stars },
  'reviews.edit': { object: 'review', may: holder, input: stars },
  'reviews.remove': { object: 'review', may: holder },
  'reviews.removePhoto': { object: 'reviewWithPhoto', may: holder, input: withItsOwn('photoId') },
  'reviews.removePhoto photoId': {
    object: 'reviewPhoto',
    as: 'photoId',
    may: nobody,
    input: async (side) => ({ id: await objects.review(side) }),
  },
  'reviews.reply': { object: 'review', may: team, input: { reply: 'Thank you' } },
  'reviews.report': { object: 'review', may: team, input: { reason: 'spam', note: '' } },
  'reviews.pin': { object: 'review', may: shop, input: { isPinned: true } },
  'rpc.hasRole': {
    object: 'person',
    as: '_user_id',
    may: readers,
    isPassedOver: true,
    input: { _role: 'client' },
  },
  'services.create': { object: 'member', as: 'memberIds', may: shop, input: fade },
  'services.update': { object: 'service', may: shop, input: fade },
  'services.update memberIds': {
    object: 'member',
    as: 'memberIds',
    may: shop,
    input: async (side) => ({ ...fade, id: await objects.service(side) }),
  },
  'services.reorder': { object: 'service', as: 'ids', may: shop },
  'services.setActive': { object: 'service', may: shop, input: { isActive: false } },
  'team.invite': {
    object: 'service',
    as: 'serviceIds',
    may: shop,
    input: { ...seat, email: 'new@example.com' },
  },
  'team.resend': { object: 'invitation', may: shop },
  'team.revoke': { object: 'invitation', may: shop },
  'team.change': { object: 'member', may: shop, input: { ...changed, serviceIds: [] } },
  'team.change serviceIds': {
    object: 'service',
    as: 'serviceIds',
    may: shop,
    input: async (side) => ({ ...changed, id: await objects.member(side) }),
  },
  'team.checkLicense': { object: 'member', may: shop, input: { isChecked: false } },
  'team.upcoming': { object: 'member', may: shop },
  'team.upcoming toUserId': {
    object: 'memberUser',
    as: 'toUserId',
    may: shop,
    isPassedOver: true,
    input: async (side) => ({ id: await objects.memberWithBooking(side) }),
  },
  'team.deactivate': { object: 'member', may: shop, input: { way: 'finish' } },
  'team.deactivate toUserId': {
    object: 'memberUser',
    as: 'toUserId',
    may: shop,
    isPassedOver: true,
    input: async (side) => ({ id: await objects.memberWithBooking(side), way: 'reassign' }),
  },
  'team.keep': { object: 'member', may: shop },
  'afterBooking.attend': { object: 'booking', may: holder, knows: knowsBooking },
  'afterBooking.tip': {
    object: 'doneBooking',
    may: holder,
    knows: knowsBooking,
    input: { tipCents: 500 },
  },
  'afterBooking.answerPrice': {
    object: 'doneBooking',
    may: holder,
    knows: knowsBooking,
    input: { isAccepted: true },
  },
  'afterBooking.notHappened': { object: 'doneBooking', may: holder, knows: knowsBooking },
  'afterBooking.answerFlag': {
    object: 'doneBooking',
    may: team,
    input: { didHappen: true, note: 'It did' },
  },
  'waitlist.leave': { object: 'wait', may: holder },
}
