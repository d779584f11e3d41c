// Disputes, what was said in them, and their pictures.
import { sql, type Insertable, type Updateable } from 'kysely'
import type {
  DisputeEvent,
  DisputeOutcome,
  disputeDecision,
} from '#contract/money/disputes/disputes.ts'
import type {
  DisputeKind,
  DisputeReason,
  DisputeState,
} from '#contract/money/disputes/dispute-rules.ts'
import type * as z from 'zod'
import type { Db } from '#server/database/db.ts'
import type { DisputeDecisions, Disputes } from '#server/database/tables.ts'

type Outcome = z.output<typeof disputeDecision>['outcome']

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>

export function findDispute(db: Db, id: string) {
  return disputes(db).where('id', '=', id).executeTakeFirst()
}

function disputes(db: Db) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .select([
      sql<DisputeKind>`kind`.as('kind'),
      sql<DisputeReason>`reason`.as('reason'),
      sql<DisputeState>`state`.as('state'),
      sql<DisputeOutcome | null>`outcome`.as('outcome'),
      sql<'card' | 'till' | null>`offer_method`.as('offerMethod'),
      sql<'client' | 'barber' | null>`appealed_by`.as('appealedBy'),
    ])
}

export function findOfProvider(db: Db, providerDisputeId: string) {
  return disputes(db).where('providerDisputeId', '=', providerDisputeId).executeTakeFirst()
}

// The client's own dispute, open or not; a bank's may come beside it.
export function findClaim(db: Db, bookingId: string) {
  return disputes(db)
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'claim')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertDispute(db: Db, row: Insertable<Disputes>) {
  return db.insertInto('disputes').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function setDispute(db: Db, id: string, row: Updateable<Disputes>) {
  await db.updateTable('disputes').set(row).where('id', '=', id).execute()
}

export type NewEvent = {
  disputeId: string
  side: 'client' | 'barber' | 'admin' | 'bank' | 'system'
  actorId: string | null
  event: DisputeEvent
  message?: string
  cents?: number | null
}

export function insertEvent(db: Db, event: NewEvent) {
  return db.insertInto('disputeEvents').values(event).returning('id').executeTakeFirstOrThrow()
}

export async function insertEvidence(
  db: Db,
  { disputeId, eventId, files }: { disputeId: string; eventId: number; files: string[] },
) {
  if (files.length === 0) return
  await db
    .insertInto('disputeEvidence')
    .values(files.map((file) => ({ disputeId, eventId, file })))
    .execute()
}

export async function countEvidence(db: Db, disputeId: string, side: NewEvent['side']) {
  const { count } = await db
    .selectFrom('disputeEvidence as p')
    .innerJoin('disputeEvents as e', 'e.id', 'p.eventId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('p.disputeId', '=', disputeId)
    .where('e.side', '=', side)
    .executeTakeFirstOrThrow()
  return Number(count)
}

// Files that belong to a dispute, so that they are not swept away as never sent.
export async function listKeptFiles(db: Db, names: string[]) {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('disputeEvidence')
    .select('file')
    .where('file', 'in', names)
    .execute()
  return rows.map(({ file }) => file)
}

export function findEvidence(db: Db, disputeId: string, id: string) {
  return db
    .selectFrom('disputeEvidence')
    .select('file')
    .where('disputeId', '=', disputeId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listEvents(db: Db, disputeId: string) {
  return db
    .selectFrom('disputeEvents as e')
    .select(['e.id', 'e.at', 'e.message', 'e.cents'])
    .select([
      sql<NewEvent['side']>`e.side`.as('side'),
      sql<DisputeEvent>`e.event`.as('event'),
      sql<string[]>`array(SELECT p.id FROM dispute_evidence AS p WHERE p.event_id = e.id
        ORDER BY p.id)`.as('pictures'),
    ])
    .where('e.disputeId', '=', disputeId)
    .orderBy('e.id')
    .execute()
}

export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number]

export function listDecisions(db: Db, disputeId: string) {
  return db
    .selectFrom('disputeDecisions as d')
    .innerJoin('profiles as p', 'p.userId', 'd.askedBy')
    .select(['d.id', 'd.round', 'd.amountCents', 'd.barberCents', 'd.isWarning', 'd.message'])
    .select(['d.askedBy', 'p.name as askedByName'])
    .select([
      sql<Outcome>`d.outcome`.as('outcome'),
      sql<'waiting' | 'done' | 'declined'>`d.state`.as('state'),
    ])
    .where('d.disputeId', '=', disputeId)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute()
}

export async function insertDecision(db: Db, row: Insertable<DisputeDecisions>) {
  await db.insertInto('disputeDecisions').values(row).execute()
}

export async function setDecision(db: Db, id: string, row: Updateable<DisputeDecisions>) {
  await db.updateTable('disputeDecisions').set(row).where('id', '=', id).execute()
}

// Those whose clock has run out, the longest first.
export function listDue(db: Db, states: readonly DisputeState[], limit: number) {
  return db
    .selectFrom('disputes')
    .select(['id', 'bookingId'])
    .where('state', 'in', states)
    .where('dueAt', '<=', sql<string>`now()`)
    .orderBy('dueAt')
    .limit(limit)
    .execute()
}

// Those that administrators are late with, and were not reminded of within a day.
export function listOverdue(db: Db, states: readonly DisputeState[], limit: number) {
  return db
    .selectFrom('disputes')
    .select(['id', 'bookingId'])
    .where('state', 'in', states)
    .where('dueAt', '<=', sql<string>`now()`)
    .where(sql<boolean>`coalesce(reminded_at < now() - interval '1 day', true)`)
    .orderBy('dueAt')
    .limit(limit)
    .execute()
}
