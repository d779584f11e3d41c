// What happens to requests when the database or the server stops, and the message of a start that
// cannot succeed.
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { serverSettings, startServer } from './stage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kempt-outage-'))
if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
// Each request has its own address, so that no limit applies.
const settings = { DATA_DIR: dataDir, SEED: 'none', TRUSTED_PROXIES: '1' }
const acknowledged: string[] = []
let server = await startServer(settings)

afterAll(async () => {
  if (!hasEnded(server.child)) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

describe('under load', () => {
  beforeEach(async () => {
    if (hasEnded(server.child)) server = await startServer(settings)
  })

  test('PostgreSQL is killed: 503 until it is back, and nothing is lost', async () => {
    const load = putUnderLoad(server.url)
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(20)
    const { pid } = postmaster()!
    process.kill(pid, 'SIGKILL')
    const killedAt = performance.now()
    const isRestarted = () => ![undefined, pid].includes(postmaster()?.pid)
    await expect.poll(isRestarted, { timeout: 10_000 }).toBe(true)
    const restartedAt = performance.now()
    const isKept = ({ status, askedAt }: Answer) => status === 204 && askedAt > restartedAt
    await expect.poll(() => load.answers.some(isKept), { timeout: 10_000 }).toBe(true)
    expect(performance.now() - killedAt).toBeLessThan(10_000)
    await sleep(500)
    const answers = await load.stop()

    expect(answers.filter(({ status }) => !isExpected(status))).toEqual([])
    const refusals = answers.filter(({ status }) => status === 503)
    expect(refusals).not.toEqual([])
    expect(refusals.filter(({ retryAfter }) => !retryAfter)).toEqual([])
    expect(load.errors).toEqual([])
    await expectAllKept()
  })

  test('the server is killed: the next start works, and nothing is lost', async () => {
    const load = putUnderLoad(server.url)
    await sleep(1000)
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    await load.stop()

    server = await startServer(settings)
    await expectAllKept()
  })

  test('SIGTERM: requests in flight are answered, and the server exits', async () => {
    const load = putUnderLoad(server.url)
    await sleep(1000)
    const answered = load.answers.length
    load.burst(20)
    await sleep(1)
    const signalledAt = performance.now()
    server.child.kill('SIGTERM')
    const [code] = await once(server.child, 'exit')
    const answers = await load.stop()

    expect(code).toBe(0)
    expect(postmaster()).toBeNull()
    expect(answers.length).toBeGreaterThan(answered)
    expect(answers.filter(({ status }) => !isExpected(status))).toEqual([])
    // Requests after the signal may be refused.
    expect(load.errors.filter(({ askedAt }) => askedAt < signalledAt)).toEqual([])
    expect(load.errors).not.toEqual([])

    const postgres = await startPostgres({ dataDir })
    expect(await keptIn(postgres.url)).toEqual(expect.arrayContaining(acknowledged))
    await postgres.stop()
  })
})

test('a taken port is said in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const database = await newDatabase()
  const { code, said } = await tryToStart({ PORT: String(port), DATABASE_URL: database })
  expect(said).toBe(`Port ${port} is already in use. Stop what uses it, or set PORT.`)
  expect(code).toBe(1)
  other.close()
})

test.each([
  ['nobody there', 'postgres://postgres@127.0.0.1:1/kempt'],
  ['no address at all', 'kempt'],
])('a broken DATABASE_URL (%s) is said in one sentence', async (_, DATABASE_URL) => {
  const { code, said } = await tryToStart({ DATABASE_URL, DATABASE_DURABLE: 'on' })
  expect(said).toMatch(/^The database cannot be reached: [^\n]+\. Check DATABASE_URL\.$/)
  expect(code).toBe(1)
})

test('a database that is newer than the code is said in one sentence', async () => {
  const database = await newDatabase()
  const name = '9999_of_the_future.sql'
  await query(database, 'CREATE TABLE migrations (name text PRIMARY KEY, hash text NOT NULL)')
  await query(database, `INSERT INTO migrations (name, hash) VALUES ('${name}', 'none')`)
  const { code, said } = await tryToStart({ DATABASE_URL: database })
  expect(said).toBe(
    `This database is newer than this version of Kempt (it knows ${name}). Please update Kempt.`,
  )
  expect(code).toBe(1)
})

type Told = { status: number; retryAfter: string | undefined }
type Answer = Told & { askedAt: number }

const paths = ['/api/settings', '/api/auth/session', '/explore?q=fade', '/']

// Sends writes and reads, several at a time, each on its own connection.
function putUnderLoad(url: string) {
  const answers: Answer[] = []
  const errors: { askedAt: number; code: string | undefined }[] = []
  let isOver = false

  async function ask(send: () => Promise<Told>) {
    const askedAt = performance.now()
    await send().then(
      (answer) => void answers.push({ askedAt, ...answer }),
      ({ code }: NodeJS.ErrnoException) => void errors.push({ askedAt, code }),
    )
  }
  async function keepAsking(send: () => Promise<Told>) {
    while (!isOver) {
      await ask(send)
      await sleep(5)
    }
  }
  const asking = [
    ...Array.from({ length: 4 }, () => keepAsking(() => write(url))),
    ...paths.map((path) => keepAsking(() => send(url + path))),
  ]
  async function stop() {
    isOver = true
    await Promise.all(asking)
    return answers
  }
  onTestFinished(() => void stop())
  return {
    answers,
    errors,
    stop,
    burst(count: number) {
      for (let n = 0; n < count; n++) asking.push(ask(() => send(`${url}/api/settings`)))
    },
  }
}

let written = 0

async function write(url: string) {
  const email = `outage-${(written += 1)}@example.com`
  const answer = await send(`${url}/api/inquiries`, {
    name: 'Marcus Hill',
    email,
    message: 'Three chairs on Westheimer.',
    filledInMs: 9000,
  })
  if (answer.status === 204) acknowledged.push(email)
  return answer
}

let asked = 0
const agent = new Agent({ keepAlive: false })

function send(url: string, body?: object) {
  asked += 1
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  const { origin } = new URL(url)
  const headers = { origin, 'x-kempt': '1', 'x-forwarded-for': address }
  return new Promise<Told>((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const type = body && { 'content-type': 'application/json' }
    const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      const retryAfter = answer.headers['retry-after']
      answer.on('error', reject).on('end', () => {
        resolve({ status: answer.statusCode ?? 0, retryAfter })
      })
      answer.resume()
    })
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}

function isExpected(status: number) {
  return status < 500 || status === 503
}

async function expectAllKept() {
  const { socketDir } = postmaster()!
  expect(acknowledged.length).toBeGreaterThan(20)
  const kept = await keptIn(socketUrl(socketDir, 'kempt'))
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
}

function postmaster() {
  return findPostmaster(pgDataIn(dataDir))
}

async function keptIn(url: string) {
  const rows = await query(url, 'SELECT email FROM business_inquiries')
  return rows.map(({ email }) => String(email))
}

async function query(url: string, text: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text)
  await client.end()
  return rows
}

async function newDatabase() {
  const name = `outage_${randomUUID().replaceAll('-', '')}`
  await query(inject('postgres'), `CREATE DATABASE ${name}`)
  return inject('postgres').replace('/kempt?', `/${name}?`)
}

// Runs until the process exits, and returns its output and exit code.
async function tryToStart(given: Record<string, string>) {
  const env = { ...process.env, ...serverSettings, PORT: '0', ...given }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (piece) => (said += piece))
  child.stderr.on('data', (piece) => (said += piece))
  const [code] = await once(child, 'exit')
  return { code: code as number, said: said.trim() }
}
