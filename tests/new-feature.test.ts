// Runs npm run new on a copy of the project: the result passes every check.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'kempt-new-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const left = /^(node_modules|build|\.git|\.data|\.react-router)$/
cpSync(root, copy, {
  recursive: true,
  filter: (path) => !left.test(path.slice(root.length + 1)),
})
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

// Rejects with the output of the command.
const run = promisify(execFile)
const options = { cwd: copy, maxBuffer: 2 ** 26 }
const node = (...args: string[]) => run(process.execPath, args, options)
const tool = (name: string, ...args: string[]) =>
  run(join(root, 'node_modules/.bin', name), args, options)

test('a new feature is green as it is written', { timeout: 600_000 }, async () => {
  const { stdout } = await node('scripts/new.ts', 'gift-cards')
  expect(stdout.split('\n').filter((line) => /^[\w/.-]+\.(ts|tsx|sql)/.test(line))).toHaveLength(18)
  await node('scripts/db-types.ts')
  await node('scripts/docs.ts')
  await tool('oxfmt', '.')

  await tool('oxlint', '--deny-warnings')
  await tool('react-router', 'typegen')
  for (const project of ['server', 'web']) await tool('tsc', '-p', project)
  const files = ['server/features/gift-cards', 'web/status.test.ts', 'tests/web-layout.test.ts']
  const tables = ['tests/safety/matrix/matrix.test.ts', 'tests/safety/matrix/own.test.ts']
  const tried = await tool('vitest', 'run', ...files, ...tables, '-t', 'gift|every|tabs')
  expect(tried.stdout).toContain('gift-cards.test.ts')
})

test('a noun that is no plural is refused with a sentence', async () => {
  await expect(node('scripts/new.ts', 'GiftCard')).rejects.toMatchObject({
    stderr: 'Say what is new as a plural noun in kebab-case: npm run new gift-cards\n',
  })
})
