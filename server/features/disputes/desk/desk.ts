// Disputes as administrators read them. Amounts are for those with the right to money.
import { sql, type RawBuilder } from 'kysely'
import { AppError, fail } from '#contract/errors.ts'
import type { DeskDispute, DeskQuery } from '#contract/money/disputes/dispute-desk.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { isSought } from '#server/database/found-bookings.ts'
import { readSought } from '#server/features/admin-bookings/service.ts'
import { leftOf } from '#server/features/booking-money/by-hand.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { requireCase } from './deciding.ts'
import { findFacts } from './desk-queries.ts'
import { countLines, findDeskStats, listLines } from '#server/features/disputes/list-queries.ts'
import {
  findDispute,
  listDecisions,
  type DecisionRow,
  type DisputeRow,
} from '#server/features/disputes/queries.ts'
import { lineOf, viewOf } from '#server/features/disputes/reading.ts'
import { suggest } from './suggesting.ts'

export async function readQueue(caller: SignedInCaller, asked: DeskQuery) {
  const { db, actor } = caller
  const { after, show } = asked
  const condition = await conditionOf(caller, asked)
  const isOver = show === 'over'
  const found = await listLines(db, condition, { after, isOver, limit: pageLimit })
  const { rows, next } = cutPage(found, ({ keyAt }) => keyAt)
  const seesMoney = actor.permissions.has('money.read')
  return {
    rows: rows.map((row) => lineOf(row, { side: 'admin', seesMoney })),
    next,
    total: await countLines(db, condition, isOver),
    stats: await findDeskStats(db),
  }
}

async function conditionOf(caller: SignedInCaller, { show, state, reason, kind, q }: DeskQuery) {
  const sought = await readSought(caller, q)
  const parts: RawBuilder<unknown>[] = [
    ...(show === 'desk' ? [sql`d.state IN ('escalated', 'appealed')`] : []),
    ...(state ? [sql`d.state = ${state}`] : []),
    ...(reason ? [sql`d.reason = ${reason}`] : []),
    ...(kind ? [sql`d.kind = ${kind}`] : []),
    ...(sought ? [isSought(sql`d.booking_id`, sought)] : []),
  ]
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` AND `)}`
}

export async function readCase(caller: SignedInCaller, id: string): Promise<DeskDispute> {
  const { db, actor } = caller
  const dispute = (await findDispute(db, id)) ?? fail('NOT_FOUND')
  const booking = await requireBooking(db, dispute.bookingId)
  const seesMoney = actor.permissions.has('money.read')
  const facts = await findFacts(db, id)
  const { cardCents, creditCents } = await leftOf(db, booking)
  const suggestion = suggest(dispute, booking, facts)
  const waiting = (await listDecisions(db, id)).find(({ state }) => state === 'waiting')
  return {
    ...(await viewOf(db, dispute, { side: 'admin', seesMoney })),
    givable: seesMoney ? { cardCents, creditCents } : null,
    suggestion: suggestion && {
      ...suggestion,
      amountCents: seesMoney ? suggestion.amountCents : null,
    },
    client: facts.client,
    shop: facts.shop,
    waiting: waiting ? waitingOf(waiting, { seesMoney, readerId: actor.id }) : null,
    refusal: await refusalOf(caller, booking, dispute),
  }
}

type Seen = { seesMoney: boolean; readerId: string }

function waitingOf(row: DecisionRow, { seesMoney, readerId }: Seen) {
  const { outcome, amountCents, barberCents, message, askedBy, askedByName: by } = row
  return {
    outcome,
    amountCents: seesMoney ? amountCents : null,
    barberCents: seesMoney ? barberCents : null,
    message,
    by,
    isOwn: askedBy === readerId,
  }
}

async function refusalOf(caller: SignedInCaller, booking: BookingRow, dispute: DisputeRow) {
  try {
    await requireCase(caller, booking, dispute)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'OTHER_ADMIN' ? ('OTHER_ADMIN' as const) : ('OWN_CASE' as const)
  }
}
