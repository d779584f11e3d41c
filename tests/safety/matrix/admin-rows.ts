// Calls of administrators on one row.
import { helpers, operators, owners, readers } from './admins.ts'
import { people } from './people.ts'
import type { Row } from './row.ts'

const input = { reason: 'A complaint' }

export const adminRows: Record<string, Row> = {
  'adminBookings.trail': { object: 'booking', may: readers },
  'bookingDesk.read': { object: 'booking', may: readers },
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
  'problemReports.decide': {
    object: 'problemReport',
    may: helpers,
    input: { didHappen: true, ...input },
  },
  'adminGrants.revoke': { object: 'adminGrant', may: owners, input },
  'adminGrants.withdraw': { object: 'adminInvitation', may: owners, input },
  'adminPeople.read': { object: 'person', may: readers },
  'adminPeople.sendReset': { object: 'person', may: helpers, input },
  'appeals.answer': { object: 'appeal', may: helpers, input: { isAccepted: true, ...input } },
  'approvals.read': { object: 'listing', may: readers },
  'approvals.approve': { object: 'listing', may: operators, input },
  'approvals.requestChanges': {
    object: 'listing',
    may: operators,
    input: { reasons: { license: 'The photo is blurred.' } },
  },
  'approvals.reject': { object: 'listing', may: operators, input },
  'approvals.previewSuspend': { object: 'listing', may: operators },
  'approvals.suspend': { object: 'listing', may: operators, input },
  'approvals.restore': { object: 'listing', may: operators, input },
  'reliability.close': { object: 'reliabilityReview', may: operators, input },
  'userAdmin.previewSuspend': { object: 'person', may: operators },
  'userAdmin.previewRevoke': { object: 'person', may: owners, input: { role: 'client' } },
  'userAdmin.suspend': { object: 'person', may: operators, input },
  'userAdmin.restore': { object: 'person', may: operators, input },
  'userAdmin.grantRole': { object: 'person', may: owners, input: { role: 'barber', ...input } },
  'userAdmin.revokeRole': { object: 'person', may: owners, input: { role: 'client', ...input } },
}
