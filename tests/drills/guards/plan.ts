// Decides which test files run without which guard, and in which order.
import { dirname } from 'node:path'
import type { Guard } from './find.ts'

// One run of a test file without one guard.
export type Try = {
  guard: number
  file: string
  // The suites to run; null is all of them.
  suites: string[] | null
  isMatrix: boolean
  // The second run, needed only if the first failed.
  isAgain: boolean
}
export type Outcome = Try & { failed: string | null }

// The guards that each suite of a test file passes, and whether the file passes among bystanders.
export type Passed = {
  file: string
  guards: Record<number, string[]>
  isCareful: boolean
  isAlone: boolean
}

const isMatrix = ({ file }: Passed) => file.startsWith('tests/safety/matrix/')

// The matrix first, then the tests near the guard, then all others that pass it.
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
  // Code that a test file runs before its first test affects all of its suites.
  const suites = names.includes('') ? null : known
  const first = { guard, file, suites, isMatrix: false, isAgain: false }
  return [first, { ...first, isAgain: true }]
}
