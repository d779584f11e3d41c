import { sql } from 'kysely'
import { goalHours } from '#contract/admin/overview.ts'
import type { Db } from '#server/database/db.ts'

export type Waiting = { count: number; overdue: number; oldestAt: string | null }

export function findAppeals(db: Db) {
  const since = sql`SELECT created_at AS since FROM no_show_appeals WHERE state = 'open'`
  return findWaiting(db, since, goalHours.appeals)
}

export function findProblems(db: Db) {
  const since = sql`SELECT created_at AS since FROM problem_reports WHERE state = 'open'`
  return findWaiting(db, since, goalHours.problems)
}

// Since they have waited for us. Disputes about whether a booking took place are reports, too.
export function findDisputes(db: Db) {
  const since = sql`SELECT coalesce((SELECT max(at) FROM dispute_events AS e
      WHERE e.dispute_id = d.id AND e.event IN ('escalated', 'unanswered', 'appealed', 'lost')),
      created_at) AS since
    FROM disputes AS d WHERE state IN ('escalated', 'appealed')`
  return findWaiting(db, since, goalHours.disputes)
}

export function findClaims(db: Db) {
  const since = sql`SELECT created_at AS since FROM commission_claims WHERE state = 'open'`
  return findWaiting(db, since, goalHours.claims)
}

// Requests that a colleague made: nobody approves their own.
export function findRefundRequests(db: Db, actorId: string) {
  const since = sql`SELECT created_at AS since FROM refund_orders
    WHERE state = 'waiting' AND expires_at > now() AND asked_by <> ${actorId}`
  return findWaiting(db, since, goalHours.refunds)
}

export function findFailedRefunds(db: Db) {
  const since = sql`SELECT settled_at AS since FROM refunds WHERE state = 'failed'`
  return findWaiting(db, since, goalHours.failedRefunds)
}

export function findReliabilityReviews(db: Db) {
  const since = sql`SELECT created_at AS since FROM reliability_notices
    WHERE kind = 'review' AND closed_at IS NULL`
  return findWaiting(db, since, goalHours.reliability)
}

async function findWaiting(db: Db, since: ReturnType<typeof sql>, hours: number) {
  const { rows } = await sql<Waiting>`
    SELECT count(*) AS count, min(since) AS "oldestAt",
      count(*) FILTER (WHERE since < now() - make_interval(hours => ${hours})) AS overdue
    FROM (${since}) AS waiting`.execute(db)
  return rows[0]!
}
