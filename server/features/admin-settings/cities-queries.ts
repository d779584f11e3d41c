import { sql } from 'kysely'
import type { CityForm } from '#contract/admin/settings/cities.ts'
import type { Db } from '#server/database/db.ts'

const columns = [
  'c.name',
  'c.state',
  'c.latitude',
  'c.longitude',
  'c.timeZone',
  'c.isActive',
] as const

const upcoming = sql<number>`(SELECT count(*)::int FROM bookings AS k
  JOIN barber_profiles AS b ON b.user_id = k.barber_id
  WHERE b.city_id = c.id AND k.status IN ('pending', 'confirmed') AND k.starts_at > now())`

export function listAllCities(db: Db) {
  return db
    .selectFrom('cities as c')
    .select([
      'c.id',
      ...columns,
      sql<number>`(SELECT count(*)::int FROM barber_profiles
        WHERE city_id = c.id AND is_approved AND is_active)`.as('barbers'),
      upcoming.as('upcoming'),
    ])
    .orderBy('c.name')
    .orderBy('c.state')
    .execute()
}

export function lockCity(db: Db, id: string) {
  return db
    .selectFrom('cities as c')
    .select([...columns, upcoming.as('upcoming')])
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertCity(db: Db, city: CityForm) {
  const { id } = await db
    .insertInto('cities')
    .values(city)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCity(db: Db, id: string, city: CityForm) {
  await db.updateTable('cities').set(city).where('id', '=', id).execute()
}

export async function hasCity(db: Db, id: string) {
  const row = await db.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
