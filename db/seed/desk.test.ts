// What the demo city gives administrators to look at.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { databaseUrl } from '#tests/world.ts'
import { seedDemo } from './city.ts'

const db = connect(databaseUrl, { max: 2, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
await seedDemo(db)

async function rows<Row>(query: ReturnType<typeof sql<Row>>) {
  return (await query.execute(db)).rows
}

test('a feature for a share of clients, one with an end, and their history', async () => {
  const flags = await db.selectFrom('featureFlags').selectAll().orderBy('key').execute()
  expect(flags).toMatchObject([
    { key: 'referral', isEnabled: true, endsAt: expect.any(String) },
    { key: 'reviews_photos', rolloutPercent: 75, roles: ['client'] },
  ])
  const trail = await rows(sql`SELECT FROM audit_log WHERE entity = 'feature_flags'`)
  expect(trail).toHaveLength(5)
})

test('one badge of this week was taken away, with a reason in the trail', async () => {
  const revoked = await rows(sql`
    SELECT b.id FROM barber_badges b JOIN audit_log a ON a.entity_id = b.id::text
    WHERE b.revoked_at IS NOT NULL AND b.revoke_reason = a.reason
    AND barred_until > period_end AND period_end = (SELECT max(run_on) FROM badge_runs)`)
  expect(revoked).toHaveLength(1)
})

test('administrators have appeals, reports and tasks, and a trail of three of them', async () => {
  const open = await rows(sql`SELECT id FROM no_show_appeals WHERE state = 'open'`)
  expect(open).toHaveLength(3)
  const reports = await rows(sql`SELECT id FROM problem_reports WHERE state = 'open'`)
  expect(reports).toHaveLength(4)
  const tasks = await rows(sql`SELECT id FROM booking_follow_ups WHERE done_at IS NULL`)
  expect(tasks).toHaveLength(3)
  const actors = await rows(sql`SELECT DISTINCT actor_id FROM audit_log`)
  expect(actors).toHaveLength(3)
})
