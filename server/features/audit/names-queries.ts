// Names for what the trail keeps as ids, so that erasing a person does not have to touch it.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

const numberOf = (table: string) =>
  sql`(SELECT booking_number FROM bookings WHERE id =
    (SELECT booking_id FROM ${sql.table(table)} WHERE id = a.entity_id::uuid))`

// What the row `a` of audit_log is about.
export const subject = sql<string | null>`CASE
  WHEN a.entity IN ('profile', 'user_roles', 'admin_grants')
    THEN (SELECT name FROM profiles WHERE user_id = a.entity_id::uuid)
  WHEN a.entity = 'bookings'
    THEN (SELECT booking_number FROM bookings WHERE id = a.entity_id::uuid)
  WHEN a.entity = 'no_show_appeals' THEN ${numberOf('no_show_appeals')}
  WHEN a.entity = 'problem_reports' THEN ${numberOf('problem_reports')}
  WHEN a.entity = 'commission_claims' THEN ${numberOf('commission_claims')}
  WHEN a.entity = 'commission_rules'
    THEN (SELECT shop_name FROM barber_profiles WHERE user_id =
      (SELECT barber_id FROM commission_rules WHERE id = a.entity_id::uuid))
  WHEN a.entity = 'barber_profiles'
    THEN (SELECT shop_name FROM barber_profiles WHERE id = a.entity_id::uuid)
  WHEN a.entity = 'barber_badges'
    THEN (SELECT shop_name FROM barber_profiles WHERE user_id =
      (SELECT barber_id FROM barber_badges WHERE id = a.entity_id::uuid))
  WHEN a.entity = 'reliability_notices'
    THEN (SELECT shop_name FROM barber_profiles WHERE user_id =
      (SELECT barber_id FROM reliability_notices WHERE id = a.entity_id::uuid))
  WHEN a.entity = 'employees'
    THEN (SELECT name FROM profiles WHERE user_id =
      (SELECT user_id FROM employees WHERE id = a.entity_id::uuid))
  WHEN a.entity = 'employee_payments'
    THEN (SELECT name FROM profiles WHERE user_id =
      (SELECT user_id FROM employees WHERE id =
        (SELECT employee_id FROM employee_payments WHERE id = a.entity_id::uuid)))
  WHEN a.entity = 'cities' THEN (SELECT name FROM cities WHERE id = a.entity_id::uuid) END`

export async function listNamesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT user_id AS id, name FROM profiles WHERE user_id = ANY (${ids}::uuid[])
    UNION ALL
    SELECT id, shop_name FROM barber_profiles WHERE id = ANY (${ids}::uuid[])
    UNION ALL
    SELECT e.id, p.name FROM employees AS e JOIN profiles AS p USING (user_id)
      WHERE e.id = ANY (${ids}::uuid[])
    UNION ALL
    SELECT id, name FROM services WHERE id = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
