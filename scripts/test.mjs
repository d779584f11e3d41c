// npm test runs everything a change must pass, on a bare machine. npm run check skips the browser tests.
// npm test -- server/features/bookings tests/e2e/desk.test.ts runs only those tests, and
// npm test -- server/api.test.ts -t "a call without output" only the tests with that name.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { chooseTests } from './chosen-tests.mjs'
import { ensureInstalled, repo } from './install.mjs'
import { lastLines } from './test-lines.mjs'

const { isQuick, isChosen, onServer, inBrowser, options } = readArguments()
const needsBrowser = isChosen ? inBrowser.length > 0 : !isQuick
const node = await ensureInstalled()
if (needsBrowser) findBrowser()
const bin = join(repo, 'node_modules', '.bin')
const env = { ...process.env, PATH: [bin, dirname(node), process.env.PATH].join(delimiter) }
const results = mkdtempSync(join(tmpdir(), 'kempt-results-'))
let passed = 0
const failed = []
const retried = []
const seconds = []

if (!isChosen) {
  await Promise.all([
    step('build', node, ['scripts/build.ts']),
    checkTypes(),
    step('format', 'oxfmt', ['--check', '.']),
    step('lint', 'oxlint', []),
  ])
} else if (needsBrowser) await step('build', node, ['scripts/build.ts'])
if (!isChosen || onServer.length > 0) await tests('tests', 'vitest.config.ts', onServer)
if (needsBrowser) await tests('browser tests', 'vitest.browser.config.ts', inBrowser)

rmSync(results, { recursive: true, force: true })
process.stdout.write('\n')
if (!isChosen) printSlowest()
process.stdout.write(lastLines({ passed, failed, retried: needsBrowser ? retried : null }))
process.exit(failed.length > 0 ? 1 : 0)

function readArguments() {
  try {
    return chooseTests(process.argv.slice(2), repo)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

async function checkTypes() {
  await step('types of the pages', 'react-router', ['typegen'])
  for (const project of ['server', 'web', 'tests/e2e'])
    await step(`types of ${project}`, 'tsc', ['-p', project])
}

// Steps run in parallel, so the output of each is printed when it ends.
async function step(title, command, args) {
  const code = await run(title, command, args, { stdio: 'pipe' })
  if (code === 0) passed += 1
  else failed.push(title)
}

async function tests(title, config, files) {
  const report = join(results, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=./tests/report.ts']
  const args = ['run', '--config', config, ...reporters, ...options, ...files]
  const code = await run(title, 'vitest', args, { env: { ...env, TEST_REPORT: report } })
  const found = readReport(report)
  passed += found.passed
  failed.push(...found.failed)
  // A run that fails outside of any test counts as failed too.
  if (code !== 0 && found.failed.length === 0) failed.push(title)
  retried.push(...found.retried)
  seconds.push(...found.seconds)
}

function printSlowest() {
  process.stdout.write('The ten slowest files:\n')
  for (const [file, took] of seconds.sort(([, a], [, b]) => b - a).slice(0, 10))
    process.stdout.write(`${String(took).padStart(5)} s ${file}\n`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: [], retried: [], seconds: [] }
  }
}

function run(title, command, args, options) {
  const began = Date.now()
  const isPiped = options.stdio === 'pipe'
  if (!isPiped) process.stdout.write(`\n# ${title}\n`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repo, env, stdio: 'inherit', ...options })
    let said = ''
    child.stdout?.on('data', (piece) => (said += piece))
    child.stderr?.on('data', (piece) => (said += piece))
    child.on('error', (error) => {
      process.stdout.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      if (isPiped) process.stdout.write(`\n# ${title}\n${said}`)
      process.stdout.write(`${code === 0 ? 'ok' : 'failed'}, ${seconds} s\n`)
      resolve(code ?? 1)
    })
  })
}
