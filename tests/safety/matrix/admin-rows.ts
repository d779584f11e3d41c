// Calls of administrators on one row.
import { randomUUID } from 'node:crypto'
import { noGrantLost, noneLost, noneStopped } from '#tests/acting.ts'
import { list } from '#tests/listing.ts'
import { helpers, operators, owners, readers } from './admins.ts'
import { people } from './people.ts'
import { cityLike, versionOfVisits } from './admin-objects.ts'
import type { Row } from './row.ts'

const input = { reason: 'A complaint' }
const credit = { method: 'credit', chargedTo: 'platform', cause: 'goodwill', amountCents: 100 }
const waitingSince = '2026-11-01T15:00:00Z'
const erased = { bookings: 0, reviews: 0, balanceCents: 0, heldCents: 0, creditCents: 0 }
const suspension = { ...input, agreed: noneStopped }
const anotherListing = async () => ({ intoId: (await list('The one that stays')).id })
const agreed = {
  bookings: 0,
  upcoming: 0,
  clients: 0,
  sameClients: 0,
  reviews: 0,
  favorites: 0,
  waiting: 0,
  sameServices: 1,
  otherServices: 0,
  portfolio: 0,
  offers: 0,
  rules: 0,
  badges: 0,
}

export const adminRows: Record<string, Row> = {
  'adminBookings.trail': { object: 'booking', may: readers },
  'bookingDesk.read': { object: 'booking', may: readers },
  'bookingDesk.previewMove': { object: 'booking', may: helpers, input: { move: 'cancel' } },
  'bookingDesk.reschedule': {
    object: 'booking',
    may: helpers,
    input: { startsAt: '2099-06-01T15:00:00Z', professionalId: null, version: 0, ...input },
  },
  'bookingDesk.sendLink': { object: 'booking', may: helpers, input: { kind: 'manage', ...input } },
  'followUps.assign': {
    object: 'booking',
    may: helpers,
    input: () => ({ assigneeId: people.admin.id, note: 'Call the shop', dueOn: null }),
  },
  'followUps.finish': { object: 'followUp', may: helpers },
  'problemReports.read': { object: 'problemReport', may: helpers },
  'problemReports.preview': {
    object: 'problemReport',
    may: helpers,
    input: { outcome: 'happened' },
  },
  'problemReports.decide': {
    object: 'problemReport',
    may: helpers,
    input: { outcome: 'happened', ...input },
  },
  'commissionClaims.read': { object: 'commissionClaim', may: ['admin', 'operations', 'finance'] },
  'commissionClaims.decide': {
    object: 'commissionClaim',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input: { isAccepted: true, ...input },
  },
  'commissionRules.rule': { object: 'commissionRule', may: ['admin', 'operations', 'finance'] },
  'commissionRules.previewWithdraw': {
    object: 'commissionRule',
    may: ['admin', 'operations', 'finance'],
  },
  'commissionRules.withdraw': {
    object: 'commissionRule',
    may: ['admin', 'finance'],
    input,
  },
  'commissionRules.preview': {
    object: 'listing',
    as: 'profileId',
    may: ['admin', 'operations', 'finance'],
    input: { percent: 5 },
  },
  'commissionRules.create': {
    object: 'listing',
    as: 'profileId',
    may: ['admin', 'finance'],
    input: { percent: 5, ...input },
  },
  'commissionRules.list': {
    object: 'listing',
    as: 'barber',
    may: ['admin', 'operations', 'finance'],
    isPassedOver: true,
  },
  'commissionRules.simulate': {
    object: 'listing',
    as: 'barber',
    may: ['admin', 'operations', 'finance'],
  },
  'platformOffers.offer': {
    object: 'platformOffer',
    may: ['admin', 'operations', 'finance', 'analyst'],
  },
  'platformOffers.change': {
    object: 'platformOffer',
    may: ['admin', 'finance'],
    knows: ['operations', 'analyst'],
    input: { name: 'Changed', kind: 'first_visit', percent: 10, budget: 50, version: 0, ...input },
  },
  'platformOffers.setState': {
    object: 'platformOffer',
    may: ['admin', 'finance'],
    knows: ['operations', 'analyst'],
    input: { state: 'paused', ...input },
  },
  'referralDesk.referral': { object: 'referral', may: ['admin', 'operations', 'finance'] },
  'referralDesk.decide': {
    object: 'referral',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input: { isAllowed: false, ...input },
  },
  'transfers.run': {
    object: 'payableBarber',
    as: 'barberId',
    may: ['admin', 'finance'],
    input: () => ({ requestId: randomUUID(), ...input }),
  },
  'transfers.hold': { object: 'payableBarber', may: ['admin', 'finance'], input },
  'transfers.release': {
    object: 'heldBarber',
    may: ['admin', 'finance'],
    input: () => ({ requestId: randomUUID(), ...input }),
  },
  'transfers.adjust': {
    object: 'payableBarber',
    may: ['admin', 'finance'],
    input: () => ({ requestId: randomUUID(), amountCents: 100, ...input }),
  },
  'transfers.retry': {
    object: 'failedPayout',
    may: ['admin', 'finance'],
    input: () => ({ requestId: randomUUID(), ...input }),
  },
  'transfers.decide': {
    object: 'moneyOrder',
    may: ['admin', 'finance'],
    input: { isApproved: true, ...input },
  },
  'refunds.read': { object: 'refundRequest', may: ['admin', 'operations', 'finance'] },
  'refunds.open': { object: 'doneBooking', may: ['admin', 'operations', 'finance'] },
  'refunds.preview': {
    object: 'doneBooking',
    as: 'bookingId',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input: credit,
  },
  'refunds.give': {
    object: 'doneBooking',
    as: 'bookingId',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input: () => ({ ...credit, requestId: randomUUID(), ...input }),
  },
  'wallet.give': {
    object: 'person',
    may: ['admin', 'finance'],
    input: () => ({ requestId: randomUUID(), amountCents: 100, ...input }),
  },
  'refunds.decide': {
    object: 'refundRequest',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input: { isApproved: true, ...input },
  },
  'refunds.retry': {
    object: 'failedRefund',
    may: ['admin', 'operations', 'finance'],
    input,
  },
  'refunds.credit': {
    object: 'failedRefund',
    may: ['admin', 'finance'],
    knows: ['operations'],
    input,
  },
  'adminCities.save': {
    object: 'city',
    may: owners,
    input: (_side, _who, id) => ({ ...cityLike(id), version: 0, ...input }),
  },
  'adminGrants.previewRevoke': { object: 'adminGrant', may: owners },
  'adminGrants.revoke': {
    object: 'adminGrant',
    may: owners,
    input: { ...input, agreed: noGrantLost },
  },
  'adminGrants.resend': { object: 'adminInvitation', may: owners, input },
  'adminGrants.withdraw': { object: 'adminInvitation', may: owners, input },
  'adminPeople.read': { object: 'person', may: readers },
  'adminPeople.sendReset': { object: 'person', may: helpers, input },
  'adminSettings.history': {
    object: 'city',
    as: 'subject',
    may: ['admin', 'operations', 'finance'],
  },
  'adminSettings.restore': {
    object: 'settingsVersion',
    may: owners,
    input: async () => ({ version: await versionOfVisits(), ...input }),
  },
  'adminPeople.previewErase': { object: 'person', may: owners },
  'adminPeople.erase': {
    object: 'person',
    may: owners,
    input: { name: 'client', ...input, agreed: { ...noneStopped, ...erased } },
  },
  'adminPeople.keep': { object: 'personToErase', may: owners, input },
  'appeals.preview': { object: 'appeal', may: helpers },
  'appeals.answer': { object: 'appeal', may: helpers, input: { isAccepted: true, ...input } },
  'approvals.read': { object: 'listing', may: readers },
  'approvals.approve': { object: 'listing', may: operators, input: { ...input, waitingSince } },
  'approvals.requestChanges': {
    object: 'listing',
    may: operators,
    input: { waitingSince, reasons: { license: 'The photo is blurred.' } },
  },
  'approvals.reject': { object: 'listing', may: operators, input: { ...input, waitingSince } },
  'approvals.previewSuspend': { object: 'listing', may: operators },
  'approvals.suspend': { object: 'listing', may: operators, input: suspension },
  'approvals.restore': { object: 'listing', may: operators, input },
  'approvals.reopen': { object: 'listing', may: operators, input },
  'approvals.askForLicense': { object: 'listing', may: operators, input },
  'badges.award': { object: 'badge', may: operators },
  'badges.revoke': { object: 'badge', may: operators, input },
  'badges.restore': { object: 'revokedBadge', may: operators, input },
  'bulkRuns.read': { object: 'bulkRun', may: owners },
  'featured.pin': {
    object: 'pinnedListing',
    may: operators,
    input: { startsOn: '2099-01-05', endsOn: '2099-01-07', ...input },
  },
  'featured.unpin': { object: 'pinnedListing', may: operators, input },
  'merging.preview': { object: 'listing', may: operators, input: anotherListing },
  'merging.merge': {
    object: 'listing',
    may: operators,
    input: async () => ({ ...(await anotherListing()), ...input, agreed }),
  },
  'savedViews.change': {
    object: 'sharedView',
    may: owners,
    knows: ['operations', 'support', 'finance'],
    input: (_side, _who, viewId) => ({ name: `Renamed ${viewId.slice(-12)}`, isShared: true }),
  },
  'savedViews.moveFirst': {
    object: 'sharedView',
    may: owners,
    knows: ['operations', 'support', 'finance'],
  },
  'savedViews.remove': {
    object: 'sharedView',
    may: owners,
    knows: ['operations', 'support', 'finance'],
  },
  'reliability.close': { object: 'reliabilityReview', may: operators, input },
  'userAdmin.previewSuspend': { object: 'person', may: operators },
  'userAdmin.previewRevoke': { object: 'person', may: owners, input: { role: 'client' } },
  'userAdmin.suspend': { object: 'person', may: operators, input: suspension },
  'userAdmin.restore': { object: 'person', may: operators, input },
  'userAdmin.grantRole': { object: 'person', may: owners, input: { role: 'barber', ...input } },
  'userAdmin.revokeRole': {
    object: 'person',
    may: owners,
    input: { role: 'client', ...input, agreed: noneLost },
  },
}
