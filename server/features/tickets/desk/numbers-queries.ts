// How fast and how well support answers, over 30 days.
import { sql } from 'kysely'
import type { DeskNumbers } from '#contract/admin/support/support-desk.ts'
import type { Db } from '#server/database/db.ts'

type Totals = Omit<DeskNumbers, 'byAge' | 'days'>

export async function readNumbers(db: Db): Promise<DeskNumbers> {
  const { rows } = await sql<Totals>`
    WITH late AS (SELECT * FROM support_tickets WHERE created_at > now() - interval '30 days'
      AND merged_into IS NULL)
    SELECT
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY first_reply_minutes) FROM late
        WHERE first_reply_minutes IS NOT NULL) AS first_reply_minutes,
      (SELECT count(*)::int FROM support_tickets WHERE ${isOpen}) AS backlog,
      (SELECT count(*)::int FROM support_tickets WHERE ${isOpen} AND due_at < now()) AS overdue,
      (SELECT round(avg(csat), 1)::float FROM late) AS csat,
      (SELECT count(csat)::int FROM late) AS ratings,
      (SELECT round(100.0 * count(*) FILTER (WHERE reopened > 0) / nullif(count(*), 0), 1)::float
        FROM late WHERE solved_at IS NOT NULL OR reopened > 0) AS reopened_percent`.execute(db)
  const [totals] = rows
  if (!totals) throw new Error('Without a row.')
  return { ...totals, byAge: await countByAge(db), days: await listDays(db) }
}

const isOpen = sql`state IN ('new', 'open') AND merged_into IS NULL`

async function countByAge(db: Db) {
  const { rows } = await sql<DeskNumbers['byAge'][number]>`
    SELECT a.age, count(t.id)::int AS count
    FROM (VALUES ('hours', interval '0', interval '8 hours'),
      ('day', interval '8 hours', interval '1 day'), ('week', interval '1 day', interval '7 days'),
      ('older', interval '7 days', interval '100 years')) AS a(age, least, most)
    LEFT JOIN support_tickets t ON t.state IN ('new', 'open') AND t.merged_into IS NULL
      AND t.created_at <= now() - a.least AND t.created_at > now() - a.most
    GROUP BY a.age, a.least ORDER BY a.least`.execute(db)
  return rows
}

// By days of support's own clock, the oldest first.
async function listDays(db: Db) {
  const { rows } = await sql<DeskNumbers['days'][number]>`
    WITH zone AS (SELECT time_zone FROM support_hours),
    days AS (SELECT ((now() AT TIME ZONE time_zone)::date - n) AS day, time_zone
      FROM zone, generate_series(0, 13) AS n)
    SELECT days.day,
      (SELECT count(*)::int FROM support_tickets
        WHERE (created_at AT TIME ZONE time_zone)::date = days.day) AS opened,
      (SELECT count(*)::int FROM support_tickets
        WHERE (solved_at AT TIME ZONE time_zone)::date = days.day) AS solved,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY first_reply_minutes)
        FROM support_tickets WHERE (first_replied_at AT TIME ZONE time_zone)::date = days.day)
        AS first_reply_minutes,
      (SELECT round(avg(csat), 1)::float FROM support_tickets
        WHERE (csat_at AT TIME ZONE time_zone)::date = days.day) AS csat
    FROM days ORDER BY days.day`.execute(db)
  return rows
}
