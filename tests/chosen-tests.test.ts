import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseTests } from '../scripts/chosen-tests.mjs'

const repo = join(import.meta.dirname, '..')
const choose = (...args: string[]) => chooseTests(args, repo)

test('without a file everything runs, without the browser if asked', () => {
  const everything = { isQuick: false, isChosen: false, onServer: [], inBrowser: [], options: [] }
  expect(choose()).toEqual(everything)
  expect(choose('--quick')).toEqual({ ...everything, isQuick: true })
})

test.each(['server/api.test.ts', './server/api.test.ts', join(repo, 'server/api.test.ts')])(
  '%s is one file, without the browser',
  (path) => {
    expect(choose(path)).toMatchObject({
      isChosen: true,
      onServer: ['server/api.test.ts'],
      inBrowser: [],
    })
  },
)

test('a browser test is one, by its path or a part of it', () => {
  const chosen = { onServer: [], inBrowser: ['tests/e2e/desk.test.ts'] }
  expect(choose('tests/e2e/desk.test.ts')).toMatchObject(chosen)
  expect(choose('e2e/desk.test')).toMatchObject(chosen)
})

test('a folder is all of its tests', () => {
  const { onServer } = choose('server/features/bookings/')
  expect(onServer.length).toBeGreaterThan(5)
  expect(onServer.every((file) => file.startsWith('server/features/bookings/'))).toBe(true)
})

test('-t takes the name of a test, and is no file', () => {
  expect(choose('server/api.test.ts', '-t', 'a call without output')).toMatchObject({
    onServer: ['server/api.test.ts'],
    options: ['-t', 'a call without output'],
  })
})

test('what cannot be run is refused in a sentence', () => {
  expect(() => choose('no-such-file')).toThrow('There is no test file with "no-such-file"')
  expect(() => choose('tests/drills/crash.test.ts')).toThrow('is a drill')
  expect(() => choose('-t', 'a name')).toThrow('Say which file has the test')
  expect(() => choose('--slow')).toThrow("Unknown option '--slow'")
})
