// Which test files are run without which guard, and in which order.
import { dirname } from 'node:path'
import type { Guard } from './find.ts'

// One run of a test file without one guard.
export type Try = {
  guard: number
  file: string
  // The suites to run; null is all of them.
  suites: string[] | null
  isMatrix: boolean
  // The second time, which is needed only when the first has failed.
  isAgain: boolean
}
export type Outcome = Try & { failed: string | null }

// Which suites of a test file pass which guards, and what it is like with bystanders around.
export type Passed = {
  file: string
  guards: Record<number, string[]>
  isCareful: boolean
  isAlone: boolean
}

const isMatrix = ({ file }: Passed) => file.startsWith('tests/safety/matrix/')

// The matrix first, then what is near the guard, then everything else that passes it.
export function planFor(guard: Guard, number: number, passing: readonly Passed[]): Try[] {
  const passed = passing.filter((each) => number in each.guards)
  const isNear = ({ file }: Passed) =>
    file.startsWith(dirname(guard.file)) || file.startsWith('tests/safety')
  const others = passed.filter((each) => !isMatrix(each))
  const inOrder = [
    ...passed.filter(isMatrix),
    ...others.filter(isNear),
    ...others.filter((each) => !isNear(each)),
  ]
  return inOrder.flatMap((each) => triesOf(each, number))
}

function triesOf(passed: Passed, guard: number): Try[] {
  const { file, guards } = passed
  const names = guards[guard]!
  const known = names.filter((name) => name !== '')
  if (isMatrix(passed)) return [{ guard, file, suites: known, isMatrix: true, isAgain: false }]
  // What a test file does before its first test concerns them all.
  const suites = names.includes('') ? null : known
  const first = { guard, file, suites, isMatrix: false, isAgain: false }
  return [first, { ...first, isAgain: true }]
}
