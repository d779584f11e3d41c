// npm run drill:guards: takes one guard after the other out of the server and sees whether a test
// notices. First of all every test runs once and says which guards it passes; a guard is then tried
// with those tests alone, the matrix before the others. `npm run drill:guards -- hours` tries only
// those in files whose path has the word.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { exceptions } from './exceptions.ts'
import { findGuards, type Guard } from './find.ts'

const matrix = 'tests/safety/matrix/'
// Once more before it counts: some of these tests measure time.
const firstOnly = ['--bail=1', '--retry=1']
const longestMs = 30 * 60_000
const cells = `${matrix}matrix.test.ts`
const repo = process.cwd()
const copy = mkdtempSync(join(tmpdir(), 'kempt-guards-'))
const say = (line: string) => process.stdout.write(`${line}\n`)

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
for (const file of tracked.trim().split('\n')) cpSync(join(repo, file), join(copy, file))
symlinkSync(join(repo, 'node_modules'), join(copy, 'node_modules'))

const guards = findGuards()
const files = [...new Set(guards.map(({ file }) => file))]
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const wanted = guards.filter(({ file }) => file.includes(process.argv[2] ?? ''))
const passing = findPassing()
const count = { matrix: 0, others: 0, excepted: 0 }
const survivors: string[] = []

say(`\n| guard | red | for example |\n| --- | --- | --- |`)
for (const guard of wanted) {
  const title = `${guard.file}:${guard.line} ${guard.name}`
  const { red, isInMatrix, example } = tryWithout(guard)
  const why = exceptions[`${guard.file} ${guard.name}`]
  if (red > 0) count[isInMatrix ? 'matrix' : 'others'] += 1
  else if (why) count.excepted += 1
  else survivors.push(title)
  say(`| ${title.replaceAll('|', '\\|')} | ${red || why || 'NONE'} | ${example} |`)
}
rmSync(copy, { recursive: true, force: true })

say(`\n${wanted.length} guards: ${count.matrix} red in the matrix, ${count.others} in other tests,`)
say(`${count.excepted} excepted, ${survivors.length} survive`)
for (const survivor of survivors) say(`  ${survivor}`)
process.exit(survivors.length > 0 ? 1 : 0)

type Passed = { file: string; guards: Record<number, string[]> }

function findPassing(): Passed[] {
  const report = join(copy, 'passed.jsonl')
  for (const [file, text] of sources) writeFileSync(join(copy, file), withProbes(file, text))
  writeFileSync(join(copy, 'probe.ts'), probe(report))
  const config = readFileSync(join(repo, 'vitest.config.ts'), 'utf8')
  const probing = config.replace('test: {', "test: {\n    setupFiles: ['./probe.ts'],")
  writeFileSync(join(copy, 'vitest.config.ts'), probing)
  const all = ['server/', 'tests/safety/', 'tests/access', 'tests/admin']
  const failed = runTests(all, ['--retry=1'])
  if (failed.length > 0) throw new Error(`Red before anything is taken out: ${failed.join(', ')}`)
  for (const [file, text] of sources) writeFileSync(join(copy, file), text)
  writeFileSync(join(copy, 'vitest.config.ts'), config)
  return readFileSync(report, 'utf8')
    .trim()
    .split('\n')
    .map((line): Passed => JSON.parse(line))
    .map((passed) => ({ ...passed, file: relative(copy, passed.file) }))
}

function withProbes(file: string, text: string) {
  const marks = guards.flatMap(({ file: each, probe: { start, end } }, index) =>
    each === file
      ? [
          { at: start, mark: `(globalThis.passGuard?.(${index}), ` },
          { at: end, mark: ')' },
        ]
      : [],
  )
  // From the end, so that the places before stay where they are.
  return marks
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, mark }) => all.slice(0, at) + mark + all.slice(at), text)
}

// Notes which tests pass which guard.
function probe(report: string) {
  return `import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
const guards = {}
globalThis.passGuard = (guard) => {
  const [suite] = (expect.getState().currentTestName ?? '').split(' > ')
  guards[guard] ??= new Set()
  guards[guard].add(suite)
}
afterAll(() => {
  const passed = Object.entries(guards).map(([guard, suites]) => [guard, [...suites]])
  const line = { file: expect.getState().testPath, guards: Object.fromEntries(passed) }
  appendFileSync(${JSON.stringify(report)}, JSON.stringify(line) + '\\n')
})
`
}

function tryWithout(guard: Guard) {
  const { file, cut } = guard
  const passed = passing.filter((each) => each.guards[guards.indexOf(guard)])
  const files = passed.map((each) => each.file)
  const isNear = (each: string) => each.startsWith(dirname(file)) || each.startsWith('tests/safety')
  const others = files.filter((each) => !each.startsWith(matrix))

  const text = sources.get(file)!
  writeFileSync(join(copy, file), text.slice(0, cut.start) + cut.by + text.slice(cut.end))
  let isInMatrix = true
  let failed = tryCells(passed.find((each) => each.file === cells)?.guards[guards.indexOf(guard)])
  if (failed.length === 0)
    failed = runTests(files.filter((each) => each.startsWith(matrix) && each !== cells))
  if (failed.length === 0) {
    isInMatrix = false
    failed = runTests(others.filter(isNear), firstOnly)
  }
  if (failed.length === 0)
    failed = runTests(
      others.filter((each) => !isNear(each)),
      firstOnly,
    )
  writeFileSync(join(copy, file), text)
  return { red: failed.length, isInMatrix, example: failed[0] ?? '' }
}

// The cells stand by themselves, so only the rows that pass the guard are tried.
function tryCells(suites: string[] | undefined) {
  if (!suites) return []
  const rows = suites.map((suite) => suite.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return runTests([cells], ['-t', suites.includes('') ? '' : `^(${rows}) \\w+$`])
}

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

// The names of the tests that failed.
function runTests(files: string[], options: string[] = []) {
  if (files.length === 0) return []
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const reporting = ['--reporter=json', `--outputFile=${report}`]
  const args = ['run', ...files, ...reporting, ...options]
  spawnSync('node_modules/.bin/vitest', args, { cwd: copy, timeout: longestMs })
  if (!existsSync(report)) return ['the run did not come to an end']
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const red = assertionResults.filter((each) => each.status === 'failed')
    // A file may break before its first test.
    if (red.length === 0 && status === 'failed') return [relative(copy, name)]
    return red.map(({ fullName }) => fullName)
  })
}
