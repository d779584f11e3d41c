// Only the owner can use a session: not an attacker who planted, kept or stole a token.
import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { createHub } from '#server/features/live/hub.ts'
import { readConfig } from '#server/config.ts'
import { startWorker } from '#server/worker.ts'
import { suspendPerson, takeRole } from '#tests/acting.ts'
import { me, password, signedIn, stranger } from '#tests/accounts.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { databaseUrl, db, make } from '#tests/world.ts'

const cookieOf = (visitor: { cookies: Map<string, string> }) =>
  visitor.cookies.get('__Host-session')

async function age(userId: string, hours: number) {
  const rotatedAt = new Date(Date.now() - hours * 3_600_000).toISOString()
  await db.updateTable('sessions').set({ rotatedAt }).where('userId', '=', userId).execute()
}

describe('tokens', () => {
  test('a token planted before the sign-in is worth nothing after it', async () => {
    const { email, visitor } = await signedIn()
    const planted = cookieOf(visitor)
    await visitor.post('/api/auth/sign-in', { email, password })
    expect(cookieOf(visitor)).not.toBe(planted)
    const attacker = stranger()
    attacker.cookies.set('__Host-session', planted!)
    expect(await me(attacker)).toBeNull()
  })

  test('signed out is out, on the server too', async () => {
    const { visitor } = await signedIn()
    const old = cookieOf(visitor)
    await visitor.post('/api/auth/sign-out')
    expect(cookieOf(visitor)).toBeUndefined()
    visitor.cookies.set('__Host-session', old!)
    expect(await me(visitor)).toBeNull()
  })

  test('a day old, it is given anew; twenty tabs at once all stay in', async () => {
    const { visitor, userId } = await signedIn()
    const old = cookieOf(visitor)!
    await age(userId, 25)
    const tabs = Array.from({ length: 20 }, () => {
      const tab = stranger()
      tab.cookies.set('__Host-session', old)
      return tab
    })
    const answers = await Promise.all(tabs.map((tab) => tab.post('/api/auth/refresh')))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const renewed = tabs.filter((tab) => cookieOf(tab) !== old)
    expect(renewed).toHaveLength(1)
    expect(await me(renewed[0]!)).toMatchObject({ user: { id: userId } })
  })

  test('the old token shown later ends the session for everyone', async () => {
    const { visitor, userId } = await signedIn()
    const stolen = cookieOf(visitor)!
    await age(userId, 25)
    await visitor.post('/api/auth/refresh')
    await age(userId, 1)
    const thief = stranger()
    thief.cookies.set('__Host-session', stolen)
    expect(await me(thief)).toBeNull()
    expect(await me(visitor)).toBeNull()
  })

  test('an hour young, it stays as it is', async () => {
    const { visitor } = await signedIn()
    const token = cookieOf(visitor)
    await visitor.post('/api/auth/refresh')
    expect(cookieOf(visitor)).toBe(token)
  })

  test('after ninety days it is over, however often it was used', async () => {
    const { visitor, userId } = await signedIn()
    const createdAt = new Date(Date.now() - 89.9 * 86_400_000).toISOString()
    await db.updateTable('sessions').set({ createdAt }).where('userId', '=', userId).execute()
    const { body } = await visitor.post('/api/auth/refresh')
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThan(0.2 * 86_400_000)
  })
})

describe('live streams', async () => {
  const hub = await createHub({ url: databaseUrl })
  const app = openApp({ hub })
  const worker = await startWorker({ db, url: databaseUrl, config: readConfig({}), log: app.log })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await worker.stop()
    await hub.close()
  })

  async function openStream(cookie: string) {
    const { promise: ended, resolve } = Promise.withResolvers<number>()
    const { promise: open, resolve: opened } = Promise.withResolvers<void>()
    const headers = { cookie: `__Host-session=${cookie}` }
    httpRequest(`${address}/api/live`, { headers }, (response) => {
      response.once('data', () => opened())
      response.on('data', () => {})
      response.once('close', () => resolve(Date.now()))
    }).end()
    await open
    return { ended }
  }

  const admin = await make.person('admin')
  const reason = 'For the test'

  test.each([
    ['suspension', (id: string) => suspendPerson(admin, { id, reason })],
    ['a lost role', (id: string) => takeRole(admin, { id, role: 'barber', reason })],
  ])('%s closes them within a second', async (_, end) => {
    const person = await make.person('barber')
    const visitor = createVisitor(app)
    await signIn(visitor, person)
    const { ended } = await openStream(cookieOf(visitor)!)
    const began = Date.now()
    await end(person.id)
    const at = await Promise.race([ended, sleep(3000, Number.POSITIVE_INFINITY)])
    expect(at - began).toBeLessThan(1000)
    expect(await me(visitor)).toBeNull()
  })
})
