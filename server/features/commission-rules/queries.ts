import { sql, type Insertable } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { ChargedSource } from '#contract/money/commission.ts'
import type { CommissionRuleRow, RuleQuery, RuleState } from '#contract/money/commission-rules.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import type { CommissionRules } from '#server/database/tables.ts'
import type { DatedRule } from './plan.ts'

// Two administrators who change rules at the same moment do it one after the other.
export async function lockRules(db: Db) {
  await sql`SELECT pg_advisory_xact_lock(hashtext('commission_rules'))`.execute(db)
}

// The time zone of the launch city.
export async function findCityZone(db: Db) {
  const { rows } = await sql<{ zone: string }>`SELECT time_zone_of(NULL) AS zone`.execute(db)
  return at(rows, 0).zone
}

export async function findBasePercent(db: Db) {
  const row = await db.selectFrom('settings').select('platformCommissionPercent').executeTakeFirst()
  return row?.platformCommissionPercent
}

// Those that are not over.
export function listLive(db: Db): Promise<DatedRule[]> {
  return db
    .selectFrom('commissionRules')
    .select(['id', 'barberId', 'percent', 'startsAt', 'endsAt'])
    .select(sql<ChargedSource | null>`source`.as('source'))
    .where(sql<boolean>`(ends_at IS NULL OR ends_at > greatest(now(), starts_at))`)
    .orderBy('startsAt')
    .execute()
}

export async function insertRule(db: Db, row: Insertable<CommissionRules>) {
  const { id } = await db
    .insertInto('commissionRules')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// The rules of one barber that are not over, and those that follow.
export function listOwn(db: Db, barberId: BarberId) {
  return db
    .selectFrom('commissionRules')
    .select(['id', 'source', 'percent', 'startsAt', 'endsAt', 'reason', 'createdBy'])
    .where('barberId', '=', barberId)
    .where((eb) =>
      eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', sql<string>`greatest(now(), starts_at)`)]),
    )
    .execute()
}

export async function setEnd(db: Db, id: string, endsAt: string) {
  await db.updateTable('commissionRules').set({ endsAt }).where('id', '=', id).execute()
}

type Withdrawn = { endsAt: string; withdrawnBy: string; withdrawReason: string }

export async function setWithdrawn(db: Db, id: string, withdrawn: Withdrawn) {
  await db
    .updateTable('commissionRules')
    .set({ ...withdrawn, withdrawnAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

const state = sql<RuleState>`CASE WHEN r.ends_at <= greatest(now(), r.starts_at) THEN 'ended'
  WHEN r.starts_at > now() THEN 'planned' ELSE 'running' END`

function rules(db: Db) {
  return db
    .selectFrom('commissionRules as r')
    .leftJoin('barberProfiles as b', 'b.userId', 'r.barberId')
    .leftJoin('profiles as c', 'c.userId', 'r.createdBy')
    .leftJoin('profiles as w', 'w.userId', 'r.withdrawnBy')
    .select(['r.id', 'r.percent', 'r.startsAt', 'r.endsAt', 'r.reason', 'r.createdAt'])
    .select(['b.id as profileId', 'b.shopName', 'r.withdrawnAt', 'r.withdrawReason'])
    .select([
      state.as('state'),
      sql<CommissionRuleRow['source']>`r.source`.as('source'),
      sql<string>`coalesce(c.name, '')`.as('createdBy'),
      sql<string>`coalesce(w.name, '')`.as('withdrawnBy'),
    ])
}

function wanted(db: Db, { state: asked, barber }: RuleQuery) {
  return rules(db)
    .$if(asked !== undefined, (found) => found.where(state, '=', asked ?? 'running'))
    .$if(barber !== undefined, (found) => found.where('b.id', '=', barber ?? null))
}

export function listRules(db: Db, query: RuleQuery, limit: number) {
  const { after } = query
  return wanted(db, query)
    .$if(after !== undefined, (found) => found.where(isOlder(after)))
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute()
}

const isOlder = (after: PageKey | undefined) =>
  sql<boolean>`(r.created_at, r.id) < (${after?.at}, ${after?.id})`

export function countRules(db: Db, query: RuleQuery) {
  return countUpTo(db, wanted(db, query))
}

export function findRule(db: Db, id: string) {
  return rules(db).where('r.id', '=', id).executeTakeFirst()
}

export async function countStates(db: Db) {
  const { rows: counted } = await sql<{ state: RuleState; count: number }>`
    SELECT ${state} AS state, count(*)::int AS count FROM commission_rules AS r
    GROUP BY 1`.execute(db)
  const countOf = (name: RuleState) => counted.find((row) => row.state === name)?.count ?? 0
  return { running: countOf('running'), planned: countOf('planned'), ended: countOf('ended') }
}

// A merged duplicate is nobody's business any more.
export function findBarber(db: Db, id: ProfileId) {
  return db
    .selectFrom('barberProfiles')
    .select(['userId as barberId', 'shopName'])
    .where('id', '=', id)
    .where('mergedInto', 'is', null)
    .executeTakeFirst()
}

export async function listShopNames(db: Db, ids: readonly string[]) {
  const { rows: shops } = await sql<{ id: string; name: string }>`
    SELECT user_id AS id, shop_name AS name FROM barber_profiles
    WHERE user_id = ANY (${ids}::uuid[])`.execute(db)
  return new Map(shops.map(({ id, name }) => [id, name]))
}

// Barbers whom clients can find, except some.
export async function listBarberIds(db: Db, exceptIds: readonly string[]) {
  const { rows: found } = await sql<{ id: BarberId }>`
    SELECT user_id AS id FROM barber_profiles
    WHERE approval_status = 'approved' AND merged_into IS NULL
      AND user_id <> ALL (${exceptIds}::uuid[]) ORDER BY user_id`.execute(db)
  return found.map(({ id }) => id)
}

export async function countBarbers(db: Db, exceptIds: readonly string[]) {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM barber_profiles
    WHERE approval_status = 'approved' AND merged_into IS NULL
      AND user_id <> ALL (${exceptIds}::uuid[])`.execute(db)
  return at(counted, 0).count
}

type Touched = {
  sources: readonly string[]
  barberIds: readonly string[]
  // All barbers but these as well; null for nobody else.
  exceptIds: readonly string[] | null
}

// Bookings that are made and have not begun.
export async function countUpcoming(db: Db, { sources, barberIds, exceptIds }: Touched) {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM bookings
    WHERE status IN ('pending', 'confirmed', 'checked_in') AND starts_at > now()
      AND source = ANY (${sources}::text[])
      AND (barber_id = ANY (${barberIds}::uuid[])
        OR ${exceptIds !== null} AND barber_id <> ALL (${exceptIds ?? []}::uuid[]))`.execute(db)
  return at(counted, 0).count
}
