// Above its limit the server answers 503 instead of queueing; part of the limit is reserved for
// writes.
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openApp } from '#tests/http.ts'

const lines: string[] = []
const logStream = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})

test('the one too many is asked to come back, and a write still gets through', async () => {
  const app = openApp({ env: { MAX_IN_FLIGHT: '10', LOG_LEVEL: 'info' }, logStream })
  const { promise: open, resolve: release } = Promise.withResolvers<void>()
  const slow = { config: { access: 'public' } } as const
  app.get('/slow', slow, () => open.then(() => 'done'))
  app.post('/slow', slow, () => open.then(() => 'done'))
  await app.ready()
  lines.length = 0

  const reading = Array.from({ length: 5 }, () => app.inject('/slow'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const refused = await app.inject('/slow')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/slow')).statusCode).toBe(503)
  // The log says so once and does not list every refusal.
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['requests are refused for load'])
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  const host = '127.0.0.1:3000'
  const headers = { host, origin: `http://${host}`, 'x-kempt': '1' }
  const write = app.inject({ method: 'POST', url: '/slow', headers })
  release()
  expect((await write).statusCode).toBe(200)
  expect((await Promise.all(reading)).map(({ statusCode }) => statusCode)).toEqual(
    Array(5).fill(200),
  )
  expect((await app.inject('/slow')).statusCode).toBe(200)
})
