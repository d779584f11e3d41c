// What PostgreSQL refuses to read is bad input, not a failure of ours.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { db } from '#tests/world.ts'
import { refusalIn } from './errors.ts'

test.each([
  ['22P02', sql`SELECT ${'not a uuid'}::uuid`],
  ['22007', sql`SELECT ${'someday'}::timestamptz`],
  ['22008', sql`SELECT ${'2026-02-30'}::date`],
  ['22009', sql`SELECT ${'2026-02-01 00:00+99:99'}::timestamptz`],
  ['22003', sql`SELECT ${'99999999999'}::int`],
])('%s is answered with INVALID_INPUT', async (code, query) => {
  const error: unknown = await query.execute(db).then(
    () => undefined,
    (refused: unknown) => refused,
  )
  expect(error).toMatchObject({ code })
  expect(refusalIn(error)).toMatchObject({ code: 'INVALID_INPUT' })
})

test('a mistake in our SQL stays a failure', async () => {
  const error: unknown = await sql`SELECT nothing FROM nowhere`
    .execute(db)
    .catch((refused: unknown) => refused)
  expect(refusalIn(error)).toBeUndefined()
})
