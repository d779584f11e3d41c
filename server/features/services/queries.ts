import { sql, type Insertable, type Updateable } from 'kysely'
import type { OfferedService } from '#contract/business/services.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { Services } from '#server/database/tables.ts'

export function listServices(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services as s')
    .select(['s.id', 's.name', 's.description', 's.priceCents', 's.durationMinutes'])
    .select(['s.bufferMinutes', 's.isAddOn', 's.isActive', 's.depositPercent'])
    .select([
      sql<OfferedService['category']>`s.category`.as('category'),
      sql<string[]>`ARRAY(SELECT employee_id FROM employee_services
        JOIN employees AS e ON e.id = employee_id
        WHERE service_id = s.id AND e.is_active)`.as('memberIds'),
      sql<number>`(SELECT count(DISTINCT b.id) FROM bookings AS b
        JOIN booking_items AS i ON i.booking_id = b.id
        WHERE b.barber_id = s.barber_id AND i.service_id = s.id
          AND b.starts_at BETWEEN now() - interval '30 days' AND now()
          AND b.status NOT IN ('held', 'declined', 'expired', 'cancelled', 'no_show'))`.as(
        'recentBookings',
      ),
    ])
    .where('s.barberId', '=', barberId)
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()
}

export function listMembers(db: Db, barberId: BarberId) {
  return db
    .selectFrom('employees as e')
    .innerJoin('profiles as p', 'p.userId', 'e.userId')
    .select(['e.id', 'p.name'])
    .where('e.barberId', '=', barberId)
    .where('e.isActive', '=', true)
    .orderBy('e.joinedAt')
    .orderBy('e.id')
    .execute()
}

// Locks the business until the transaction ends, so that parallel inserts cannot pass the limit.
export async function lockPriceList(db: Db, barberId: BarberId) {
  await db.selectFrom('users').select('id').where('id', '=', barberId).forUpdate().execute()
  const { count, last } = await db
    .selectFrom('services')
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(max(position), -1)`.as('last'),
    ])
    .where('barberId', '=', barberId)
    .executeTakeFirstOrThrow()
  return { count, last }
}

export function insertService(db: Db, row: Insertable<Services>) {
  return db.insertInto('services').values(row).returning('id').executeTakeFirstOrThrow()
}

type Own = { barberId: BarberId; id: string }

// False when the service belongs to another business.
export async function updateService(db: Db, { barberId, id }: Own, change: Updateable<Services>) {
  const row = await db
    .updateTable('services')
    .set(change)
    .where('id', '=', id)
    .where('barberId', '=', barberId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setPerformers(db: Db, serviceId: string, employeeIds: string[]) {
  await db.deleteFrom('employeeServices').where('serviceId', '=', serviceId).execute()
  if (employeeIds.length === 0) return
  await db
    .insertInto('employeeServices')
    .values(employeeIds.map((employeeId) => ({ employeeId, serviceId })))
    .execute()
}

// Returns how many of these services belong to the business.
export async function setOrder(db: Db, barberId: BarberId, ids: string[]) {
  const { rows } = await sql<{ id: string }>`
    UPDATE services AS s SET position = sorted.position
    FROM (SELECT id, row_number() OVER (
            ORDER BY array_position(${ids}::uuid[], id), position, id) - 1 AS position
          FROM services WHERE barber_id = ${barberId}) AS sorted
    WHERE s.id = sorted.id RETURNING s.id
  `.execute(db)
  return rows.filter(({ id }) => ids.includes(id)).length
}
