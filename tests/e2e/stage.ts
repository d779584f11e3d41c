// The setup of a browser test: the demo city in its own database, the real server in its own
// process, and Chromium.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { connect, type Db } from '#server/database/db.ts'
import { freePort } from '#tests/free-port.ts'
import { openBrowser } from './browser.ts'
import { cityName } from './city.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }
export const demoPassword = 'kempt-demo-2026'

type Settings = Record<string, string>

export const serverSettings = {
  // vitest sets it to "test", which React takes for development and renders slower.
  NODE_ENV: 'production',
  // The tests' PostgreSQL runs without fsync.
  DATABASE_DURABLE: 'off',
  LOG_LEVEL: 'error',
}

export type Stage = {
  url: string
  databaseUrl: string
  db: Db
  open: (path: string, options?: BrowserContextOptions) => Promise<Page>
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

// A server writes its compiled code for the next ones when it stops in order. That takes seconds, so
// only the first of a worker does.
let hasStoppedOne = false

// Once per test file: const { open, db, url } = await openStage()
export async function openStage(
  settings: Settings = {},
  { isWholeBrowser = false } = {},
): Promise<Stage> {
  const databaseUrl = await openCity()
  const db = connect(databaseUrl, { max: 3 })
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-stage-'))
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...settings })
  const { MOVED_CLOCK_SECONDS: movedSeconds } = process.env
  const browser = await openBrowser({ isWhole: isWholeBrowser })
  const newContext = async (options: BrowserContextOptions = {}) => {
    const ours = { baseURL: server.url, viewport: desktop, locale: 'en-US', ...options }
    const context = await browser.newContext(ours)
    if (movedSeconds) await context.addInitScript(moveClock, Number(movedSeconds) * 1000)
    return context
  }

  afterAll(async () => {
    await browser.close()
    if (hasStoppedOne) server.child.kill('SIGKILL')
    else await server.stop()
    hasStoppedOne = true
    await db.destroy()
    await dropCity(databaseUrl)
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function open(path: string, options?: BrowserContextOptions) {
    const page = await (await newContext(options)).newPage()
    await page.goto(path)
    return page
  }
  return { url: server.url, databaseUrl, db, open, newContext }
}

// Moves a page's clock, as npm run drill:hours moves ours.
function moveClock(byMs: number) {
  const Real = Date
  globalThis.Date = new Proxy(Real, {
    construct: (_, args) =>
      args.length === 0 ? new Real(Real.now() + byMs) : Reflect.construct(Real, args),
    get: (target, key) =>
      key === 'now' ? () => Real.now() + byMs : Reflect.get(target, key, target),
  })
}

// The demo city in its own database.
export async function openCity() {
  const name = `stage_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query('SELECT pg_advisory_lock(1)')
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${cityName}`)
  await client.end()
  return inject('postgres').replace('/kempt?', `/${name}?`)
}

async function dropCity(url: string) {
  const [, name] = /\/(\w+)\?/.exec(url)!
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.end()
}

export async function startServer(settings: Settings, patienceMs = 60_000) {
  const port = settings.PORT ?? String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, ...serverSettings, PORT: port, ...settings }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (piece) => (said += piece))
  child.stderr.on('data', (piece) => (said += piece))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  // The new server's own log says so: on a shared port, the old one may answer requests.
  const isOpen = async () => said.includes('is open at') && (await answers(url))
  for (let waited = 0; !(await isOpen()); waited += 100) {
    if (child.exitCode !== null || waited > patienceMs) {
      child.kill()
      throw new Error(`The server did not start:\n${said}`)
    }
    await sleep(100)
  }
  return {
    url,
    child,
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function answers(url: string) {
  const response = await fetch(`${url}/readyz`).catch(() => undefined)
  return response?.ok ?? false
}
