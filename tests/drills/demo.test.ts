// Builds the demo city at many moments of a week, because what its people did depends on the hour
// and the day it was built.
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { seedDemo } from '#db/seed/city.ts'
import { connect } from '#server/database/db.ts'
import type {} from '#tests/postgres.ts'

const days = 7
const hours = [0.1, 9, 14, 23.8]
const midnight = Temporal.ZonedDateTime.from('2026-11-15T00:00[America/Chicago]')
const moments = Array.from({ length: days }, (_, day) =>
  hours.map((hour) => midnight.add({ days: day, minutes: Math.round(hour * 60) })),
).flat()

test.each(moments)('built at %s', { timeout: 120_000 }, async (moment) => {
  const now = moment.toInstant()
  const name = `demo_${now.epochMilliseconds}`
  const server = new pg.Client(inject('postgres'))
  await server.connect()
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${inject('template')}`)
  const db = connect(inject('postgres').replace('/kempt?', `/${name}?`), {
    max: 2,
    statementTimeoutMs: 60_000,
  })
  await seedDemo(db, now)
  const at = now.toString()
  const { rows } = await sql`
    SELECT (SELECT count(*)::int FROM problem_reports WHERE state = 'open') AS reports,
      (SELECT count(*)::int FROM problem_reports WHERE state <> 'open') AS decided,
      (SELECT count(*)::int FROM no_show_appeals WHERE state = 'open') AS appeals,
      (SELECT count(*)::int FROM no_show_appeals a JOIN bookings b ON b.id = a.booking_id
        WHERE a.created_at < b.ends_at OR a.created_at > ${at}) AS odd_appeals,
      (SELECT count(*)::int FROM booking_follow_ups WHERE done_at IS NULL) AS follow_ups,
      (SELECT count(*)::int FROM commission_claims) AS claims,
      (SELECT count(DISTINCT b.barber_id)::int FROM bookings b JOIN users u ON u.id = b.client_id
        WHERE u.email = 'client@kempt.example' AND b.status = 'completed') >= 3 AS knows_shops,
      (SELECT count(*)::int FROM bookings b JOIN users u ON u.id = b.client_id
        WHERE u.email = 'client@kempt.example' AND b.status = 'confirmed'
        AND b.starts_at > ${at}) AS ahead`.execute(db)
  await db.destroy()
  await server.query(`DROP DATABASE ${name}`)
  await server.end()
  const reports = { reports: 4, decided: 3 }
  const appeals = { appeals: 3, oddAppeals: 0 }
  const rest = { followUps: 3, claims: 3, knowsShops: true, ahead: 2 }
  expect(rows).toEqual([{ ...reports, ...appeals, ...rest }])
})
