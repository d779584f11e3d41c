// A server with its own PostgreSQL that is killed again and again: the server, PostgreSQL, or one of
// its backends.
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { startServer } from '#tests/e2e/stage.ts'
import { query, random } from './crowd.ts'

// The first start builds the demo city.
const patienceMs = 600_000

export async function startVictim(more: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-crash-'))
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  const settings = { DATA_DIR: dataDir, SEED: 'demo', TRUSTED_PROXIES: '1', ...more }
  let server = await startServer(settings, patienceMs)
  const { url } = server
  const databaseUrl = socketUrl(findPostmaster(pgDataIn(dataDir))!.socketDir, 'kempt')
  const backAfter = { server: [] as number[], postgres: [] as number[] }

  async function comeBack() {
    const began = performance.now()
    for (;;) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      if (answer?.ok && performance.now() - began > 50) break
      await sleep(20)
    }
    backAfter.postgres.push(performance.now() - began)
  }

  const kill = {
    async server() {
      server.child.kill('SIGKILL')
      await once(server.child, 'exit')
      const began = performance.now()
      server = await startServer({ ...settings, PORT: new URL(url).port }, patienceMs)
      backAfter.server.push(performance.now() - began)
    },
    async postgres() {
      const { pid } = findPostmaster(pgDataIn(dataDir))!
      const children = await query<{ pid: number }>(databaseUrl, 'SELECT pid FROM pg_stat_activity')
      process.kill(pid, 'SIGKILL')
      for (const child of children) if (Math.random() < 0.5) tryKill(child.pid)
      await comeBack()
    },
    async backend() {
      const backends = await query<{ pid: number }>(
        databaseUrl,
        `SELECT pid FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      )
      if (backends.length === 0) return
      tryKill(random(backends).pid)
      await comeBack()
    },
  }

  return {
    url,
    databaseUrl,
    // Returns how often each was killed.
    async killOften(times: number) {
      const counts = { server: 0, postgres: 0, backend: 0 }
      for (let n = 0; n < times; n++) {
        await sleep(200 + Math.random() * 800)
        const what = random(['server', 'postgres', 'backend'] as const)
        counts[what] += 1
        await kill[what]()
      }
      return counts
    },
    backIn(what: keyof typeof backAfter) {
      const sorted = backAfter[what].sort((a, b) => a - b)
      const at = (share: number) =>
        ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)
      return `${at(0.5)} s (median), ${at(1)} s (slowest)`
    },
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function tryKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process had already ended.
  }
}
