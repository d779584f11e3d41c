// Malformed input is refused with a plain sentence and never causes an error.
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { make } from '#tests/world.ts'

const app = openApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())

const shop = await list('Third Ward Cuts')
const owner = createVisitor(app)
await signIn(owner, shop.barber)
const admin = createVisitor(app)
await signIn(admin, await make.person('admin'))

// Sends the raw request line: a client library would normalize the path first.
async function askRaw(target: string, method = 'GET') {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `${method} ${target} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`,
  )
  const answer = await text(socket)
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1],
  }
}

describe('paths', () => {
  test.each([
    '//',
    '/////',
    '//:80',
    '//:80/x',
    '/\\',
    '/\\evil.example',
    '/\\/evil.example',
    '//evil.example',
    '//evil.example/%2e%2e',
    '///evil.example?x=//',
    '//user:secret@evil.example:99999/',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '//[',
    '/x//y',
    '//api/settings',
    '//assets/x.js',
    '//pictures/x.webp',
    '//media/x.webp',
    '//robots.txt',
    'http://evil.example/',
    'http://:80',
    'https://[/',
  ])('%s is not found, and leads nowhere', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, location } = await askRaw(path, method)
      expect([200, 400, 404]).toContain(status)
      expect(location).toBeUndefined()
    }
  })
})

const half = 'half a \ud83d character'
const place = 'barber'

test('a part of a file that it has not', async () => {
  const answer = await app.inject({
    url: '/pictures/default-320.webp',
    headers: { range: 'bytes=5-2' },
  })
  expect(answer.statusCode).toBe(200)
})

test('what is not there is not found, without an echo', async () => {
  for (const [method, url] of [
    ['GET', '/assets/x.js?planted=1'],
    ['OPTIONS', '/planted'],
    ['POST', '/planted'],
  ] as const) {
    const headers = { host: 'localhost', origin: 'http://localhost', 'x-kempt': '1' }
    const { statusCode, body } = await app.inject({ method, url, headers })
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND'])
    expect(body).not.toContain('planted')
  }
})

describe('values', () => {
  const years = ['0000', '0001', '1969', '2101', '9999']
  const days = years.map((year) => `${year}-06-15`)
  const moments = [
    ...days.map((day) => `${day}T15:00:00.000Z`),
    `2027-06-15T15:00:00.${'0'.repeat(40)}Z`,
  ]

  test.each(days)('the day %s', async (day) => {
    const wish = { profileId: shop.id, serviceIds: shop.services }
    await refused([
      owner.get(`/api/barbers/${shop.id}/slots?services=${shop.services}&from=${day}`),
      owner.get(`/api/analytics?place=${place}&period=custom&from=${day}&to=${day}`),
      owner.get(`/api/desk/${place}/calendar?from=${day}&to=${day}`),
      owner.get(`/api/search/barbers?date=${day}`),
      owner.put(`/api/hours/dates/${day}`, { place, spans: [] }),
      owner.post('/api/hours/time-off', { place, firstDate: day, lastDate: day }),
      owner.put('/api/shop/pause', { place, until: day }),
      owner.post('/api/waitlist', { ...wish, dateFrom: day, dateTo: day }),
    ])
  })

  test.each(moments)('the time %s', async (startsAt) => {
    const { services: serviceIds } = shop
    const memberId = shop.barber.id
    const visit = { isWalkIn: false, name: 'Ana Ruiz', phone: null, email: null }
    await refused([
      owner.post('/api/bookings/hold', { profileId: shop.id, serviceIds, startsAt }),
      owner.post(`/api/desk/${place}/visits`, { ...visit, serviceIds, memberId, startsAt }),
    ])
  })

  test('half a character, and a NUL', async () => {
    const inquiry = { email: 'ana@example.com', message: 'Hello there', filledInMs: 5000 }
    for (const odd of [half, 'a \0 NUL']) {
      const answers = await refused([
        owner.post('/api/inquiries', { ...inquiry, name: odd }),
        owner.put('/api/account/profile', { name: odd, phone: '+17135550100' }),
        owner.post('/api/clients', { place, name: odd, email: 'ana@example.com' }),
      ])
      for (const { body } of answers)
        expect(body.fields).toEqual({
          name: "This has a character we can't save. Please retype it.",
        })
    }
    const encoded = '%ED%A0%BD'
    expect((await owner.get(`/api/search/barbers?q=${encoded}`)).status).toBeLessThan(500)
    expect((await owner.get(`/api/search/barbers?q=a%00b`)).status).toBe(400)
    expect((await owner.get('/api/barber-links/a%00b')).status).toBeLessThan(500)
  })

  test('more cents than there are', async () => {
    const id = shop.barber.id
    for (const cents of [2 ** 31, 2 ** 53 - 1, 1e300, -1, 0.5])
      await refused([
        owner.post(`/api/desk/${place}/visits/${id}/finish`, { version: 1, totalCents: cents }),
        owner.post(`/api/bookings/${id}/tip`, { tipCents: cents }),
        owner.post(`/api/bookings/${id}/moves`, { move: 'cancel', version: cents }),
        owner.post(`/api/team/members/${id}/payments`, {
          from: '2026-01-01',
          to: '2026-01-31',
          amountCents: cents,
        }),
      ])
  })

  test('an id that is none', async () => {
    await refused([
      admin.post('/api/rpc/has_role', { _user_id: 'x', _role: 'client' }),
      admin.post('/api/rpc/has_role', { _user_id: "' OR 1=1", _role: 'client' }),
    ])
  })
})

type Answer = Awaited<ReturnType<typeof owner.get>>

async function refused(asked: Promise<Answer>[]) {
  const answers = await Promise.all(asked)
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
  return answers
}
