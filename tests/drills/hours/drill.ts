// npm run drill:hours: the server tests, and the browser tests that depend on the time, with the
// clock of Node and PostgreSQL moved to each of these moments. `npm run drill:hours -- 3,9
// server/features/hours` runs the third and the ninth, and only files whose path contains the
// words.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '#tests/report.ts'

// Wall clock in Houston. The tests run for minutes, so some runs cross midnight or the clock
// change.
const moments = [
  ['five past midnight', '2026-11-17T00:05'],
  ['six in the morning', '2026-11-18T06:00'],
  ['before noon', '2026-11-19T11:55'],
  ['five past three', '2026-11-20T15:05'],
  ['half past six, when it is tomorrow in UTC', '2026-11-21T18:30'],
  ['before midnight', '2026-11-24T23:55'],
  ['a Sunday', '2026-11-22T15:05'],
  ['a Monday', '2026-11-23T09:30'],
  ['the night of 25 hours', '2026-11-01T00:30'],
  ['the hour that comes twice, first time', '2026-11-01T01:55-05:00'],
  ['the hour that comes twice, second time', '2026-11-01T01:30-06:00'],
  ['the night of 23 hours, before the gap', '2027-03-14T01:55'],
  ['the end of February', '2027-02-28T12:20'],
  ['a leap day', '2028-02-29T21:40'],
  ['New Year’s Eve', '2026-12-31T20:00'],
  ['the end of the year', '2027-12-31T23:50'],
  ['across midnight', '2026-11-25T23:59'],
  ['across midnight in UTC', '2026-11-26T17:59'],
] as const

// The browser tests whose outcome could depend on the time.
const timely = [
  'admin-book',
  'admin-bookings',
  'admin-my-bookings',
  'barber-clients',
  'barber-overview',
  'barber-story',
  'booking-life',
  'booking-steps',
  'booking-story',
  'booking',
  'card-on-file',
  'client-area',
  'client-reviews',
  'completion',
  'deposit',
  'desk',
  'desk-done',
  'desk-phone',
  'explore',
  'guest-bookings',
  'hours',
  'live-calendar',
  'leaving',
  'manager',
  'money-story',
  'notifications',
  'payments',
  'returning',
  'second-city',
  'shop-says-no',
  'team',
  'widget',
].map((name) => `tests/e2e/${name}.test.ts`)

const source = 'tests/drills/hours/clock.c'
const args = process.argv.slice(2)
const chosen = args.filter((arg) => /^[\d,]+$/.test(arg)).flatMap((arg) => arg.split(','))
const words = args.filter((arg) => !/^[\d,]+$/.test(arg))
const say = (line: string) => process.stdout.write(`${line}\n`)

const left = new Set([
  // The kernel dates files, and its clock is not moved, so the age of a file is wrong here.
  'server/storage/storage.test.ts',
  // Runs the tools on a copy of the project, and no clock.
  'tests/new-feature.test.ts',
])
const server = filesOf('{contract,server,web,tests,db}/**/*.test.{ts,tsx}').filter(
  (file) => !/^tests\/(e2e|drills)\//.test(file) && !left.has(file),
)
const browser = timely.filter(isWanted)
const results = mkdtempSync(join(tmpdir(), 'kempt-hours-'))
// PostgreSQL reads the library as another user.
chmodSync(results, 0o755)
const library = compileClock()
if (browser.length > 0) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })

const rows: string[] = []
let isGreen = true
for (const [index, [name, wall]] of moments.entries()) {
  const number = index + 1
  if (chosen.length > 0 && !chosen.includes(String(number))) continue
  const reports = [
    server.length > 0 && (await runAt(number, 'vitest.config.ts', server)),
    browser.length > 0 && (await runAt(number, 'vitest.browser.config.ts', browser)),
  ].filter((report) => report !== false)
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const failed = reports.flatMap((report) => report.failed)
  const retried = reports.flatMap((report) => report.retried)
  isGreen &&= failed.length === 0
  const counts = `${passed} passed, ${failed.length} failed, ${retried.length} retried`
  say(`${number}. ${name} (${wall}): ${counts}`)
  for (const each of failed) say(`   failed: ${each}`)
  for (const each of retried) say(`   retried: ${each}`)
  rows.push(`| ${number} | ${wall} | ${name} | ${passed} | ${failed.length} | ${retried.length} |`)
}

say('\n| # | In Houston | Moment | Passed | Failed | Retried |')
say('| --- | --- | --- | --- | --- | --- |')
for (const row of rows) say(row)
if (isGreen) rmSync(results, { recursive: true, force: true })
else say(`\nWhat the tests said: ${results}`)
process.exit(isGreen ? 0 : 1)

function filesOf(pattern: string) {
  return globSync(pattern).filter(isWanted).sort()
}

function isWanted(file: string) {
  return words.length === 0 || words.some((word) => file.includes(word))
}

async function runAt(number: number, config: string, files: string[]): Promise<Report> {
  const report = join(results, `${number}-${config}.json`)
  const log = openSync(join(results, `${number}-${config}.log`), 'w')
  const env = { ...process.env, ...movedTo(moments[number - 1]![1]), TEST_REPORT: report }
  const reporters = ['--reporter=default', '--reporter=./tests/report.ts']
  const vitest = ['run', '--config', config, ...reporters, ...files]
  const child = spawn('vitest', vitest, { env, stdio: ['ignore', log, log] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (!existsSync(report))
    return { passed: 0, failed: [`${config} did not run`], retried: [], seconds: [] }
  const read: Report = JSON.parse(readFileSync(report, 'utf8'))
  if (code !== 0 && read.failed.length === 0) read.failed.push(`${config} ended with ${code}`)
  return read
}

// The offset from the real clock is the same for every process, whenever it starts. Property tests
// run fewer cases here: the drill does not test slots and pictures.
function movedTo(wall: string) {
  const instant = Temporal.ZonedDateTime.from(`${wall}[America/Chicago]`).toInstant()
  const seconds = Math.round((instant.epochMilliseconds - Date.now()) / 1000)
  return { RUNS: '25', LD_PRELOAD: library, MOVED_CLOCK_SECONDS: String(seconds) }
}

function compileClock() {
  const made = join(results, 'clock.so')
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', made, source])
  const asked = { ...process.env, LD_PRELOAD: made, MOVED_CLOCK_SECONDS: '86400' }
  if (status === 0) {
    const now = execFileSync(process.execPath, ['-p', 'Date.now()'], { env: asked })
    if (Math.abs(Number(now) - Date.now() - 86_400_000) < 60_000) return made
  }
  say('drill:hours needs Linux and a C compiler: apt-get install gcc libc6-dev.')
  return process.exit(1)
}
