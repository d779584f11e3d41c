// Merges a duplicate listing into another one, in one transaction. The preview is the merge itself,
// rolled back. It cannot be undone: nothing remembers which booking came from where.
import type {
  MergeConflict,
  MergeOrder,
  MergePreview,
  MergeQuery,
  Moved,
} from '#contract/admin/merging.ts'
import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { stopBookingsAt } from '#server/features/bookings/stop-bookings.ts'
import {
  lockBusiness,
  requireOthersCase,
  tellVisitors,
} from '#server/features/businesses/service.ts'
import { readBalance } from '#server/features/earnings/service.ts'
import { dropPin } from '#server/features/featured/service.ts'
import { notify } from '#server/features/notifications/service.ts'
import { refreshProfilePhotos } from '#server/features/portfolio/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import {
  countOpenPayments,
  endBadges,
  endOffers,
  endRules,
  movePortfolio,
} from './money-queries.ts'
import {
  closeDuplicate,
  findSuccessor,
  listMembers,
  listOverlaps,
  lockListings,
  moveBookings,
  moveClients,
  moveConversations,
  moveFavorites,
  moveReviews,
  moveServices,
  moveWaiting,
  type Pair,
} from './queries.ts'

export function merge(caller: SignedInCaller, { agreed, ...order }: MergeOrder) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, async () => {
      const { moved } = await mergeIn({ ...caller, db }, order)
      return moved ?? fail('MERGE_BLOCKED')
    }),
  )
}

export function previewMerge(caller: SignedInCaller, asked: MergeQuery) {
  return dryRun(caller.db, (db) => mergeIn({ ...caller, db }, { ...asked, reason: '' }))
}

// Where the page of a merged duplicate leads.
export async function readSuccessor(db: Db, id: ProfileId) {
  return (await findSuccessor(db, id)) ?? fail('NOT_FOUND')
}

// Does nothing while there are conflicts.
async function mergeIn(
  caller: SignedInCaller,
  { id, intoId, reason }: Omit<MergeOrder, 'agreed'>,
): Promise<MergePreview> {
  const { db } = caller
  if (id === intoId) fail('MERGE_WITH_ITSELF')
  const listings = await lockListings(db, [id, intoId])
  const gone = listings.find((each) => each.id === id) ?? fail('NOT_FOUND')
  const kept = listings.find((each) => each.id === intoId) ?? fail('NOT_FOUND')
  await requireOthersCase({ ...caller, db }, gone.barberId, kept.barberId)
  if (kept.status !== 'approved') fail('NOT_APPROVED')
  const pair = { from: gone.barberId, to: kept.barberId }
  for (const barberId of [pair.from, pair.to].sort()) await lockBusiness(db, barberId)
  await stopBookingsAt(db, pair.from)
  const conflicts = await listConflicts(db, pair)
  if (conflicts.length > 0) return { conflicts, moved: null }
  const profiles = { fromId: id, toId: intoId }
  const by = { actorId: caller.actor.id, reason }
  const moved: Moved = {
    ...(await moveServices(db, pair)),
    ...(await moveClients(db, pair)),
    ...(await moveBookings(db, pair)),
    reviews: await moveReviews(db, pair),
    favorites: await moveFavorites(db, profiles),
    waiting: await moveWaiting(db, pair),
    portfolio: await movePortfolio(db, pair),
    offers: await endOffers(db, pair),
    rules: await endRules(db, pair, by),
    badges: await endBadges(db, pair, by),
  }
  await moveConversations(db, pair)
  for (const barberId of [pair.from, pair.to]) await refreshProfilePhotos(db, barberId)
  await closeDuplicate(db, pair, profiles)
  await dropPin(db, pair.from)
  await endSessionsOf(db, pair.from)
  for (const barberId of [pair.from, pair.to]) await tellVisitors(db, barberId)
  const deed = { entity: 'barber_profiles', reason }
  const before = { shopName: gone.shopName, status: gone.status }
  const after = { status: 'suspended', into: kept.shopName, ...moved }
  await writeDown(caller, { ...deed, action: 'merge', entityId: id, before, after })
  const was = { shopName: kept.shopName, status: kept.status }
  const from = { ...was, from: gone.shopName, ...moved }
  const into = { action: 'merge-into', entityId: intoId, before: was, after: from }
  await writeDown(caller, { ...deed, ...into })
  await tellBoth(db, pair, { gone: gone.shopName, kept: kept.shopName })
  return { conflicts, moved }
}

async function listConflicts(db: Db, pair: Pair): Promise<MergeConflict[]> {
  const names = await listMembers(db, pair.from)
  const overlaps = await listOverlaps(db, pair)
  const { dueCents, heldCents } = await readBalance(db, pair.from)
  const open = await countOpenPayments(db, pair.from)
  return [
    ...(dueCents !== 0 || heldCents !== 0
      ? [{ kind: 'balance' as const, cents: dueCents + heldCents, heldCents }]
      : []),
    ...(open > 0 ? [{ kind: 'payments' as const, count: open }] : []),
    ...(names.length > 0 ? [{ kind: 'team' as const, names }] : []),
    ...overlaps.map((each) => ({ kind: 'overlap' as const, ...each })),
  ]
}

const words = {
  title: { en: 'Two listings became one', es: 'Dos perfiles ahora son uno' },
  message: {
    en: 'Appointments, clients and reviews of {gone} are now at {kept}. The old link leads there.',
    es: 'Las citas, los clientes y las reseñas de {gone} ahora están en {kept}. El enlace anterior lleva ahí.',
  },
}

async function tellBoth(db: Db, { from, to }: Pair, params: { gone: string; kept: string }) {
  for (const userId of [from, to])
    await notify(db, {
      userId,
      event: 'account',
      type: 'other',
      title: words.title,
      message: words.message,
      params,
      isMailed: true,
    })
}
