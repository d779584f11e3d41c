// npm run drill:guards: takes one guard after the other out of the server and sees whether a test
// notices. First of all every test runs once and says which guards it passes; a guard is then tried
// with those tests alone, the matrix before the others, among people whom no test knows
// (bystanders.ts). `npm run drill:guards -- hours` tries only those in files whose path has the word.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { exceptions } from './exceptions.ts'
import { findGuards, withSwitches, type Guard } from './find.ts'
import { openRunner, type Runner } from './runner.ts'

const isMatrix = ({ file }: Passed) => file.startsWith('tests/safety/matrix/')
// For exceptions: they would run every test that passes them to its end.
const untried = { red: undefined, isInMatrix: false }
// Tests of chance draw less often here: it is not slots and pictures that are tried.
process.env.RUNS ??= '25'
const say = (line: string) => process.stdout.write(`${line}\n`)

const guards = findGuards()
const known = new Set(guards.map(nameOf))
for (const name of Object.keys(exceptions))
  if (!known.has(name)) throw new Error(`An exception for what is no guard: ${name}`)
const wanted = guards.filter(({ file }) => file.includes(process.argv[2] ?? ''))
const copy = copyTree()
process.chdir(copy)

for (const [file, ofFile] of Map.groupBy(guards, ({ file }) => file))
  writeFileSync(file, withSwitches(readFileSync(file, 'utf8'), ofFile))

const passing = await findPassing()
const count = { matrix: 0, others: 0, excepted: 0 }
const survivors: string[] = []

say(`\n| guard | turns red |\n| --- | --- |`)
const waiting = [...wanted]
await Promise.all([tryAll(), tryAll()])
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

// Which suites of a test file pass which guards, and what it is like with bystanders around.
type Passed = {
  file: string
  guards: Record<number, string[]>
  isCareful: boolean
  isAlone: boolean
}

async function findPassing(): Promise<Passed[]> {
  const runner = await openRunner(copy, 2)
  const files = runner.files.filter((file) => /^(server|tests)\//.test(file))
  const alone = new Set((await runner.run(null, files)).map(({ file }) => file))
  for (const file of alone) runner.leaveAlone(file)
  const red = await runner.run(null, [...alone])
  await runner.close()
  for (const { file, name } of red) say(`Red before anything is taken out: ${file} ${name}`)
  if (red.length > 0) process.exit(1)
  const lines = readFileSync('passed.jsonl', 'utf8').trim().split('\n')
  const all = lines.map((line): Passed => JSON.parse(line))
  // Those who ran twice: the second time counts.
  const last = new Map(all.map((each) => [relative(copy, each.file), each]))
  return [...last].map(([file, each]) => ({ ...each, file, isAlone: alone.has(file) }))
}

// One core's work: guard after guard.
async function tryAll() {
  const filesThat = (are: (passed: Passed) => boolean) =>
    passing.filter(are).map(({ file }) => file)
  const careful = filesThat((each) => each.isCareful)
  const alone = filesThat((each) => each.isAlone)
  const runner = await openRunner(copy, 1, { careful, alone })
  for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
    const title = `${guard.file}:${guard.line} ${guard.name}`
    const why = exceptions[nameOf(guard)]
    const { red, isInMatrix } = why ? untried : await tryWithout(guard, runner)
    if (red) count[isInMatrix ? 'matrix' : 'others'] += 1
    else if (why) count.excepted += 1
    else survivors.push(title)
    say(`| ${title.replaceAll('|', '\\|')} | ${red?.name ?? why ?? 'NONE'} |`)
  }
  await runner.close()
}

// Without its line, which moves.
function nameOf({ file, name }: Guard) {
  return `${file} ${name}`
}

async function tryWithout(guard: Guard, runner: Runner) {
  const without = guards.indexOf(guard)
  const passed = passing.filter((each) => without in each.guards)
  const isNear = ({ file }: Passed) =>
    file.startsWith(dirname(guard.file)) || file.startsWith('tests/safety')
  const others = passed.filter((each) => !isMatrix(each))
  const inTurn = [
    ...passed.filter(isMatrix).map((each) => [each]),
    others.filter(isNear),
    others.filter((each) => !isNear(each)),
  ]
  for (const some of inTurn) {
    const [red] = await tryTwice(runner, without, some)
    if (red) return { red, isInMatrix: some.every(isMatrix) }
  }
  return { red: undefined, isInMatrix: false }
}

// Some tests measure time, so what failed is tried once more.
async function tryTwice(runner: Runner, without: number, passed: Passed[]) {
  // What a test file does before its first test concerns them all; in the matrix it is too much.
  const names = passed.flatMap((each) => each.guards[without]!)
  const isForAll = names.includes('') && !passed.every(isMatrix)
  const suites = isForAll ? [] : names.filter((name) => name !== '')
  const files = passed.map(({ file }) => file)
  const red = await runner.run(without, files, { suites, bail: 1 })
  if (red.length === 0 || passed.every(isMatrix)) return red
  return runner.run(without, [...new Set(red.map(({ file }) => file))], { suites, bail: 1 })
}
