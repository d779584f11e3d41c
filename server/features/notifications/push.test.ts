import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { stranger } from '#tests/accounts.ts'
import { signIn } from '#tests/http.ts'
import { as, db, defaultConfig, make } from '#tests/world.ts'
import { createBrowser, openPushService } from './notifications.test.kit.ts'
import { readPushKey, sendPush } from './push.ts'

const service = await openPushService()
const config = readConfig({ PUSH_HOSTS: '127.0.0.1' })
afterAll(service.close)

beforeEach(async () => {
  await db.deleteFrom('pushSubscriptions').execute()
  service.received.length = 0
  service.answers.clear()
})

async function someone() {
  const person = await make.person('client')
  const visitor = stranger()
  const sessionId = await signIn(visitor, person)
  return { ...person, sessionId, visitor }
}

type Person = Awaited<ReturnType<typeof someone>>

async function withBrowser({ id, sessionId }: Person, path: string) {
  const browser = createBrowser()
  const row = { userId: id, sessionId, endpoint: service.url + path }
  const keys = JSON.stringify(browser.keys)
  await db
    .insertInto('pushSubscriptions')
    .values({ ...row, keys })
    .execute()
  return browser
}

async function endpointsOf({ id }: Person) {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ endpoint }) => endpoint.replace(service.url, ''))
}

const push = (person: Person) => ({
  userId: person.id,
  title: 'Appointment confirmed',
  message: 'Tomorrow at 2:30 PM',
  actionUrl: '/client/bookings',
  tag: 'one',
})

describe('sending', () => {
  test('reaches every browser of the person, readable by that browser alone', async () => {
    const person = await someone()
    const browsers = [await withBrowser(person, '/a'), await withBrowser(person, '/b')]
    await withBrowser(await someone(), '/stranger')
    await sendPush({ db, config }, push(person))

    expect(service.received.map(({ path }) => path)).toEqual(['/a', '/b'])
    for (const [index, { headers, body }] of service.received.entries()) {
      expect(browsers[index]!.read(body)).toEqual({
        title: 'Appointment confirmed',
        body: 'Tomorrow at 2:30 PM',
        url: '/client/bookings',
        tag: 'one',
      })
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
      expect(() => browsers[1 - index]!.read(body)).toThrow()
    }
  })

  test('is signed with the key browsers were given', async () => {
    const person = await someone()
    await withBrowser(person, '/a')
    await sendPush({ db, config }, push(person))
    const { key } = await readPushKey(db)
    const [, token = '', given] =
      /^vapid t=([^,]+), k=(.+)$/.exec(service.received[0]!.headers.authorization ?? '') ?? []
    expect(given).toBe(key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'mailto:push@kempt.example',
    })
    const signed = Buffer.from(`${head}.${claims}`)
    const publicKey = { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  })

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const person = await someone()
    await withBrowser(person, '/gone')
    await withBrowser(person, '/here')
    service.answers.set('/gone', status)
    await sendPush({ db, config }, push(person))
    expect(await endpointsOf(person)).toEqual(['/here'])
  })

  test.each([500, 429, 307])('an answer of %i is retried, and delays no other push', async (no) => {
    const person = await someone()
    await withBrowser(person, '/busy')
    await withBrowser(person, '/here')
    service.answers.set('/busy', no)
    await expect(sendPush({ db, config }, push(person))).rejects.toThrow('could not be delivered')
    expect(service.received.map(({ path }) => path)).toEqual(['/busy', '/here'])
    expect(await endpointsOf(person)).toEqual(['/busy', '/here'])
  })

  test('goes nowhere that is not, or no longer, on the list', async () => {
    const person = await someone()
    await withBrowser(person, '/a')
    await sendPush({ db, config: defaultConfig }, push(person))
    expect([service.received, await endpointsOf(person)]).toEqual([[], []])
  })

  test('ends with the session that asked for it', async () => {
    const person = await someone()
    await withBrowser(person, '/a')
    await person.visitor.post('/api/auth/sign-out')
    await sendPush({ db, config }, push(person))
    expect(service.received).toEqual([])
  })
})

describe('subscribing', () => {
  const { keys } = createBrowser()

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://127.0.0.1:8443/own',
  ])('%s', async (endpoint) => {
    const person = await someone()
    await as(person, { config }).notifications.subscribePush({ endpoint, keys })
    expect(await endpointsOf(person)).toEqual([endpoint])
    await as(person).notifications.unsubscribePush({ endpoint })
    expect(await endpointsOf(person)).toEqual([])
  })

  test.each([
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/admin',
    'https://[::1]/admin',
    'https://10.0.0.7/',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-push.apple.com.example/x',
    'https://push.apple.com/x',
    'https://notify.windows.com/x',
    'https://fcm.googleapis.com@10.0.0.7/x',
    'https://me:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is refused on its field', async (endpoint) => {
    const person = await someone()
    const asking = as(person).notifications.subscribePush({ endpoint, keys })
    await expect(asking).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { endpoint: expect.any(String) },
    })
    expect(await endpointsOf(person)).toEqual([])
  })

  test('an account cannot take over another account’s browser, with its keys or others', async () => {
    const [first, second] = [await someone(), await someone()]
    const endpoint = 'https://fcm.googleapis.com/fcm/send/shared'
    await as(first).notifications.subscribePush({ endpoint, keys })
    for (const given of [keys, createBrowser().keys]) {
      const spellings = [
        endpoint,
        endpoint.replace('fcm.googleapis', 'FCM.GoogleApis'),
        `${endpoint}#a`,
        endpoint.replace('/send/', '/./send/'),
      ]
      for (const spelled of spellings) {
        const taking = as(second).notifications.subscribePush({ endpoint: spelled, keys: given })
        await expect(taking).rejects.toMatchObject({ code: 'PUSH_TAKEN' })
      }
    }
    await as(second).notifications.unsubscribePush({ endpoint })
    expect([await endpointsOf(first), await endpointsOf(second)]).toEqual([[endpoint], []])
  })

  test('the next user of a browser gets its subscription once the previous one has signed out', async () => {
    const [first, second] = [await someone(), await someone()]
    const endpoint = 'https://fcm.googleapis.com/fcm/send/shared'
    await as(first).notifications.subscribePush({ endpoint, keys })
    await first.visitor.post('/api/auth/sign-out')
    await as(second).notifications.subscribePush({ endpoint, keys })
    expect(await endpointsOf(second)).toEqual([endpoint])
  })

  test('a person has twenty at most, and the oldest goes', async () => {
    const [person, other] = [await someone(), await someone()]
    const endpointOf = (n: number) => `https://fcm.googleapis.com/fcm/send/${n}`
    const subscribe = (n: number, who = person) =>
      as(who).notifications.subscribePush({ endpoint: endpointOf(n), keys })
    for (let n = 0; n < 21; n++) await subscribe(n)
    const kept = await endpointsOf(person)
    expect(kept).toHaveLength(20)
    expect(kept).not.toContain(endpointOf(0))
    expect(kept).toContain(endpointOf(20))
    await Promise.all(Array.from({ length: 30 }, (_, n) => subscribe(100 + n)))
    expect(await endpointsOf(person)).toHaveLength(20)
    for (let n = 0; n < 20; n++) await subscribe(200 + n, other)
    await subscribe(21)
    expect(await endpointsOf(person)).toHaveLength(20)
    expect(await endpointsOf(other)).toHaveLength(20)
  })
})

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  return createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  })
}
