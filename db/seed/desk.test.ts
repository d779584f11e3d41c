// What the demo city gives administrators to look at.
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { readConfig } from '#server/config.ts'
import { granted } from '#contract/permissions.ts'
import { listApprovals } from '#server/features/approvals/service.ts'
import { previewMerge } from '#server/features/merging/service.ts'
import { noRequest } from '#server/http/request-info.ts'
import { actorOf } from '#tests/actor-of.ts'
import { databaseUrl } from '#tests/world.ts'
import { seedDemo } from './city.ts'
import { admin, personId } from './people.ts'

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
  expect(reports).toHaveLength(3)
  const tasks = await rows(sql`SELECT id FROM booking_follow_ups WHERE done_at IS NULL`)
  expect(tasks).toHaveLength(3)
  const actors = await rows(sql`SELECT DISTINCT actor_id FROM audit_log`)
  expect(actors).toHaveLength(3)
})

test('reports were decided in every way, and a task is done', async () => {
  const decided = await rows(sql`SELECT r.state, k.status, k.dispute_status,
      a.reason = r.reason AND a.actor_id = r.decided_by AS is_written_down
    FROM problem_reports r JOIN bookings k ON k.id = r.booking_id
    LEFT JOIN audit_log a ON a.entity_id = r.id::text WHERE r.state <> 'open' ORDER BY r.state`)
  const closed = { disputeStatus: 'closed' }
  expect(decided).toEqual([
    { ...closed, state: 'happened', status: 'completed', isWrittenDown: true },
    { ...closed, state: 'not_happened', status: 'cancelled', isWrittenDown: true },
    { ...closed, state: 'settled', status: 'cancelled', isWrittenDown: null },
  ])
  expect(await rows(sql`SELECT FROM booking_follow_ups WHERE done_at < now()`)).toHaveLength(1)
})

test('listings in every state, decided within days that fit', async () => {
  const { counts, pace } = await listApprovals(db, { show: 'waiting' })
  const { approved, ...queues } = counts
  expect(queues).toEqual({ waiting: 4, changes: 1, suspended: 1, expiring: 2, rejected: 1 })
  expect(approved).toBeGreaterThan(38)
  expect(pace).toMatchObject({ decided: 7, inTime: 6 })
  const odd = await rows(sql`SELECT b.shop_name FROM barber_setups s
    JOIN barber_profiles b ON b.user_id = s.barber_id
    JOIN audit_log a ON a.entity_id = b.id::text AND a.action IN ('approve', 'reject', 'request-changes')
    WHERE floor(extract(epoch FROM a.created_at - s.submitted_at) / 3600)
      IS DISTINCT FROM (a.after ->> 'waitedHours')::int`)
  expect(odd).toEqual([])
  const early = await rows(sql`SELECT b.shop_name FROM barber_setups s
    JOIN barber_profiles b ON b.user_id = s.barber_id JOIN users u ON u.id = b.user_id
    WHERE s.submitted_at < b.created_at OR b.created_at < u.created_at`)
  expect(early).toEqual([])
  const silent = await rows(sql`SELECT shop_name FROM barber_profiles b
    WHERE approval_status NOT IN ('draft', 'submitted') AND city_id = (SELECT id FROM cities
      WHERE name = 'Houston') AND NOT EXISTS (SELECT FROM audit_log WHERE entity_id = b.id::text)`)
  expect(silent).toEqual([])
})

test('a barber is featured now, and one will be', async () => {
  const pins = await rows(sql`SELECT starts_on <= current_date AS is_now, is_listed(b) FROM
    featured_pins p JOIN barber_profiles b ON b.user_id = p.barber_id
    JOIN audit_log a ON a.entity_id = b.id::text AND a.action = 'feature' ORDER BY starts_on`)
  expect(pins).toEqual([
    { isNow: true, isListed: true },
    { isNow: false, isListed: true },
  ])
})

test('two listings of one barber can be merged', async () => {
  const [kept, gone] = await db
    .selectFrom('barberProfiles')
    .select('id')
    .where('shopName', 'like', 'Kashmere Crown%')
    .orderBy('shopName')
    .execute()
  const actor = actorOf(personId(admin.email), 'admin')
  const caller = { db, config: readConfig({}), actor, request: noRequest }
  const { conflicts, moved } = await previewMerge(caller, { id: gone!.id, intoId: kept!.id })
  expect(conflicts).toEqual([])
  expect(moved).toMatchObject({ bookings: 3, upcoming: 1, sameServices: 4, otherServices: 1 })
})

test('a person is suspended, and nobody did what their role does not allow', async () => {
  const people = await rows(sql`SELECT p.name FROM profiles p
    JOIN audit_log a ON a.entity_id = p.user_id::text AND a.reason = p.deactivation_reason
    WHERE NOT p.is_active AND a.action = 'suspend'`)
  expect(people).toEqual([{ name: 'Curtis Vale' }])
  const ownersOnly = ['suspend', 'restore', 'approve', 'reject', 'feature', 'revoke-badge']
  expect(granted.support).not.toContain('people.suspend')
  const wrong = await rows(sql`SELECT a.action FROM audit_log a
    JOIN admin_grants g ON g.user_id = a.actor_id
    WHERE g.sub_role <> 'owner' AND a.action = ANY(${ownersOnly})`)
  expect(wrong).toEqual([])
})

type Found = { state: string; reason: string; isClient: boolean; isBarber: boolean }

test('disputes wait for each side, and one was decided', async () => {
  const found =
    await rows(sql<Found>`SELECT d.state, d.reason, c.email = 'client@kempt.example' AS is_client,
      o.email = 'barber@kempt.example' AS is_barber
    FROM disputes d JOIN bookings k ON k.id = d.booking_id
    JOIN users c ON c.id = k.client_id JOIN users o ON o.id = k.barber_id
    ORDER BY d.state, d.reason`)
  const said = found.map(({ state, reason }) => `${state} ${reason}`)
  expect(said).toEqual([
    'barber_response quality',
    'closed other',
    'escalated conduct',
    'escalated no_service',
    'escalated no_service',
    'escalated quality',
    'offered overcharged',
  ])
  expect(found.filter(({ isBarber }) => isBarber)).toHaveLength(1)
  expect(found.filter(({ isClient }) => isClient)).toHaveLength(2)
})
