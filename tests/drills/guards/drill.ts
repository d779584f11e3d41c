// npm run drill:guards: removes one guard at a time from the server and checks that a test fails.
// First every test runs once and records the guards it passes. Then each guard is tried with only
// those tests, among bystanders (bystanders.ts): first the one that noticed it last time, then the
// matrix, then all others. `npm run drill:guards -- hours team` tries only guards in files whose path
// contains one of the words.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { exceptions } from './exceptions.ts'
import { findGuards, withSwitches, type Guard } from './find.ts'
import { keepNoticed, readNoticed } from './memory.ts'
import { planFor, type Passed, type Try } from './plan.ts'
import { openRunner, type Runner } from './runner.ts'

// Guards that one worker tries before it is replaced.
const batchSize = 25
// Property tests run fewer cases here: the drill does not test slots and pictures.
process.env.RUNS ??= '25'
const say = (line: string) => process.stdout.write(`${line}\n`)

const guards = findGuards()
const known = new Set(guards.map(nameOf))
for (const name of Object.keys(exceptions))
  if (!known.has(name)) throw new Error(`An exception for what is no guard: ${name}`)
const words = process.argv.slice(2)
const wanted = guards.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)
// The test file that noticed each guard, in earlier runs and in this one.
const noticed = readNoticed()
const copy = copyTree()
process.chdir(copy)

for (const [file, ofFile] of Map.groupBy(guards, ({ file }) => file))
  writeFileSync(file, withSwitches(readFileSync(file, 'utf8'), ofFile))

const passing = await findPassing()
const alone = new Set(passing.filter(({ isAlone }) => isAlone).map(({ file }) => file))
const careful = passing.filter(({ isCareful }) => isCareful).map(({ file }) => file)
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

// Test files that count all people fail among bystanders: they run again without them.
async function findPassing(): Promise<Passed[]> {
  const runner = await openRunner(copy, 2)
  // The copy has switches around its guards, so their names are not those of the exceptions.
  const files = runner.files.filter(
    (file) => /^(server|tests)\//.test(file) && !file.endsWith('guard-exceptions.test.ts'),
  )
  const alone = new Set((await runner.run(files, true)).map(({ file }) => file))
  const red = await runner.run([...alone], false)
  await runner.close()
  for (const { file, name } of red) say(`Red before anything is taken out: ${file} ${name}`)
  if (red.length > 0) process.exit(1)
  const lines = readFileSync('passed.jsonl', 'utf8').trim().split('\n')
  const all = lines.map((line): Passed => JSON.parse(line))
  // The second run of a file replaces its first.
  const last = new Map(all.map((each) => [relative(copy, each.file), each]))
  return [...last]
    .map(([file, each]) => ({ ...each, file, isAlone: alone.has(file) }))
    .filter(({ file }) => runner.files.includes(file))
}

// The work of one core: batch after batch.
async function tryAll() {
  const runner = await openRunner(copy, 1, careful)
  while (waiting.length > 0) {
    const batch = waiting.splice(0, batchSize)
    const red = await tryWithout(
      batch.filter((guard) => !exceptions[nameOf(guard)]),
      runner,
    )
    for (const guard of batch) record(guard, red.get(guard))
    // Also for a run that does not get to its end.
    keepNoticed(noticed)
  }
  await runner.close()
}

type Red = { name: string; file: string; isMatrix: boolean }

function record(guard: Guard, red: Red | undefined) {
  const title = `${guard.file}:${guard.line} ${guard.name}`
  const why = exceptions[nameOf(guard)]
  if (red) noticed[nameOf(guard)] = red.file
  if (red) count[red.isMatrix ? 'matrix' : 'others'] += 1
  else if (why) count.excepted += 1
  else survivors.push(title)
  say(`| ${title.replaceAll('|', '\\|')} | ${red?.name ?? why ?? 'NONE'} |`)
}

// The name without the line number, which changes.
function nameOf({ file, name }: Guard) {
  return `${file} ${name}`
}

async function tryWithout(batch: Guard[], runner: Runner) {
  const red = new Map<Guard, Red>()
  for (const isKnown of [true, false])
    for (const hasBystanders of [true, false]) {
      const plans = new Map(
        batch
          .filter((guard) => !red.has(guard))
          .map((guard) => {
            const known = noticed[nameOf(guard)]
            const plan = planFor(guard, guards.indexOf(guard), passing)
            const isNow = ({ file }: Try) =>
              alone.has(file) !== hasBystanders && (file === known) === isKnown
            return [guard, plan.filter(isNow)]
          }),
      )
      for (const [guard, found] of await follow(plans, hasBystanders, runner)) red.set(guard, found)
    }
  return red
}

// A worker may die because a guard is off. The rest of its plan runs in a new worker, starting with
// that guard; if the worker dies again, the guard counts as noticed.
async function follow(plans: Map<Guard, Try[]>, hasBystanders: boolean, runner: Runner) {
  const red = new Map<Guard, Red>()
  let left = [...plans]
  let isAgain = false
  while (left.length > 0) {
    const outcomes = await runner.follow(
      left.flatMap(([, plan]) => plan),
      hasBystanders,
    )
    const untold = left.filter(([guard, plan]) => {
      const told = outcomes.filter((each) => each.guard === guards.indexOf(guard))
      const sure = told.find((each) => each.failed !== null && (each.isMatrix || each.isAgain))
      if (sure) red.set(guard, { name: sure.failed!, file: sure.file, isMatrix: sure.isMatrix })
      const isTold = (tried: Try) => tried.isAgain || told.some(({ file }) => file === tried.file)
      return !sure && !plan.every(isTold)
    })
    const [[first, plan] = [], ...rest] = untold
    if (isAgain && first && untold.length === left.length)
      red.set(first, { name: plan![0]!.file, file: plan![0]!.file, isMatrix: false })
    left = isAgain && untold.length === left.length ? rest : untold
    isAgain = untold.length > 0
  }
  return red
}
