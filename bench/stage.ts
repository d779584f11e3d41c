// The setup of the benchmarks: the demo city, our server in its own process, and a bare Fastify
// that answers the same bytes.
import { execFileSync, fork, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildWeb } from '#server/build.ts'

const root = join(import.meta.dirname, '..')
// A separate package, so that starting the product does not install the benchmark tools.
export const tools = join(import.meta.dirname, 'tools')
const require = createRequire(join(tools, 'package.json'))

// Installs the tools on first use, from their lockfile.
export function install() {
  if (existsSync(join(tools, 'node_modules'))) return
  const options = { cwd: tools, stdio: 'ignore' } as const
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], options)
  } catch (cause) {
    throw new Error(`The tools could not be installed: run npm ci in ${tools}.`, { cause })
  }
}

export async function openKempt(port: number, settings: Record<string, string> = {}) {
  await buildWeb()
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-bench-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATA_DIR: dataDir,
    // Lifts the server's limits, which are not measured: each request may name its own address.
    MAX_IN_FLIGHT: '1000',
    TRUSTED_PROXIES: '1',
    ...settings,
  }
  const args = ['--import', 'zod/compile', join(root, 'server/main.ts')]
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: [...stdio] })
  process.once('exit', () => child.kill())
  let said = ''
  child.stdout?.on('data', (piece) => (said += piece))
  const failed = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error(said))),
  )
  failed.catch(() => {})
  const url = `http://127.0.0.1:${port}`
  await Promise.race([failed, untilReady(`${url}/readyz`)])
  return {
    url,
    dataDir,
    cpuSeconds: () => cpuSecondsOf(child.pid!),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const ticksPerSecond = 100

// What a process has used of all cores so far, whatever else the machine was busy with.
function cpuSecondsOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) / ticksPerSecond
}

export type Answer = { body: string; headers: Record<string, string> }

export async function openBare(port: number, answers: Record<string, Answer>) {
  const child = fork(join(import.meta.dirname, 'bare.ts'), [String(port), JSON.stringify(answers)])
  process.once('exit', () => child.kill())
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`)
  return { url, stop: () => child.kill() }
}

// The first start builds the demo city.
const patienceMs = 600_000

async function untilReady(url: string) {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`${url} did not answer.`)
}

type Result = {
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
}
type Cannon = (options: object) => Promise<Result>

export async function throughput(
  url: string,
  headers: Record<string, string> = {},
  connections = 16,
) {
  install()
  const cannon = require('autocannon') as Cannon
  const { requests, non2xx } = await cannon({ url, headers, connections, duration: 4 })
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests.`)
  return requests.average
}

export async function visitAtPace(url: string, headers: Record<string, string>, perSecond: number) {
  install()
  const cannon = require('autocannon') as Cannon
  const pace = { connections: 4, overallRate: perSecond, duration: 8 }
  const { requests, non2xx } = await cannon({ url, headers, ...pace })
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} requests.`)
  return requests.total
}

// Alternates the two, so that other load on the machine affects both alike.
export async function ratio(
  rounds: number,
  ours: () => Promise<number>,
  base: () => Promise<number>,
) {
  const ratios: number[] = []
  for (let i = 0; i < rounds; i++) {
    const first = i % 2 === 0
    const a = first ? await ours() : await base()
    const b = first ? await base() : await ours()
    ratios.push(first ? a / b : b / a)
  }
  return median(ratios)
}

export function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}
