// A retried browser test is named and counted, by npm run e2e and by npm test.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lastLines } from '../scripts/test-lines.mjs'
import type { Report } from './report.ts'

const repo = join(import.meta.dirname, '..')
const room = mkdtempSync(join(tmpdir(), 'kempt-report-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

// The settings of the browser tests, for two tests that need neither a browser nor a city.
const config = join(room, 'vitest.config.ts')
writeFileSync(
  config,
  `import { join } from 'node:path'
  import browser from '${join(repo, 'vitest.browser.config.ts')}'
  const reporters = browser.test.reporters.map((each) =>
    each.startsWith('.') ? join('${repo}', each) : each)
  const none = { globalSetup: [], setupFiles: [] }
  export default { test: { ...browser.test, ...none, reporters, globals: true, include: ['*.test.ts'] } }`,
)
writeFileSync(
  join(room, 'twice.test.ts'),
  `let tries = 0
  test('works at once', () => {})
  test('works the second time', () => { tries += 1; if (tries === 1) throw new Error('too slow') })`,
)

const retried = 'twice.test.ts > works the second time: too slow'

function runTests(settings: Record<string, string>) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_)/.test(name))
  const env = { ...Object.fromEntries(inherited), ...settings }
  const args = ['run', '--root', room, '--config', config]
  const vitest = join(repo, 'node_modules/vitest/vitest.mjs')
  const child = spawnSync(process.execPath, [vitest, ...args], { cwd: room, env, encoding: 'utf8' })
  return { code: child.status, said: child.stdout }
}

test('a browser test that works the second time is named and counted', { timeout: 120_000 }, () => {
  const { code, said } = runTests({})
  expect(code).toBe(0)
  expect(said).toContain(`retried: ${retried}\n1 retried\n`)
})

test('npm test reads the same from the report', { timeout: 120_000 }, () => {
  const file = join(room, 'report.json')
  const { code, said } = runTests({ TEST_REPORT: file })
  expect(code).toBe(0)
  expect(said).not.toContain('retried: ')
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  expect(report).toMatchObject({ passed: 2, failed: [], retried: [retried] })
  expect(lastLines(report)).toBe(`retried: ${retried}\n1 retried\n2 passed, 0 failed\n`)
})

test('the last lines count the retried tests, also if there are none', () => {
  expect(lastLines({ passed: 3, failed: ['a > b: c'], retried: [] })).toBe(
    'failed: a > b: c\n0 retried\n3 passed, 1 failed\n',
  )
  expect(lastLines({ passed: 3, failed: [], retried: null })).toBe('3 passed, 0 failed\n')
})
