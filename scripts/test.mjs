// npm test: everything a change must pass, on a bare machine. npm run check leaves out the browser.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureInstalled, repo } from './install.mjs'

const isQuick = process.argv.includes('--quick')
const node = await ensureInstalled()
const browser = isQuick ? undefined : findBrowser()
const bin = join(repo, 'node_modules', '.bin')
const env = {
  ...process.env,
  PATH: [bin, dirname(node), process.env.PATH].join(delimiter),
  BROWSER_PATH: browser,
}
const results = mkdtempSync(join(tmpdir(), 'kempt-results-'))
const count = { passed: 0, failed: 0 }

await step('format', 'oxfmt', ['--check', '.'])
await step('lint', 'oxlint', [])
await step('types', 'react-router', ['typegen'])
await step('types of the server', 'tsc', ['-p', 'server'])
await step('types of the web', 'tsc', ['-p', 'web'])
await step('types of the browser tests', 'tsc', ['-p', 'tests/e2e'])
await step('build', node, ['scripts/build.ts'])
await tests('tests', 'vitest.config.ts')
if (!isQuick) await tests('browser tests', 'vitest.browser.config.ts')

rmSync(results, { recursive: true, force: true })
process.stdout.write(`\n${count.passed} passed, ${count.failed} failed\n`)
process.exit(count.failed > 0 ? 1 : 0)

async function step(title, command, args) {
  const code = await run(title, command, args)
  count[code === 0 ? 'passed' : 'failed'] += 1
}

async function tests(title, config) {
  const report = join(results, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(title, 'vitest', ['run', '--config', config, ...reporters])
  const { passed, failed } = readReport(report)
  count.passed += passed
  // A run that breaks outside of any test has failed too.
  count.failed += code !== 0 && failed === 0 ? 1 : failed
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function run(title, command, args) {
  const began = Date.now()
  process.stdout.write(`\n# ${title}\n`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: repo, env, stdio: 'inherit' })
    child.on('error', (error) => {
      process.stdout.write(`${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - began) / 1000)
      process.stdout.write(`${code === 0 ? 'ok' : 'failed'}, ${seconds} s\n`)
      resolve(code ?? 1)
    })
  })
}
