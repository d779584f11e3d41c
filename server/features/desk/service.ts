// What the people of a business do at its desk.
import type { Actor } from '#contract/access.ts'
import type { NewVisit, VisitDetails } from '#contract/bookings/desk.ts'
import { fail } from '#contract/errors.ts'
import {
  givesDiscounts,
  mayInShop,
  seesContacts,
  type Place,
} from '#contract/business/team-rights.ts'
import { isTold } from '#contract/bookings/reach.ts'
import { mayBeLate } from '#contract/bookings/after-booking-rules.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { inTransaction, type Db } from '#server/db.ts'
import {
  announce,
  bookForClient,
  requireBooking,
  requireLockedBooking,
  finishWith,
  insertEvent,
  partsOf,
  publishChange,
  reachOf,
  viewOf,
} from '#server/features/bookings/service.ts'
import { workplaceOf } from '#server/features/businesses/service.ts'
import { readRecordOf } from '#server/features/clients/service.ts'
import { hairFor } from '#server/features/hair-profile/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import type { RequestInfo } from '#server/request-info.ts'

const visitsShown = 5

type Named = { place: Place; id: string }
type Who = { actor: Actor; request: RequestInfo }

export async function readVisit(db: Db, who: Who, asked: Named): Promise<VisitDetails> {
  const { row, workplace, see } = await findVisit(db, who, asked)
  const { history, record } = await readRecordOf(db, workplace, row.clientRecordId)
  const others = history.last.filter(({ id }) => id !== row.id)
  return {
    booking: see(row),
    price: {
      subtotalCents: row.subtotalCents,
      discountCents: row.discountCents,
      creditCents: row.creditCents,
      tipCents: row.tipCents,
      totalCents: row.totalCents,
      commission:
        mayInShop(workplace.seat, 'reports') && !unearned.includes(row.status)
          ? {
              percent: Number(row.commissionPercent),
              cents: row.commissionCents,
              reason: reasonOf(row.source, Number(row.commissionPercent)),
            }
          : null,
    },
    record,
    hair: await hairFor(db, who.actor, row),
    history: { ...history, last: others.slice(0, visitsShown) },
  }
}

// Nothing is earned with these.
const unearned: Status[] = ['cancelled', 'declined', 'expired', 'no_show']

// Why the platform takes what it takes.
function reasonOf(source: string, percent: number) {
  if (source === 'marketplace') return percent > 0 ? 'marketplace' : 'own_client'
  if (source === 'walk_in' || source === 'direct_link') return source
  return 'own'
}

// A visit of the business one works in, if one may see it there.
async function findVisit(db: Db, { actor, request }: Who, { place, id }: Named) {
  const workplace = await workplaceOf(db, actor, place)
  const row = await requireBooking(db, id)
  if (row.barberId !== workplace.barberId || row.status === 'held') fail('NOT_FOUND')
  const employment = place === 'employee' ? workplace : undefined
  const parts = partsOf(row, { actor, request, employment }).filter((part) => part !== 'client')
  if (!parts.includes('owner') && !parts.includes('provider')) fail('NOT_FOUND')
  const see = (after: typeof row) => viewOf(after, parts, seesContacts(workplace.seat))
  return { row, workplace, parts, see }
}

export async function createVisit(db: Db, who: Who, asked: NewVisit & { place: Place }) {
  const workplace = await workplaceOf(db, who.actor, asked.place)
  const id = await bookForClient(db, workplace, asked, who.request.language)
  const { row, see } = await findVisit(db, who, { place: asked.place, id })
  return see(row)
}

type Finished = Named & { version: number; items: { serviceId: string; priceCents: number }[] }

export async function finishVisit(db: Db, who: Who, asked: Finished) {
  const { workplace, parts, see } = await findVisit(db, who, asked)
  const { id, version, items } = asked
  return inTransaction(db, async (db) => {
    const locked = await requireLockedBooking(db, id)
    if (locked.version !== version) fail('CHANGED_MEANWHILE')
    await finishWith(db, await requireBooking(db, id), items, {
      actorId: who.actor.id,
      parts,
      givesDiscounts: givesDiscounts(workplace.seat),
    })
    return see(await requireBooking(db, id))
  })
}

export async function tellLate(db: Db, who: Who, asked: Named & { minutes: number }) {
  const { row } = await findVisit(db, who, asked)
  if (!mayBeLate(row, Date.now())) fail('MOVE_NOT_OPEN')
  if (!isTold(reachOf(row), 'late')) fail('CLIENT_UNREACHABLE')
  await limit(db, [{ key: `late:${row.id}`, points: 3, seconds: 3600 }])
  const { minutes } = asked
  await inTransaction(db, async (db) => {
    const actorId = who.actor.id
    await insertEvent(db, { bookingId: row.id, event: 'late', actorId, data: { minutes } })
    await announce(db, row, 'late', { actorId, minutes })
    await publishChange(db, row)
  })
}
