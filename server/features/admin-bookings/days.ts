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
  const days: Days = {}
  if (from !== undefined) days.from = await midnightOf(db, sql`${from}::date`)
  if (to !== undefined) days.until = await midnightOf(db, sql`${to}::date + 1`)
  return days
}

async function midnightOf(db: Db, day: Condition) {
  const { rows } = await sql<Midnight>`
    SELECT day, min(at) AS first, max(at) AS last
    FROM (SELECT ${day} AS day) AS asked
    CROSS JOIN (SELECT DISTINCT time_zone FROM cities UNION SELECT time_zone_of(NULL)) AS zones
    CROSS JOIN LATERAL (SELECT day::timestamp AT TIME ZONE time_zone AS at) AS midnights
    GROUP BY day`.execute(db)
  return rows[0]!
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
