// Routes outside the contract table, most of them for files, that touch an owned row.
import type { Row } from './row.ts'

const shop = ['barberA'] as const
const parties = ['clientA', 'barberA', 'employeeA', 'admin'] as const

export const routes: Record<string, Row> = {
  'GET /api/bookings/:id/calendar.ics': { object: 'booking', may: parties },
  'GET /api/bookings/:id/hair-photo': { object: 'hairBooking', may: ['barberA', 'employeeA'] },
  'GET /api/client-photos/:id': { object: 'clientPhoto', may: shop },
  'GET /api/setup/license-pictures/:name': {
    object: 'licensePicture',
    as: 'name',
    may: ['barberA', 'admin'],
  },
  'GET /api/team/members/:id/license': {
    object: 'memberLicense',
    may: ['barberA', 'employeeA', 'admin'],
  },
  'POST /api/clients/:id/photos': { object: 'client', may: shop },
  'POST /api/portfolio/:id/before': { object: 'portfolioItem', may: shop },
  'POST /api/reviews/:id/photos': { object: 'review', may: ['clientA'] },
}
