import type { bookingViews } from '#contract/bookings.ts'
import type { Db } from '#server/db.ts'
import { listBookingsOf } from './queries.ts'
import { viewOf } from './view.ts'

const pageSize = 25

type Asked = { view: (typeof bookingViews)[number]; page: number }

export async function listMine(db: Db, clientId: string, { view, page }: Asked) {
  const { bookings, total } = await listBookingsOf(db, clientId, { view, page, size: pageSize })
  return {
    bookings: bookings.map((row) => viewOf(row, ['client'])),
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  }
}
