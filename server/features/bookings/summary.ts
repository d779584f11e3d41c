import type { Db } from '#server/db.ts'
import { nextOpenings } from '#server/features/search/service.ts'
import { viewOf } from './view.ts'
import { listBookingsOf, listLastVisits, listToConfirm, sumVisits } from './visits/queries.ts'

const barbersShown = 3
const mostToConfirm = 5

export async function readSummary(db: Db, clientId: string) {
  const upcoming = await listBookingsOf(db, clientId, { view: 'upcoming', page: 1, size: 1 })
  const [next] = upcoming.bookings
  const toConfirm = await listToConfirm(db, clientId, mostToConfirm)
  const last = await listLastVisits(db, clientId, barbersShown)
  const openings = await nextOpenings(
    db,
    last.map(({ profileId }) => profileId),
  )
  const { visits, spentCents } = await sumVisits(db, clientId)
  return {
    next: next ? viewOf(next, ['client']) : null,
    toConfirm: toConfirm.map((row) => viewOf(row, ['client'])),
    lastVisits: last.map((row) => ({
      ...viewOf(row, ['client']),
      nextOpening: openings.get(row.profileId) ?? null,
    })),
    visits,
    spentThisYearCents: spentCents,
  }
}
