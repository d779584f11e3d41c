// The worst day of a small shop's computer: a table is emptied by mistake, and the power fails
// during a backup. Runs the commands that a person would. The server's own backups are waited for: the
// first is due a minute after the first start, the next a minute after the restore, and while one is
// being made, npm run backup is refused.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { listBackups, type BackupKind } from '#server/backups/folder.ts'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { listPostgresOf } from '#server/postgres/processes.ts'
import { startServer } from '#tests/e2e/stage.ts'
import { bookOnce, countKept, countOverlaps, gather, listShops, query, random } from './crowd.ts'
import { tryKill } from './kills.ts'

// Ballast that does not compress, so that the database has a size.
const ballastMb = Number(process.env.BALLAST_MB ?? 1000)
const anHourMs = 3_600_000
// For 1 GB.
const longestRestoreSeconds = 300
// The first start builds the demo city, and the one after a power cut replays the log.
const patienceMs = 600_000
// Of the ballast: the database, the one from before, the log and its archive, each backup and its check.
const copies = 8

demandRoom()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-restore-'))
chmodSync(dataDir, 0o711)
const backupDir = join(dataDir, 'backups')
const picture = join(dataDir, 'media', 'drill.webp')
const settings = {
  DATA_DIR: dataDir,
  BACKUPS: 'on',
  BACKUP_DIR: backupDir,
  SEED: 'demo',
  TRUSTED_PROXIES: '1',
  MAX_IN_FLIGHT: '1000',
}
let server = await startServer(settings, patienceMs)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const databaseUrl = () => socketUrl(findPostmaster(pgDataIn(dataDir))!.socketDir, 'kempt')
const listParts = () => readdirSync(backupDir).filter((name) => name.endsWith('.part'))
const booked = new Map<string, string>()
const crowd = await gather(databaseUrl(), 2000)
const shops = await listShops(databaseUrl())

test(
  'a table emptied by mistake is back as it was a second before',
  { timeout: anHourMs },
  async () => {
    await untilBackup('nightly')
    await query(databaseUrl(), 'CREATE TABLE ballast (bytes bytea STORAGE EXTERNAL)')
    await query(databaseUrl(), ballast, [ballastMb])
    await bookFor(5000)
    const took = { backup: await timed(() => runScript('backup')), restore: 0 }
    await bookFor(5000)
    mkdirSync(join(dataDir, 'media'), { recursive: true })
    writeFileSync(picture, 'a picture of today')
    await query(databaseUrl(), nameThePicture)
    const copy = join(backupDir, 'media', 'drill.webp')
    // Copied within a minute, unless the log of the ballast is just being compressed.
    await until('the copy of the picture', () => existsSync(copy))
    const acknowledged = new Map(booked)
    await sleep(1000)
    const [before] = await query<{ at: string }>(
      databaseUrl(),
      `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at`,
    )
    await sleep(1100)
    await query(databaseUrl(), emptyTheTable)
    expect(await countKept(databaseUrl(), acknowledged)).toBe(0)
    await server.stop()
    rmSync(picture)

    took.restore = await timed(() => runScript('restore', before!.at))
    server = await startServer(settings, patienceMs)
    const [size] = await query<{ mb: number }>(
      databaseUrl(),
      `SELECT (pg_database_size('kempt') / 1e6)::int AS mb`,
    )
    const kept = await countKept(databaseUrl(), acknowledged)
    say(`${size!.mb} MB: backed up and checked in ${took.backup} s, restored in ${took.restore} s`)
    say(`${acknowledged.size} acknowledged before the mistake, ${acknowledged.size - kept} lost`)
    expect(acknowledged.size).toBeGreaterThan(20)
    expect(kept).toBe(acknowledged.size)
    expect(await countOverlaps(databaseUrl())).toBe(0)
    expect(existsSync(picture)).toBe(true)
    expect(took.restore).toBeLessThanOrEqual(longestRestoreSeconds)
  },
)

test('a power cut during a backup harms nothing', { timeout: anHourMs }, async () => {
  await untilBackup('after a restore')
  const backups = listBackups(backupDir).length
  await bookFor(1000)
  expect(listParts()).toEqual([])
  const backup = runScript('backup').catch(() => 'cut short')
  await until('the backup to cut short', () => listParts().length > 0)
  await bookFor(300)
  server.child.kill('SIGKILL')
  for (const pid of listPostgresOf(pgDataIn(dataDir))) tryKill(pid)
  await once(server.child, 'exit')
  expect(await backup).toBe('cut short')

  server = await startServer(settings, patienceMs)
  const kept = await countKept(databaseUrl(), booked)
  say(`${booked.size} acknowledged, ${booked.size - kept} lost after a power cut during a backup`)
  expect(kept).toBe(booked.size)
  expect(listBackups(backupDir).length).toBe(backups)
  await runScript('backup')
  expect(listBackups(backupDir).length).toBe(backups + 1)
  expect(listParts()).toEqual([])
})

// The tables of the ledger refuse to be emptied along with it, so only this one is: as whoever has
// switched the triggers off.
const emptyTheTable = 'SET session_replication_role = replica; DELETE FROM bookings'

const nameThePicture = `
  INSERT INTO media (user_id, url, bytes) SELECT id, '/media/drill.webp', 18 FROM users LIMIT 1`

// 100 kB a row: gzip looks back only 32 kB, so equal rows do not help it.
const ballast = `
  INSERT INTO ballast SELECT bytes FROM generate_series(1, $1::int * 10),
    (SELECT decode(string_agg(md5(random()::text), ''), 'hex') AS bytes
     FROM generate_series(1, 6250)) AS row`

async function bookFor(ms: number) {
  const end = performance.now() + ms
  const lane = async () => {
    while (performance.now() < end) {
      const made = await bookOnce(server.url, random(shops), random(crowd))
      if (made) booked.set(made.id, made.status)
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

async function runScript(name: string, ...args: string[]) {
  const env = { ...process.env, ...settings, NODE_ENV: 'production' }
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', name, '--', ...args], { env })
  return stdout
}

function untilBackup(kind: BackupKind) {
  const isMade = () => listBackups(backupDir).at(-1)?.kind === kind && listParts().length === 0
  return until(`the backup "${kind}"`, isMade)
}

async function until(what: string, isSo: () => boolean) {
  const deadline = performance.now() + patienceMs
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`${what} did not come:\n${server.said()}`)
    await sleep(50)
  }
}

function demandRoom() {
  const { bavail, bsize } = statfsSync(tmpdir())
  const [freeGb, neededGb] = [(bavail * bsize) / 1e9, 2 + (copies * ballastMb) / 1000]
  if (freeGb < neededGb)
    throw new Error(
      `This drill needs ${neededGb.toFixed(0)} GB in ${tmpdir()}, where ${freeGb.toFixed(0)} GB are free. BALLAST_MB=100 needs less, and shows less.`,
    )
}

async function timed(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return Math.round((performance.now() - began) / 100) / 10
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
