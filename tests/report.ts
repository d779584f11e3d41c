// vitest reporter: writes the results of a run into the file that TEST_REPORT names, for npm test
// and npm run drill:hours. Without one it prints the retried tests, for npm run e2e.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { retriedLines } from '../scripts/test-lines.mjs'

export type Report = {
  passed: number
  failed: string[]
  retried: string[]
  // Longest first.
  seconds: [file: string, seconds: number][]
}

// vitest calls it with `new`, which a function that returns an object allows.
export default function createReport(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const report = reportOn(modules)
      const file = process.env.TEST_REPORT
      if (!file) {
        process.stdout.write(retriedLines(report.retried))
        return
      }
      // Thrown outside of any test, such as a promise that nobody awaited.
      for (const { message, stack } of unhandled)
        report.failed.push(`unhandled: ${message} ${stack?.split('\n')[1]?.trim() ?? ''}`)
      writeFileSync(file, JSON.stringify(report))
    },
  }
}

function reportOn(modules: readonly TestModule[]): Report {
  const report: Report = { passed: 0, failed: [], retried: [], seconds: secondsOf(modules) }
  for (const module of modules) {
    const before = report.failed.length
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') report.passed += 1
      if (state === 'failed') report.failed.push(`${nameOf(test)}: ${firstErrorOf(test)}`)
      if ((test.diagnostic()?.retryCount ?? 0) > 0)
        report.retried.push(`${nameOf(test)}: ${firstErrorOf(test)}`)
    }
    // A file can fail outside of its tests: on import or in a hook.
    const isBroken = !module.ok() && report.failed.length === before
    if (isBroken) report.failed.push(pathOf(module))
  }
  return report
}

// Includes the time before a file's tests: imports, and the server start of a browser test.
function secondsOf(modules: readonly TestModule[]) {
  return modules
    .map((module): [string, number] => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return [pathOf(module), Math.round((collectDuration + setupDuration + duration) / 1000)]
    })
    .sort(([, a], [, b]) => b - a)
}

// The error of the first try, without the page description that Playwright appends.
const firstErrorOf = (test: TestCase) => test.result().errors?.[0]?.message.split('\n')[0]
const nameOf = (test: TestCase) => `${pathOf(test.module)} > ${test.fullName}`
const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId)
