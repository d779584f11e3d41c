// Before every test file: takes out the guard that is asked for, or notes which are passed; and sees
// whether the bystanders are left alone.
import { appendFileSync } from 'node:fs'
import { afterAll, expect, inject } from 'vitest'
import { countHarmed } from './bystanders.ts'

declare global {
  var isOff: ((guard: number) => boolean) | undefined
}

const without = inject('without')
const passed = new Map<number, Set<string>>()

globalThis.isOff = (guard) => {
  if (without !== null) return guard === without
  const [suite = ''] = (expect.getState().currentTestName ?? '').split(' > ')
  if (!passed.has(guard)) passed.set(guard, new Set())
  passed.get(guard)!.add(suite)
  return false
}

afterAll(async () => {
  const { testPath: file = '' } = expect.getState()
  if (without === null) {
    if (passed.size === 0) return
    const guards = Object.fromEntries(passed.entries().map(([guard, names]) => [guard, [...names]]))
    const line = { file, guards, isCareful: (await countHarmed()) === 0 }
    return appendFileSync('passed.jsonl', `${JSON.stringify(line)}\n`)
  }
  if (inject('careful').includes(file) && (await countHarmed()) > 0)
    throw new Error('Bystanders were harmed')
})

declare module 'vitest' {
  interface ProvidedContext {
    // Of the guards; null takes none out.
    without: number | null
    // The database with bystanders.
    peopled: string
    // The test files that leave bystanders alone as long as every guard is there.
    careful: string[]
  }
}
