import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { PeopleQuery } from '#contract/admin/people.ts'
import type { Role } from '#contract/access.ts'
import type { PageKey } from '#contract/admin/page.ts'
import type { SubRole } from '#contract/permissions.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { prepared, type Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'
import { named, namedOrNear, shortestName } from '#server/database/named.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'
import type { Bookings, Users } from '#server/database/tables.ts'
import { containing, emailPattern, type Meaning } from '#server/meaning.ts'

const mostPeople = 100
const mostNear = 10

const names = { table: 'profiles', key: 'user_id', column: 'plain_name' }

// People by what was typed. Names with a wrong letter are asked for only when few are right, and then
// `near` people at most are found.
export async function findPeople(
  db: Db,
  { kind, text }: Meaning,
  near = mostNear,
): Promise<string[]> {
  if (kind === 'number') return []
  if (kind === 'email') return listIds(db, sql`users WHERE email LIKE ${emailPattern(text)}`)
  if (kind === 'phone')
    return listIds(db, sql`profiles AS p (id) WHERE phone LIKE ${containing(text)}`)
  return text.length < shortestName
    ? listIds(db, sql`profiles AS p (id) WHERE ${named(sql`plain_name`, text)}`)
    : listIds(db, sql`${namedOrNear(names, text, { named: mostPeople, near })} AS found`, true)
}

// `isFrequent`: takes longer to plan than to run, and has one plan for all texts.
async function listIds(db: Db, from: Condition, isFrequent = false) {
  const { rows } = await sql<{ id: string }>`${isFrequent ? prepared : sql``}
    SELECT id FROM ${from} LIMIT ${sql.lit(mostPeople)}`.execute(db)
  return rows.map(({ id }) => id)
}

type Wanted = Pick<PeopleQuery, 'role' | 'state'> & { ids: string[] | undefined }
type Condition = RawBuilder<unknown>

// May name a role twice.
const rolesOf = sql<string[]>`array(SELECT role FROM user_roles r WHERE r.user_id = u.id
  UNION ALL SELECT 'employee' FROM employees e WHERE e.user_id = u.id AND e.is_active)`

const suspended = sql`SELECT user_id FROM profiles
  WHERE NOT is_active AND deactivation_reason IS DISTINCT FROM 'deleted'`

const holdersOf = (role: Role) =>
  role === 'employee'
    ? sql`SELECT user_id FROM employees WHERE is_active
        UNION SELECT user_id FROM user_roles WHERE role = 'employee'`
    : sql`SELECT user_id FROM user_roles WHERE role = ${role}`

// The filter that leaves few people, from whom a list starts, and the filters besides. Nearly everyone
// is an active client, so those are met soon enough in the order of the list.
function startOf({ role, state, ids }: Wanted) {
  if (ids !== undefined) return { few: sql`SELECT unnest(${ids}::uuid[]) AS user_id`, role, state }
  if (state === 'suspended') return { few: suspended, role, state: undefined }
  if (role === undefined || role === 'client') return { few: undefined, role, state }
  return { few: holdersOf(role), role: undefined, state }
}

function filtersOf({ role, state }: Omit<Wanted, 'ids'>) {
  const filters = [sql`p.deactivation_reason IS DISTINCT FROM 'deleted'`]
  if (state !== undefined) filters.push(sql`p.is_active = ${state === 'active'}`)
  if (role !== undefined) filters.push(hasRole(role))
  return sql<boolean>`${sql.join(filters, sql` AND `)}`
}

// OFFSET 0 has it looked up for each of the few. PostgreSQL would read all clients to count those who
// are suspended.
const hasRole = (role: Role) =>
  role === 'employee'
    ? sql`(EXISTS (SELECT FROM employees e WHERE e.user_id = p.user_id AND e.is_active)
        OR EXISTS (SELECT FROM user_roles r WHERE r.user_id = p.user_id AND r.role = 'employee'))`
    : sql`EXISTS (SELECT FROM user_roles r WHERE r.user_id = p.user_id AND r.role = ${role}
        OFFSET 0)`

// `isFrequent` is for the palette, which asks at every letter: its statement is planned once.
type Page = { after: PageKey | undefined; limit: number; isFrequent?: boolean }

export function listPeople(db: Db, wanted: Wanted, { after, limit, isFrequent = false }: Page) {
  const { few, ...filters } = startOf(wanted)
  const place = after ? sql`WHERE (created_at, id) < (${after.at}, ${after.id})` : sql``
  // OFFSET 0 keeps the steps apart: each of the few is looked up by the key, not by reading everyone,
  // and put in order before their profiles are read, of which the page needs only some.
  const people = few
    ? sql<Account>`(SELECT * FROM (${few}) AS few CROSS JOIN LATERAL
        (SELECT id, created_at, email FROM users WHERE id = few.user_id OFFSET 0) AS each
        ${place} ORDER BY created_at DESC, id DESC OFFSET 0)`
    : sql<Account>`(SELECT id, created_at, email FROM users ${place})`
  return db
    .selectFrom(people.as('u'))
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select([
      'u.id',
      'p.name',
      'u.email',
      'p.phone',
      'p.photoUrl',
      'p.isActive',
      'u.createdAt as joinedAt',
      rolesOf.as('roles'),
    ])
    .where(filtersOf(filters))
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(sql.lit(limit))
    .$if(isFrequent, (rows) => rows.modifyFront(prepared))
    .execute()
}

type Account = Pick<Selectable<Users>, 'id' | 'createdAt' | 'email'>

export function countPeople(db: Db, wanted: Wanted) {
  return countUpTo(db, countedIn(wanted))
}

// A role is counted without reading the profiles of all who have it. Those who have left have none.
function countedIn(wanted: Wanted) {
  const { role, state, ids } = wanted
  if (role !== undefined && state !== 'suspended' && ids === undefined) {
    const isActive = state === 'active' ? sql`WHERE user_id NOT IN (${suspended})` : sql``
    return sql`SELECT FROM (${holdersOf(role)}) AS h ${isActive}`
  }
  const { few, ...filters } = startOf(wanted)
  const people = few ? sql`(${few}) AS few JOIN profiles p USING (user_id)` : sql`profiles p`
  return sql`SELECT FROM ${people} WHERE ${filtersOf(filters)}`
}

export function findPerson(db: Db, id: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .leftJoin('secondFactors as f', 'f.userId', 'u.id')
    .leftJoin('barberProfiles as b', (join) => join.on(sql<boolean>`b.user_id = u.id`))
    .select([
      'u.id',
      'p.name',
      'u.email',
      'p.phone',
      'p.photoUrl',
      'p.isActive',
      'u.createdAt as joinedAt',
      rolesOf.as('roles'),
      'f.confirmedAt',
      'b.id as shopId',
      'b.shopName',
      'p.deactivatedAt',
      'p.deactivationReason',
      sql<SubRole[]>`array(SELECT sub_role FROM admin_grants g WHERE g.user_id = u.id
        AND g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now()))`.as(
        'subRoles',
      ),
      sql<string | null>`(SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id)`.as(
        'lastSeenAt',
      ),
      sql<number>`(SELECT count(*)::int FROM bookings k
        WHERE k.client_id = u.id AND k.status = 'completed')`.as('visits'),
      sql<number>`(SELECT count(*)::int FROM bookings k
        WHERE k.client_id = u.id AND k.status = 'no_show' AND k.by_shop IS NULL)`.as('noShows'),
    ])
    .where('u.id', '=', id)
    .where('p.deactivationReason', 'is distinct from', erased)
    .executeTakeFirst()
}

const mostBookings = 5

// Each of their parts in the order of its index: a condition on all three would have PostgreSQL read
// all bookings in the order of their start.
export function listNewestBookings(db: Db, userId: string) {
  const as = (column: 'client_id' | 'provider_id' | 'barber_id') =>
    sql`(SELECT id, booking_number, status, starts_at, barber_id FROM bookings
      WHERE ${sql.ref(column)} = ${userId} AND status NOT IN ('held', 'expired')
      ORDER BY starts_at DESC, id LIMIT ${mostBookings})`
  const newest = sql<NewestBooking>`(
    ${as('client_id')} UNION ${as('provider_id')} UNION ${as('barber_id')}
    ORDER BY starts_at DESC, id LIMIT ${mostBookings})`
  return db
    .selectFrom(newest.as('k'))
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.bookingNumber', 'k.status', 'k.startsAt', 'b.shopName'])
    .select(zoneOfShop.as('timeZone'))
    .orderBy('k.startsAt', 'desc')
    .orderBy('k.id')
    .execute()
}

type NewestBooking = Pick<
  Selectable<Bookings>,
  'id' | 'bookingNumber' | 'status' | 'startsAt' | 'barberId'
>

// What stays without the name, because others or the law need it.
export async function countKept(db: Db, userId: string) {
  const { rows } = await sql<{ bookings: number; reviews: number }>`
    SELECT (SELECT count(*)::int FROM bookings WHERE status NOT IN ('held', 'expired')
        AND (client_id = ${userId} OR barber_id = ${userId} OR provider_id = ${userId})) AS bookings,
      (SELECT count(*)::int FROM reviews WHERE client_id = ${userId}) AS reviews`.execute(db)
  return rows[0]!
}
