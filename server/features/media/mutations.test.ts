// RUNS=10000 is `npm run drill:uploads`.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const runs = Number(process.env.RUNS ?? 300)
const patienceMs = 20 * 60_000
const script = join(import.meta.dirname, 'mutations.test.process.ts')

test(
  `${runs} damaged pictures break nothing`,
  async () => {
    const args = ['--expose-gc', script, String(runs)]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    if (runs > 1000) process.stdout.write(`${stdout}\n`)
    const seen = JSON.parse(stdout)
    expect(seen).toMatchObject({ wrong: 0 })
    expect(seen.drawn + seen.refused).toBe(runs)
    expect(Math.min(seen.drawn, seen.refused)).toBeGreaterThan(0)
    expect(seen.slowestMs).toBeLessThan(2000)
    expect(seen.growthMb).toBeLessThan(200)
    expect(seen.photoMs).toBeLessThan(2000)
  },
  patienceMs,
)
