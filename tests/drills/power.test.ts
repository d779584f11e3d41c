// Cuts the power while people book. The data directory is on a separate file system that loses all
// writes not yet synced; then it is mounted again and PostgreSQL recovers. Needs root, xfsprogs and
// loop devices.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { checkDatabase } from '#server/backups/check.ts'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { startServer } from '#tests/e2e/stage.ts'
import { bookOnce, countKept, countOverlaps, gather, listShops, random } from './crowd.ts'

const cuts = Number(process.env.CUTS ?? 50)
const lanes = 8

const folder = mkdtempSync(join(tmpdir(), 'kempt-power-'))
const image = join(folder, 'disk.img')
const disk = join(folder, 'disk')
const dataDir = join(disk, 'data')
run('truncate', '-s', '3G', image)
run('mkfs.xfs', '-q', image)
mkdirSync(disk)
chmodSync(folder, 0o711)
mount()
mkdirSync(dataDir)
chmodSync(dataDir, 0o711)

const settings = { DATA_DIR: dataDir, SEED: 'demo', TRUSTED_PROXIES: '1', MAX_IN_FLIGHT: '1000' }
let server = await startServer(settings)
afterAll(async () => {
  await server.stop()
  run('umount', disk)
  rmSync(folder, { recursive: true, force: true })
})

const booked = new Map<string, string>()

test(`${cuts} power cuts while people book`, { timeout: 6 * 3_600_000 }, async () => {
  const crowd = await gather(databaseUrl(), 6000)
  const shops = await listShops(databaseUrl())
  for (let n = 0; n < cuts; n++) {
    let isOver = false
    const lane = async () => {
      while (!isOver) {
        const made = await bookOnce(server.url, random(shops), random(crowd)).catch(() => null)
        if (made) booked.set(made.id, made.status)
        else await sleep(20)
      }
    }
    const working = Array.from({ length: lanes }, lane)
    await sleep(1000 + Math.random() * 1000)
    // A disk without power cannot be asked which processes use it.
    const postmaster = findPostmaster(pgDataIn(dataDir))
    cutPower()
    isOver = true
    await Promise.all(working)
    await killEverything(postmaster)
    run('umount', disk)
    mount()
    server = await startServer(settings)
  }
  const kept = await countKept(databaseUrl(), booked)
  await checkDatabase(databaseUrl())
  process.stdout.write(
    `${cuts} power cuts: ${booked.size} acknowledged, ${booked.size - kept} lost\n`,
  )
  expect(kept).toBe(booked.size)
  expect(await countOverlaps(databaseUrl())).toBe(0)
  expect(booked.size).toBeGreaterThan(cuts)
})

// Discards writes that are still in memory.
function cutPower() {
  run('xfs_io', '-x', '-c', 'shutdown', disk)
}

async function killEverything(postmaster: { pid: number } | null) {
  server.child.kill('SIGKILL')
  if (server.child.exitCode === null && server.child.signalCode === null)
    await once(server.child, 'exit')
  if (postmaster) {
    try {
      process.kill(postmaster.pid, 'SIGKILL')
    } catch {
      // PostgreSQL had already ended.
    }
  }
  await sleep(500)
}

function mount() {
  run('mount', '-o', 'loop', image, disk)
}

function databaseUrl() {
  return socketUrl(findPostmaster(pgDataIn(dataDir))!.socketDir, 'kempt')
}

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: 'pipe' })
}
