// Days of each shop's calendar, as the overview counts them. A day begins at another moment in each time
// zone, so only a booking between the first and the last of these midnights needs the clock of its shop.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/database/db.ts'

type Condition = RawBuilder<unknown>
// The midnight that begins a day: where it comes first, and where it comes last.
type Midnight = { day: string; first: string; last: string }
// From the beginning of one day to the end of another. Each may be open.
export type Days = { from?: Midnight; until?: Midnight }
type Asked = { from?: string | undefined; to?: string | undefined }

export async function readDays(db: Db, { from, to }: Asked): Promise<Days> {
  if (from === undefined && to === undefined) return {}
  const { rows } = await sql<Midnight & { bound: keyof Days }>`
    SELECT bound, day, min(at) AS first, max(at) AS last
    FROM (VALUES ('from', ${from ?? null}::date), ('until', ${to ?? null}::date + 1)) AS asked (bound, day)
    CROSS JOIN (SELECT DISTINCT time_zone FROM cities UNION SELECT time_zone_of(NULL)) AS zones
    CROSS JOIN LATERAL (SELECT day::timestamp AT TIME ZONE time_zone AS at) AS midnights
    WHERE day IS NOT NULL
    GROUP BY bound, day`.execute(db)
  return Object.fromEntries(rows.map(({ bound, ...midnight }) => [bound, midnight]))
}

const dayThere = sql`(starts_at AT TIME ZONE time_zone_of(barber_id))::date`

export function isWithin({ from, until }: Days): Condition[] {
  const conditions: Condition[] = []
  if (from) conditions.push(sql`starts_at >= ${from.first}`)
  if (from && from.first !== from.last)
    conditions.push(sql`(starts_at >= ${from.last} OR ${dayThere} >= ${from.day}::date)`)
  if (until) conditions.push(sql`starts_at < ${until.last}`)
  if (until && until.first !== until.last)
    conditions.push(sql`(starts_at < ${until.first} OR ${dayThere} < ${until.day}::date)`)
  return conditions
}

// The same in parts without a row in common. The first and longest is read from an index alone, which
// counts ten thousand bookings in a few milliseconds.
export function partsOf(days: Days): Condition[][] {
  const { from, until } = days
  const between = [
    ...(from ? [sql`starts_at >= ${from.last}`] : []),
    ...(until ? [sql`starts_at < ${until.first}`] : []),
  ]
  const parts = [between]
  if (from && from.first !== from.last)
    parts.push([...isWithin(days), sql`starts_at < ${from.last}`])
  if (until && until.first !== until.last) {
    const isAfterFrom = from ? [sql`starts_at >= ${from.last}`] : []
    parts.push([...isWithin(days), ...isAfterFrom, sql`starts_at >= ${until.first}`])
  }
  return parts
}
