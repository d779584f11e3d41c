// Names for what the trail keeps as ids, so that erasing a person does not have to touch it.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/database/db.ts'

const ofPerson = sql`SELECT user_id AS id, name FROM profiles`

const ofBooking = (table: string) => sql`SELECT each.id, booking_number AS name, k.barber_id
  FROM ${sql.table(table)} AS each JOIN bookings AS k ON k.id = each.booking_id`

const ofBusiness = (table: string) => sql`SELECT each.id, shop_name AS name
  FROM ${sql.table(table)} AS each JOIN barber_profiles AS b ON b.user_id = each.barber_id`

// Ids and names of each kind of thing that an entry is about.
const subjects = new Map<string, RawBuilder<unknown>>([
  ['profile', ofPerson],
  ['user_roles', ofPerson],
  ['admin_grants', ofPerson],
  ['bookings', sql`SELECT id, booking_number AS name, barber_id FROM bookings`],
  ['no_show_appeals', ofBooking('no_show_appeals')],
  ['problem_reports', ofBooking('problem_reports')],
  ['disputes', ofBooking('disputes')],
  ['commission_claims', ofBooking('commission_claims')],
  ['refund_log', ofBooking('refund_log')],
  ['commission_rules', ofBusiness('commission_rules')],
  ['promotions', sql`SELECT id, name FROM promotions`],
  ['referrals', ofPerson],
  ['barber_profiles', sql`SELECT id, shop_name AS name FROM barber_profiles`],
  ['barber_badges', ofBusiness('barber_badges')],
  ['reliability_notices', ofBusiness('reliability_notices')],
  ['employees', sql`SELECT e.id, name FROM employees AS e JOIN profiles AS p USING (user_id)`],
  [
    'employee_payments',
    sql`SELECT each.id, name FROM employee_payments AS each
      JOIN employees AS e ON e.id = each.employee_id JOIN profiles AS p USING (user_id)`,
  ],
  ['cities', sql`SELECT id, name FROM cities`],
])

// Whose times are those of a shop.
const ofShop = [
  'bookings',
  'disputes',
  'no_show_appeals',
  'problem_reports',
  'commission_claims',
  'refund_log',
]

type Thing = { entity: string; entityId: string }
type Subject = { subject: string | null; timeZone: string | null }

// Asks only for the kinds that are there: planning all of them takes longer than finding the names.
export async function listSubjects(db: Db, things: readonly Thing[]) {
  const parts = Map.groupBy(things, ({ entity }) => entity)
    .entries()
    .flatMap(([entity, each]) => {
      const names = subjects.get(entity)
      const ids = each.map(({ entityId }) => entityId)
      const zone = ofShop.includes(entity) ? sql`time_zone_of(barber_id)` : sql`NULL::text`
      return names
        ? [
            sql`SELECT ${entity}::text AS entity, id::text AS "entityId", name AS subject,
              ${zone} AS "timeZone"
              FROM (${names}) AS named WHERE id = ANY (${ids}::uuid[])`,
          ]
        : []
    })
    .toArray()
  const nothing: Subject = { subject: null, timeZone: null }
  if (parts.length === 0) return () => nothing
  const all = sql.join(parts, sql` UNION ALL `)
  const { rows } = await sql<Thing & Subject>`${all}`.execute(db)
  const found = new Map<string, Subject>(
    rows.map(({ subject, timeZone, ...thing }) => [keyOf(thing), { subject, timeZone }]),
  )
  return (thing: Thing) => found.get(keyOf(thing)) ?? nothing
}

const keyOf = ({ entity, entityId }: Thing) => `${entity} ${entityId}`

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
    SELECT id, name FROM services WHERE id = ANY (${ids}::uuid[])
    UNION ALL
    SELECT id, name FROM cities WHERE id = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
