// Runs before every test file: removes the guard that the plan names, or records the guards that
// are passed, and checks that the bystanders are unchanged.
import { appendFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, inject } from 'vitest'
import { countHarmed, dropOwnDatabase } from './bystanders.ts'
import type { Outcome, Try } from './plan.ts'

declare global {
  var isOff: ((guard: number) => boolean) | undefined
  // One worker runs the whole plan, and this value lives as long as the worker.
  var progress:
    | { turn: number; red: Set<number>; suspect: number; open: Try | undefined }
    | undefined
}

// The worker still has the name of the previous file's last test.
expect.setState({ currentTestName: undefined })
const plan = inject('plan')
if (plan) takeOut(plan)
else notePassed()

function takeOut(plan: Try[]) {
  const progress = (globalThis.progress ??= {
    turn: 0,
    red: new Set(),
    suspect: -1,
    open: undefined,
  })
  // A file that failed before its first test has not reported an outcome.
  if (progress.open) tell(progress.open, progress.open.file)
  const now = plan[progress.turn++]
  if (!now) throw new Error('More files than planned')
  const { guard, suites, isAgain } = now
  const isNeeded = !progress.red.has(guard) && (!isAgain || progress.suspect === guard)
  progress.suspect = -1
  if (!isNeeded) throw new Error('Not needed')

  progress.open = now
  let failed: string | undefined
  globalThis.isOff = (asked) => asked === guard
  beforeEach(({ skip, onTestFailed }) => {
    if (failed !== undefined || suites?.includes(suiteNow()) === false) skip()
    // Also for a test that fails in a hook of its own, which would end before an afterEach of ours.
    const name = expect.getState().currentTestName
    onTestFailed(() => void (failed ??= name))
  })
  afterAll(async () => {
    if (inject('careful').includes(now.file) && (await countHarmed()) > 0)
      failed ??= 'Bystanders were harmed'
    await dropOwnDatabase()
    tell(now, failed)
  })

  // Some tests measure time, so a failure outside the matrix is tried once more.
  function tell(tried: Try, name: string | undefined) {
    const isSure = tried.isMatrix || tried.isAgain
    progress!.open = undefined
    if (name !== undefined && !isSure) progress!.suspect = tried.guard
    if (name !== undefined && isSure) progress!.red.add(tried.guard)
    const outcome: Outcome = { ...tried, failed: name ?? null }
    appendFileSync(inject('told'), `${JSON.stringify(outcome)}\n`)
  }
}

// The outermost describe, or the test itself; '' outside of both.
function suiteNow() {
  const [suite = ''] = (expect.getState().currentTestName ?? '').split(' > ')
  return suite
}

function notePassed() {
  const passed = new Map<number, Set<string>>()
  globalThis.isOff = (guard) => {
    if (!passed.has(guard)) passed.set(guard, new Set())
    passed.get(guard)!.add(suiteNow())
    return false
  }
  afterAll(async () => {
    const { testPath: file = '' } = expect.getState()
    if (passed.size === 0) return
    const guards = Object.fromEntries(passed.entries().map(([guard, names]) => [guard, [...names]]))
    const line = { file, guards, isCareful: (await countHarmed()) === 0 }
    appendFileSync('passed.jsonl', `${JSON.stringify(line)}\n`)
  })
}

declare module 'vitest' {
  interface ProvidedContext {
    // The guard that each run of a file removes; null removes none.
    plan: Try[] | null
    // The file that receives the outcomes, one line for each try that was needed.
    told: string
    // The database with bystanders.
    peopled: string
    // The test files that leave bystanders unchanged while every guard is on.
    careful: string[]
  }
}
