// Connections that are deliberately slow, or break off.
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { cookiesOf } from '#tests/uploads.ts'
import { make } from '#tests/world.ts'

const lines: string[] = []
const logStream = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const app = openApp({ env: { LOG_LEVEL: 'info' }, logStream })
await app.listen({ port: 0, host: '127.0.0.1' })
lines.length = 0
const { port } = app.server.address() as AddressInfo

type Sent = { path: string; type?: string; length?: number }

async function begin({ path, type = 'application/json', length = 5000 }: Sent) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const origin = `http://127.0.0.1:${port}`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${origin}\r\nx-kempt: 1\r\n` +
      `content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n{"email":"planted@example.com`,
  )
  return socket
}

test.concurrent.each<Sent>([
  { path: '/api/auth/sign-in' },
  { path: '/api/nothing' },
  { path: '/api/support/files', type: 'multipart/form-data; boundary=x', length: 500_000 },
])('a body that trickles in is cut off: $path', { timeout: 30_000 }, async (sent) => {
  const began = performance.now()
  const socket = await begin(sent)
  const trickle = setInterval(() => socket.write('x'), 1000)
  socket.resume()
  await once(socket, 'close')
  clearInterval(trickle)
  expect(performance.now() - began).toBeLessThan(11_000)
})

test('an aborted request is not logged as an error', async () => {
  for (const path of ['/api/auth/sign-in', '/api/inquiries']) {
    const socket = await begin({ path })
    await sleep(50)
    socket.destroy()
  }
  await sleep(500)
  expect(lines.filter((line) => !line.includes('"level":30'))).toEqual([])
  expect(lines.join('')).not.toContain('planted')
})

test('someone signed in who leaves at once is not logged as an error', async () => {
  const visitor = createVisitor(app)
  await signIn(visitor, await make.person('client'))
  for (let tries = 0; tries < 60; tries++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(
      `GET /api/notifications HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookiesOf(visitor)}\r\n\r\n`,
    )
    await sleep(tries % 3)
    socket.resetAndDestroy()
  }
  await sleep(500)
  expect(lines.filter((line) => !line.includes('"level":30'))).toEqual([])
})
