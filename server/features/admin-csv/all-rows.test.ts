// A file has all rows of its filter, however many they are.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { as, db, make } from '#tests/world.ts'

const people = 100_050

test('a list longer than 100,000 rows is complete, and the trail has its length', async () => {
  await sql`WITH made AS (
      INSERT INTO users (email, created_at)
      SELECT 'many-' || n || '@example.com', now() - make_interval(secs => n)
      FROM generate_series(1, ${people}::int) AS n RETURNING id)
    INSERT INTO profiles (user_id, name) SELECT id, 'One of many' FROM made`.execute(db)
  const owner = await make.admin('owner')
  const visitor = createVisitor(openApp())
  await signIn(visitor, owner)
  const { status, body } = await visitor.get('/api/admin/people.csv')
  expect(status).toBe(200)
  // The first line has the titles, and the owner is a person too.
  expect(String(body).trimEnd().split('\r\n')).toHaveLength(1 + people + 1)
  const { rows } = await as(owner).audit.list({ action: 'export-list' })
  expect(rows[0]?.after).toEqual({ rows: people + 1 })
}, 180_000)
