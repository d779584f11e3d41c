import { sql } from 'kysely'
import type { PeopleQuery } from '#contract/admin/people.ts'
import type { Role } from '#contract/access.ts'
import type { PageKey } from '#contract/admin/page.ts'
import type { SubRole } from '#contract/permissions.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { containing, type Meaning } from '#server/meaning.ts'

const mostPeople = 200
const fewFound = 5
// How alike two names are, from 0 to 1.
const nearness = '0.45'

// People by what was typed. Names with a wrong letter are asked for only when few are right.
export async function findPeople(db: Db, { kind, text }: Meaning): Promise<string[]> {
  const people = db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select('p.userId')
    .limit(mostPeople)
  const condition = {
    number: sql<boolean>`false`,
    email: sql<boolean>`u.email LIKE ${containing(text)}`,
    phone: sql<boolean>`p.phone LIKE ${containing(text)}`,
    name: sql<boolean>`p.plain_name LIKE ${containing(text)}`,
  }[kind]
  const found = (await people.where(condition).execute()).map(({ userId }) => userId)
  if (kind !== 'name' || found.length >= fewFound || text.length < 3) return found
  const near = await inTransaction(db, async (db) => {
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${nearness}, true)`.execute(db)
    return db
      .selectFrom('profiles as p')
      .select('p.userId')
      .where(sql<boolean>`${text} <% p.plain_name`)
      .orderBy(sql`${text} <<-> p.plain_name`)
      .limit(fewFound * 2)
      .execute()
  })
  return [...new Set([...found, ...near.map(({ userId }) => userId)])]
}

type Wanted = Pick<PeopleQuery, 'role' | 'state'> & { ids: string[] | undefined }

const rolesOf = sql<string[]>`array(SELECT role FROM user_roles r WHERE r.user_id = u.id
  UNION SELECT 'employee' FROM employees e WHERE e.user_id = u.id AND e.is_active)`

// By index from the side of the role: a walk over everyone would ask each for their roles.
const ofRole = (role: Role) =>
  role === 'employee'
    ? sql<boolean>`u.id IN (SELECT user_id FROM employees WHERE is_active
        UNION SELECT user_id FROM user_roles WHERE role = 'employee')`
    : sql<boolean>`u.id IN (SELECT user_id FROM user_roles WHERE role = ${role})`

function matching(db: Db, { role, state, ids }: Wanted) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .where('p.deactivationReason', 'is distinct from', 'deleted')
    .$if(role !== undefined, (rows) => rows.where(ofRole(role!)))
    .$if(state !== undefined, (rows) => rows.where('p.isActive', '=', state === 'active'))
    .$if(ids !== undefined, (rows) => rows.where(sql<boolean>`u.id = ANY (${ids}::uuid[])`))
}

type Page = { after: PageKey | undefined; limit: number }

export function listPeople(db: Db, wanted: Wanted, { after, limit }: Page) {
  return matching(db, wanted)
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
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(u.created_at, u.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('u.createdAt', 'desc')
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute()
}

export function countPeople(db: Db, wanted: Wanted) {
  return countUpTo(db, matching(db, wanted).select('u.id'))
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
      sql<number>`(SELECT count(*)::int FROM bookings k WHERE k.starts_at > now()
        AND k.status IN ('pending', 'confirmed')
        AND (k.client_id = u.id OR k.provider_id = u.id OR k.barber_id = u.id))`.as('upcoming'),
    ])
    .where('u.id', '=', id)
    .where('p.deactivationReason', 'is distinct from', 'deleted')
    .executeTakeFirst()
}

const mostBookings = 5

export function listNewestBookings(db: Db, userId: string) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select([
      'k.id',
      'k.bookingNumber',
      'k.status',
      'k.startsAt',
      sql<string>`time_zone_of(k.barber_id)`.as('timeZone'),
      'b.shopName',
    ])
    .where('k.status', 'not in', ['held', 'expired'])
    .where(
      sql<boolean>`(k.client_id = ${userId} OR k.provider_id = ${userId} OR k.barber_id = ${userId})`,
    )
    .orderBy('k.startsAt', 'desc')
    .orderBy('k.id')
    .limit(mostBookings)
    .execute()
}

// What stays without the name, because others or the law need it.
export async function countKept(db: Db, userId: string) {
  const { rows } = await sql<{ bookings: number; reviews: number }>`
    SELECT (SELECT count(*)::int FROM bookings WHERE status NOT IN ('held', 'expired')
        AND (client_id = ${userId} OR barber_id = ${userId} OR provider_id = ${userId})) AS bookings,
      (SELECT count(*)::int FROM reviews WHERE client_id = ${userId}) AS reviews`.execute(db)
  return rows[0]!
}
