// Behind a real standby the server is not ready, and what would write is asked to come back. Once the
// standby is promoted, everything works without a restart.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { promote, startPrimary, startStandby } from '#tests/drills/pair.ts'
import { createVisitor, openApp, type App } from '#tests/http.ts'
import { openFolder } from '#tests/temporary.ts'
import { db } from '#tests/world.ts'
import { connect } from './db.ts'
import { migrate } from './migrate.ts'

const folder = openFolder()
if (process.getuid?.() === 0) chmodSync(folder, 0o711)
const primary = await startPrimary(join(folder, 'primary'))
await migrate(primary.url)
const standby = await startStandby(primary, join(folder, 'standby'))
const own = connect(standby.url, { max: 3 })
afterAll(async () => {
  await own.destroy()
  await standby.stop()
  await primary.stop()
})

const app = openApp({ on: own })
const usual = openApp()
const signIn = (app: App) =>
  createVisitor(app).post('/api/auth/sign-in', { email: 'ana@example.com', password: 'wrong one' })
const busy = { status: 503, body: { code: 'UNAVAILABLE' } }

test('a standby answers questions, and nothing that writes', async () => {
  const visitor = createVisitor(app)
  expect((await visitor.get('/healthz')).status).toBe(200)
  expect((await visitor.get('/api/settings')).status).toBe(200)
  const ready = await visitor.get('/readyz')
  expect(ready).toMatchObject(busy)
  const answer = await signIn(app)
  expect(answer).toMatchObject(busy)
  for (const { headers } of [ready, answer])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)

  await promote(standby)
  await vi.waitFor(async () => expect((await visitor.get('/readyz')).status).toBe(200), 10_000)
  await vi.waitFor(
    async () => expect(await signIn(app)).toMatchObject({ body: { code: 'INVALID_CREDENTIALS' } }),
    10_000,
  )
})

test('a query that a standby canceled is one to ask again', async () => {
  await sql`CREATE FUNCTION cancel() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'conflict with recovery' USING ERRCODE = '40001'; END $$`.execute(db)
  await sql`CREATE TRIGGER cancel BEFORE INSERT OR UPDATE ON rate_limits
    FOR EACH ROW EXECUTE FUNCTION cancel()`.execute(db)
  const answer = await signIn(usual)
  expect(answer).toMatchObject(busy)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await sql`DROP TRIGGER cancel ON rate_limits`.execute(db)
  expect(await signIn(usual)).toMatchObject({ body: { code: 'INVALID_CREDENTIALS' } })
})
