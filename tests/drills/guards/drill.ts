// npm run drill:guards: takes one guard after the other out of the server and sees whether a test
// notices. First of all every test runs once and says which guards it passes; a guard is then tried
// with those tests alone, the matrix before the others. `npm run drill:guards -- hours` tries only
// those in files whose path has the word.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { exceptions } from './exceptions.ts'
import { findGuards, type Guard } from './find.ts'
import { openRunner } from './runner.ts'

const matrix = 'tests/safety/matrix/'
// Tests of chance draw less often here: it is not slots and pictures that are tried.
process.env.RUNS ??= '25'
const say = (line: string) => process.stdout.write(`${line}\n`)

const guards = findGuards()
const sources = new Map(guards.map(({ file }) => [file, readFileSync(file, 'utf8')]))
const wanted = guards.filter(({ file }) => file.includes(process.argv[2] ?? ''))
const copy = copyTree()
process.chdir(copy)

// Notes which tests pass which guard.
const probe = `import { appendFileSync } from 'node:fs'
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
  appendFileSync('passed.jsonl', JSON.stringify(line) + '\\n')
})
`

const passing = await findPassing()
const runner = await openRunner(copy)
const count = { matrix: 0, others: 0, excepted: 0 }
const survivors: string[] = []

say(`\n| guard | red | for example |\n| --- | --- | --- |`)
for (const guard of wanted) {
  const title = `${guard.file}:${guard.line} ${guard.name}`
  const { red, isInMatrix, example } = await tryWithout(guard)
  const why = exceptions[`${guard.file} ${guard.name}`]
  if (red > 0) count[isInMatrix ? 'matrix' : 'others'] += 1
  else if (why) count.excepted += 1
  else survivors.push(title)
  say(`| ${title.replaceAll('|', '\\|')} | ${red || why || 'NONE'} | ${example} |`)
}
await runner.close()
rmSync(copy, { recursive: true, force: true })

say(`\n${wanted.length} guards: ${count.matrix} red in the matrix, ${count.others} in other tests,`)
say(`${count.excepted} excepted, ${survivors.length} survive`)
for (const survivor of survivors) say(`  ${survivor}`)
process.exit(survivors.length > 0 ? 1 : 0)

function copyTree() {
  const tree = mkdtempSync(join(tmpdir(), 'kempt-guards-'))
  const args = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
  for (const file of files) cpSync(file, join(tree, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  return tree
}

// Which suites of a test file pass which guards.
type Passed = { file: string; guards: Record<number, string[]> }

async function findPassing(): Promise<Passed[]> {
  for (const [file, text] of sources) writeFileSync(file, withProbes(file, text))
  writeFileSync('probe.ts', probe)
  const probing = await openRunner(copy, { setupFiles: ['./probe.ts'] })
  const files = probing.files.filter((file) => /^(server|tests)\//.test(file))
  const [red] = await probing.runTwice(files)
  await probing.close()
  if (red) throw new Error(`Red before anything is taken out: ${red.file} ${red.name}`)
  for (const [file, text] of sources) writeFileSync(file, text)
  const lines = readFileSync('passed.jsonl', 'utf8').trim().split('\n')
  return lines
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

async function tryWithout(guard: Guard) {
  const { file, cut } = guard
  const passed = passing.flatMap((each) => {
    const suites = each.guards[guards.indexOf(guard)]
    return suites ? [{ file: each.file, suites: suites.filter((suite) => suite !== '') }] : []
  })
  const others = passed.map((each) => each.file).filter((each) => !each.startsWith(matrix))
  const isNear = (each: string) => each.startsWith(dirname(file)) || each.startsWith('tests/safety')

  const text = sources.get(file)!
  writeFileSync(file, text.slice(0, cut.start) + cut.by + text.slice(cut.end))
  runner.changed(file)
  const red = []
  // What a test file of the matrix does before its first test happens whatever is chosen of it.
  for (const { file: each, suites } of passed.filter((one) => one.file.startsWith(matrix)))
    if (red.length === 0) red.push(...(await runner.run([each], { suites })))
  const isInMatrix = red.length > 0
  for (const some of [others.filter(isNear), others.filter((each) => !isNear(each))])
    if (red.length === 0) red.push(...(await runner.runTwice(some, { bail: 1 })))
  writeFileSync(file, text)
  runner.changed(file)
  return { red: red.length, isInMatrix, example: red[0]?.name ?? '' }
}
