// A server with the live channel caches sessions for half a second. A removed user still loses
// access within a second.
import { afterAll, expect, test } from 'vitest'
import { createHub } from '#server/features/live/hub.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { confirmed, me, password } from '#tests/accounts.ts'
import { createVisitor, openApp } from '#tests/http.ts'
import { databaseUrl, db } from '#tests/world.ts'

const hub = await createHub({ url: databaseUrl })
afterAll(() => hub.close())
const app = openApp({ hub })

test('a session that ended is worth nothing a second later', async () => {
  const { email } = await confirmed()
  const visitor = createVisitor(app)
  await visitor.post('/api/auth/sign-in', { email, password })
  const { user } = await me(visitor)
  const ask = async () => (await visitor.get('/api/notifications')).status
  expect(await ask()).toBe(200)
  await endSessionsOf(db, user.id)
  await expect.poll(ask, { timeout: 1000, interval: 50 }).toBe(401)
})
