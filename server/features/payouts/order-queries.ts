// Orders of administrators about barbers' money, and the holds that they place.
import { sql, type Insertable, type Updateable } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import type { MoneyOrders } from '#server/database/tables.ts'

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

export function findOrder(db: Db, id: string) {
  return db.selectFrom('moneyOrders').selectAll().where('id', '=', id).executeTakeFirst()
}

// One order about the same money at a time, until the transaction ends.
export async function lockOrders(db: Db, barberId: string | null) {
  const name = `money:${barberId ?? 'everyone'}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 7))`.execute(db)
}

export async function insertOrder(db: Db, order: Insertable<MoneyOrders>) {
  await db.insertInto('moneyOrders').values(order).execute()
}

export async function setDecided(db: Db, id: string, decision: Updateable<MoneyOrders>) {
  await db
    .updateTable('moneyOrders')
    .set({ ...decision, decidedAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

type Same = Pick<OrderRow, 'kind' | 'barberId'>

export async function hasWaiting(db: Db, { kind, barberId }: Same) {
  const row = await db
    .selectFrom('moneyOrders')
    .select('id')
    .where('kind', '=', kind)
    .where(sql<boolean>`barber_id IS NOT DISTINCT FROM ${barberId}::uuid`)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

// What single people moved for the same barber within a week, so that many small orders count as one.
export async function sumLately(db: Db, { kind, barberId }: Same) {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(abs(amount_cents)), 0)::bigint AS cents FROM money_orders
    WHERE state = 'done' AND kind = ${kind} AND barber_id IS NOT DISTINCT FROM ${barberId}::uuid
      AND created_at > now() - interval '7 days'`.execute(db)
  return at(rows, 0).cents
}

// Those that nobody decided in time.
export async function expireOrders(db: Db) {
  await db
    .updateTable('moneyOrders')
    .set({ state: 'expired', decidedAt: sql<string>`now()` })
    .where('state', '=', 'waiting')
    .where('expiresAt', '<=', sql<string>`now()`)
    .execute()
}

export async function isBarber(db: Db, id: string) {
  const row = await db
    .selectFrom('userRoles')
    .select('userId')
    .where('userId', '=', id)
    .where('role', '=', 'barber')
    .executeTakeFirst()
  return row !== undefined
}

export async function findNameOf(db: Db, barberId: string) {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(b.shop_name, p.name, '') AS name FROM users AS u
    LEFT JOIN barber_profiles AS b ON b.user_id = u.id LEFT JOIN profiles AS p ON p.user_id = u.id
    WHERE u.id = ${barberId}`.execute(db)
  return rows[0]?.name ?? ''
}

export function findHold(db: Db, barberId: string) {
  return db
    .selectFrom('payoutHolds')
    .selectAll()
    .where('barberId', '=', sql<never>`${barberId}::uuid`)
    .where('releasedAt', 'is', null)
    .executeTakeFirst()
}

type Hold = { barberId: string; reason: string; heldBy: string }

export async function insertHold(db: Db, { barberId, reason, heldBy }: Hold) {
  await sql`INSERT INTO payout_holds (barber_id, reason, held_by)
    VALUES (${barberId}, ${reason}, ${heldBy})`.execute(db)
}

export async function setReleased(db: Db, barberId: string, releasedBy: string) {
  await sql`UPDATE payout_holds SET released_at = now(), released_by = ${releasedBy}
    WHERE barber_id = ${barberId} AND released_at IS NULL`.execute(db)
}
