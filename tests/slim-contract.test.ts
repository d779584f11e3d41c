import { globSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { isOfContract, withoutCalls } from '../scripts/slim-contract.ts'

const files = globSync('contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

test('a module of the contract reaches browsers without its calls, and with its forms', async () => {
  expect(files.filter((file) => !isOfContract(`/kempt/${file}`))).toEqual([])
  const slim = new Map<string, string>()
  for (const file of files) {
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
    slim.set(file, withoutCalls(code))
  }

  expect([...slim].filter(([, code]) => /\bsummary: |\bcall\(\{/.test(code))).toEqual([])
  expect(slim.get('contract/accounts/auth.ts')).toContain('export const signUp')
  expect(slim.get('contract/bookings/workflow.ts')).toContain('export const moves')
})
