import { sql, type Insertable, type Updateable } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { Payouts } from '#server/database/tables.ts'

export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>

export function findPayout(db: Db, id: string) {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
}

// Nothing when this run has paid them already, or another payout is on its way.
export function insertPayout(db: Db, row: Insertable<Payouts>) {
  return db
    .insertInto('payouts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

// True for the one caller who finds it in one of these states and with this attempt.
export async function updatePayout(
  db: Db,
  { id, attempt, bankAttempt }: Pick<PayoutRow, 'id' | 'attempt' | 'bankAttempt'>,
  from: readonly PayoutRow['state'][],
  change: Updateable<Payouts>,
) {
  const row = await db
    .updateTable('payouts')
    .set(change)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('bankAttempt', '=', bankAttempt)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Page = { after?: PageKey | undefined; limit: number }

// The newest first.
export function listOfBarber(db: Db, barberId: BarberId, { after, limit }: Page) {
  return db
    .selectFrom('payouts')
    .select(['id', 'createdAt', 'state', 'amountCents', 'bankLast4', 'failure', 'settledAt'])
    .where('barberId', '=', barberId)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function takeDuePayouts(db: Db, limit: number) {
  const { rows } = await sql<{ id: string }>`
    UPDATE payouts SET sweeps = sweeps + 1,
      sweep_at = now() + least(60, 2 ^ least(sweeps, 6)) * interval '1 minute'
    WHERE id IN (SELECT id FROM payouts WHERE state IN ('scheduled', 'processing')
        AND sweep_at <= now()
      ORDER BY sweep_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

// Those that an earlier day has left over.
export function listWaiting(db: Db) {
  return db.selectFrom('payouts').select('id').where('state', '=', 'scheduled').execute()
}

// For an administrator's hold: locked, so that it is not sent meanwhile.
export async function setHeld(db: Db, barberId: BarberId) {
  await db
    .updateTable('payouts')
    .set({ state: 'on_hold' })
    .where('barberId', '=', barberId)
    .where('state', '=', 'scheduled')
    .execute()
}

export function setFree(db: Db, barberId: BarberId) {
  return db
    .updateTable('payouts')
    .set({ state: 'scheduled', sweepAt: sql<string>`now() + interval '1 minute'` })
    .where('barberId', '=', barberId)
    .where('state', '=', 'on_hold')
    .returning('id')
    .execute()
}

export async function hasRun(db: Db, day: string) {
  const row = await db
    .selectFrom('payoutRuns')
    .select('runOn')
    .where('runOn', '=', day)
    .executeTakeFirst()
  return row !== undefined
}

// What the run of a day has paid.
export async function insertRun(db: Db, day: string) {
  await sql`INSERT INTO payout_runs (run_on, count, cents)
    SELECT ${day}::date, count(*), coalesce(sum(amount_cents), 0) FROM payouts
    WHERE run_key = ${`run:${day}`}
    ON CONFLICT DO NOTHING`.execute(db)
}

export async function sumHeld(db: Db, barberId: BarberId) {
  const row = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('cents'))
    .where('barberId', '=', barberId)
    .where('state', '=', 'on_hold')
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

// One that waits for our balance. False for any other.
export async function setSoon(db: Db, id: string) {
  const row = await db
    .updateTable('payouts')
    .set({ sweepAt: sql<string>`now() + interval '1 minute'` })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasOpen(db: Db, barberId: BarberId) {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('barberId', '=', barberId)
    .where('state', 'in', ['scheduled', 'on_hold', 'processing'])
    .executeTakeFirst()
  return row !== undefined
}

// For the person's own data.
export function listOwnPayouts(db: Db, userId: string) {
  return db
    .selectFrom('payouts')
    .select(['createdAt', 'state', 'amountCents', 'bankLast4', 'failure', 'sentAt', 'settledAt'])
    .where('barberId', '=', userId)
    .orderBy('id')
    .execute()
}

// Payouts stay, and do not say to which bank.
export async function clearBanks(db: Db, userId: string) {
  await db
    .updateTable('payouts')
    .set({ bankLast4: null })
    .where('barberId', '=', userId)
    .where('bankLast4', 'is not', null)
    .execute()
}
