// Kempt behind nginx, as docs/proxy/nginx.conf sets it up: what browsers see, and the load of
// drill:load through the proxy.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent as PlainAgent } from 'node:http'
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2'
import { Agent } from 'node:https'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { freePort } from '#tests/free-port.ts'
import { ofCrowd, ofSystem, pin, pinPostgres } from './cores.ts'
import { ask, gather, listShops, query } from './crowd.ts'
import { createLoops, say } from './loops.ts'
import { createHttp2 } from './over-http2.ts'
import { demandTools, startProxy } from './proxy.ts'

const seconds = Number(process.env.SECONDS ?? 20)
const times = 5

demandTools()
const databaseUrl = await openCity()
await pinPostgres(databaseUrl)
pin(process.pid, ofSystem)
const dir = mkdtempSync(join(tmpdir(), 'kempt-proxy-'))
const [httpsPort, httpPort] = [await freePort(), await freePort()]
const server = await startServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(dir, 'data'),
  PUBLIC_URL: `https://127.0.0.1:${httpsPort}`,
  TRUSTED_PROXIES: '1',
})
const serverPort = new URL(server.url).port
const proxy = await startProxy({ serverPort, httpsPort, httpPort, dir })
// Only the crowd is left in this process.
pin(process.pid, ofCrowd)
const { url } = proxy
// Each person comes from an address of their own, over kept connections.
const people = await gather(databaseUrl, 200)
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
const browsers = createHttp2(url)
const crowd = people.map((each, n) => ({ ...each, agent, localAddress: `127.9.0.${n + 1}` }))
const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: 256 })
const [ana, ben] = crowd
const shops = await listShops(databaseUrl)
afterAll(async () => {
  agent.destroy()
  browsers.close()
  plainAgent.destroy()
  await proxy.stop()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
})

const longer = { timeout: 60_000 }

test('browsers are sent to https and get HTTP/2', longer, async () => {
  const plain = await fetch(`http://127.0.0.1:${httpPort}/explore?q=fade`, { redirect: 'manual' })
  expect(plain.status).toBe(308)
  expect(plain.headers.get('location')).toBe('https://127.0.0.1/explore?q=fade')
  const { headers, body } = await overHttp2('/', (text) => text.includes('</html>'))
  expect(headers[':status']).toBe(200)
  expect(headers['strict-transport-security']).toContain('max-age')
  expect(body).toContain('<!DOCTYPE html>')
})

test('the live stream is not buffered', longer, async () => {
  const listens = Promise.withResolvers<void>()
  const changed = overHttp2('/api/live', (text) => {
    if (text.includes('event: ready')) listens.resolve()
    return text.includes('event: change')
  })
  await Promise.race([listens.promise, changed])
  const began = performance.now()
  await query(databaseUrl, `INSERT INTO outbox (kind, name) VALUES ('live', 'theme_settings')`)
  await changed
  expect(performance.now() - began).toBeLessThan(2000)
})

test('nobody can choose the address that limits count', longer, async () => {
  const form = { email: 'nobody@example.com', password: 'wrong-password' }
  const invented = { ...ana!, cookie: '', address: '198.51.100.7, 203.0.113.9' }
  expect((await ask(url, '/api/auth/sign-in', invented, form)).status).toBe(401)
  const rows = await query<{ key: string }>(
    databaseUrl,
    `SELECT key FROM rate_limits WHERE key LIKE 'sign-in:%'`,
  )
  const hashes = rows.map(({ key }) => key.split(':')[1])
  const hashOf = (address: string) =>
    createHash('sha256').update(`sign-in:net:${address}`).digest('base64url')
  expect(hashes).toContain(hashOf(ana!.localAddress))
  for (const address of ['198.51.100.7', '203.0.113.9', '127.0.0.1'])
    expect(hashes).not.toContain(hashOf(address))
})

test('the server refuses a large picture itself, the proxy a huge one', longer, async () => {
  const upload = (megabytes: number) => {
    const form = new FormData()
    form.set('file', new Blob([Buffer.alloc(megabytes * 1024 * 1024, 1)]), 'me.jpg')
    return uploadTo('/api/account/photo', form)
  }
  expect(await upload(9)).toEqual({ status: 413, code: 'TOO_LARGE' })
  expect(await upload(11)).toEqual({ status: 413, code: undefined })
})

test('connections to the server are kept, and let go before the server would', longer, async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask(url, '/healthz', ben!)))
  expect(keptConnections()).toBeGreaterThan(0)
  await sleep(7000)
  expect(keptConnections()).toBe(0)
})

test('five times the capacity', { timeout: 600_000 }, async () => {
  const given = { shops, connections: 256, seconds }
  const plain = people.map((each) => ({ ...each, agent: plainAgent }))
  const direct = createLoops({
    ...given,
    crowd: plain,
    ask: (path, who) => ask(server.url, path, who),
  })
  const { closedLoop, openLoop } = createLoops({ ...given, crowd, ask: browsers.ask })
  // The first round opens the crowd's connections, and warms a server that has just started.
  await closedLoop(4)
  const calm = await closedLoop(4)
  const perSecond = calm.perSecond * times
  const { answered, sent, refused, odd, p99 } = await openLoop(perSecond)
  const [share, pace] = [answered / calm.perSecond, sent / calm.perSecond]
  const without = await direct.openLoop(perSecond)
  say(`capacity ${calm.perSecond.toFixed(0)} a second, p99 ${calm.p99.toFixed(0)} ms`)
  say(
    `${pace.toFixed(1)}x: ${share.toFixed(2)} answered, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
  )
  const shareWithout = (answered / without.answered).toFixed(2)
  say(`as many as ${shareWithout} of those without the proxy at this pace`)
  say(`p99 without the proxy ${without.p99.toFixed(0)} ms`)
  say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`)
  expect(odd).toEqual([])
  expect(pace, 'what the crowd could send').toBeGreaterThan(0.9 * times)
  expect(refused).toBeGreaterThan(0)
  expect(share).toBeGreaterThan(0.8)
  expect(p99).toBeLessThan(2 * calm.p99 + 200)
})

// Reads until `isEnough`, as a browser does that shows what has arrived.
function overHttp2(path: string, isEnough: (text: string) => boolean) {
  const session = connectHttp2(url, { rejectUnauthorized: false })
  return new Promise<{ headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const stream = session.request({ ':path': path })
    let headers: IncomingHttpHeaders = {}
    let body = ''
    stream.setEncoding('utf8')
    stream.on('response', (given) => (headers = given))
    stream.on('data', (piece: string) => {
      body += piece
      if (isEnough(body)) resolve({ headers, body })
    })
    stream.on('error', reject)
    stream.on('end', () => reject(new Error(`${path} ended: ${body}`)))
  }).finally(() => session.destroy())
}

// By hand, because fetch refuses our certificate.
async function uploadTo(path: string, form: FormData) {
  const packed = new Request('http://here.invalid', { method: 'POST', body: form })
  const body = Buffer.from(await packed.arrayBuffer())
  const session = connectHttp2(url, { rejectUnauthorized: false, maxSessionMemory: 64 })
  return new Promise<{ status: number; code: string | undefined }>((resolve, reject) => {
    const stream = session.request({
      ':path': path,
      ':method': 'POST',
      'content-type': packed.headers.get('content-type') ?? '',
      'content-length': body.length,
      origin: url,
      'x-kempt': '1',
      cookie: ana!.cookie,
    })
    let status = 0
    let text = ''
    stream.setEncoding('utf8')
    stream.on('response', (given) => (status = given[':status'] ?? 0))
    stream.on('data', (piece: string) => (text += piece))
    // A refused body ends in a reset after the answer.
    stream.on('error', (error) => status === 0 && reject(error))
    stream.on('close', () => resolve({ status, code: /"code":"(\w+)"/.exec(text)?.[1] }))
    stream.end(body)
  }).finally(() => session.destroy())
}

// Open connections to the server's port, from the kernel's table.
function keptConnections() {
  const to = `:${Number(serverPort).toString(16).toUpperCase().padStart(4, '0')}`
  const established = '01'
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n')
  return rows.filter((row) => {
    const [, , remote = '', state] = row.trim().split(/\s+/)
    return remote.endsWith(to) && state === established
  }).length
}
