// Routes outside the contract table, most of them for files, that touch an owned row.
import { helpers, owners, readers, seesBooking, seesMoney } from './admins.ts'
import { disputeRoutes } from './dispute-rows.ts'
import { fileOf } from './support-objects.ts'
import { messageRoutes } from './message-rows.ts'
import type { Row } from './row.ts'

const shop = ['barberA'] as const

export const routes: Record<string, Row> = {
  ...disputeRoutes,
  'GET /api/bookings/:id/calendar.ics': { object: 'booking', may: seesBooking },
  'GET /api/bookings/:id/hair-photo': { object: 'hairBooking', may: ['barberA', 'employeeA'] },
  'GET /api/client-photos/:id': { object: 'clientPhoto', may: shop },
  'GET /api/invoices/:id/pdf': { object: 'invoice', may: ['clientA', 'barberA', ...seesMoney] },
  ...messageRoutes,
  'GET /api/setup/license-pictures/:name': {
    object: 'licensePicture',
    as: 'name',
    may: ['barberA', ...readers],
  },
  'GET /api/support/tickets/:id/files/:file': {
    object: 'ticketWithFile',
    may: ['clientA', ...helpers],
    input: (_, __, id) => ({ file: fileOf.get(id) }),
  },
  'GET /api/team/members/:id/license': {
    object: 'memberLicense',
    may: ['barberA', 'employeeA', ...readers],
  },
  'POST /api/admin/people/:id/export': {
    object: 'person',
    may: owners,
    input: { reason: 'They asked by letter' },
  },
  'POST /api/clients/:id/photos': { object: 'client', may: shop },
  'POST /api/portfolio/:id/before': { object: 'portfolioItem', may: shop },
  'POST /api/reviews/:id/photos': { object: 'review', may: ['clientA'] },
}
