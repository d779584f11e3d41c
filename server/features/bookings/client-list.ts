// A client's own bookings: the list by view, and the summary on their overview.
import type { bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { nextOpenings } from '#server/features/search/service.ts'
import {
  listBookingsOf,
  listLastBookings,
  listToConfirm,
  listToPay,
  sumBookings,
} from './client-list-queries.ts'
import { viewOf } from './booking-view.ts'

const pageSize = 25
const barbersShown = 3
const mostToConfirm = 5

type Asked = Received<typeof bookings.mine>

export async function listMine({ db, actor }: SignedInCaller, { view, page }: Asked) {
  const { bookings, total } = await listBookingsOf(db, actor.id, { view, page, size: pageSize })
  return {
    bookings: bookings.map((row) => viewOf(row, ['client'])),
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  }
}

export async function readSummary({ db, actor: { id: clientId } }: SignedInCaller) {
  const upcoming = await listBookingsOf(db, clientId, { view: 'upcoming', page: 1, size: 1 })
  const [next] = upcoming.bookings
  const toConfirm = await listToConfirm(db, clientId, mostToConfirm)
  const toPay = await listToPay(db, clientId, mostToConfirm)
  const last = await listLastBookings(db, clientId, barbersShown)
  const nextSlots = await nextOpenings(
    db,
    last.map(({ profileId }) => profileId),
  )
  const { visits, spentCents } = await sumBookings(db, clientId)
  return {
    next: next ? viewOf(next, ['client']) : null,
    toConfirm: toConfirm.map((row) => viewOf(row, ['client'])),
    toPay: toPay.map((row) => viewOf(row, ['client'])),
    lastBookings: last.map((row) => ({
      ...viewOf(row, ['client']),
      nextOpening: nextSlots.get(row.profileId) ?? null,
    })),
    visits,
    spentThisYearCents: spentCents,
  }
}
