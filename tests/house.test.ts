// House rules that the linter cannot check. Each test name says what to do.
import { globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { settingNames } from '#server/config.ts'
import routes from '#web/routes.ts'
import { writeTypes } from '../scripts/db-types.ts'
import { writeDocs } from '../scripts/docs.ts'
import { readNumbers } from '../scripts/house.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const sources = globSync('{contract,server,web,db,tests,scripts}/**/*.{ts,tsx,mjs}').filter(
  (file) => file !== 'server/database/tables.ts',
)
const code = sources.filter((file) => !file.includes('.test.') && !file.startsWith('tests/'))

test('every page file is in web/routes.ts, and every line there has its file', () => {
  const listed = routes.map(({ file }) => `web/${file}`)
  expect(globSync('web/pages/**/*.tsx').sort()).toEqual([...new Set(listed)].sort())
})

test('SQL lives in queries.ts or *-queries.ts', () => {
  const strays = code.filter(
    (file) =>
      /^(contract|server|web)\//.test(file) &&
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(read(file)) &&
      !/[/-]queries\.ts$/.test(file),
  )
  expect(strays).toEqual([])
})

test('only server/config.ts reads the environment', () => {
  const allowed = [
    'server/config.ts',
    'server/main.ts',
    'server/worker.ts',
    'server/build.ts',
    // Builds the environment of PostgreSQL, with the clock that a drill moved.
    'server/postgres/database-user.ts',
  ]
  const strays = code.filter(
    (file) =>
      /^(contract|server|web)\//.test(file) &&
      read(file).includes('process.env') &&
      !allowed.includes(file),
  )
  expect(strays).toEqual([])
})

test('no code names a city, a state or a time zone of its own: they come from the table cities', () => {
  const namesPlace = /houston|texas|'TX'|america\/chicago/i
  const naming = code.filter(
    (file) =>
      !file.startsWith('db/') &&
      // Where each state lists its licenses.
      file !== 'web/features/admin-barbers/license-register.ts' &&
      namesPlace.test(read(file)),
  )
  expect(naming).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const numbers = globSync('db/migrations/*.sql')
    .sort()
    .map((file) => Number(file.match(/(\d{4})_/)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('a file is at most 300 lines: split it by what changes together', () => {
  expect(code.filter((file) => read(file).split('\n').length > 301)).toEqual([])
})

test('.env.example names every setting, and nothing else', () => {
  const named = read('.env.example').match(/^#? ?[A-Z][A-Z0-9_]*(?==)/gm) ?? []
  expect(named.map((name) => name.replace(/^#? ?/, '')).sort()).toEqual([...settingNames].sort())
})

test('server/database/tables.ts is what the migrated database says: npm run db:types', async () => {
  const url = inject('postgres').replace('/kempt?', `/${inject('template')}?`)
  await expect(writeTypes(url, ['--verify'])).resolves.toBeUndefined()
})

test('every advisory lock has a number of its own', () => {
  const numbers = code.flatMap((file) => read(file).match(/\b7_215_\d{3}\b/g) ?? [])
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
})

test('a decision is short: at most 50 lines', () => {
  const long = globSync('docs/decisions/[0-9]*.md').filter(
    (file) => read(file).split('\n').length > 51,
  )
  expect(long).toEqual([])
})

test.each(Object.entries(writeDocs()))('%s is what the code says: npm run docs', (file, text) => {
  expect(read(file)).toBe(text)
})

test('packages are pinned to exact versions, and the lockfile names no registry', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(String(version)),
  )
  expect(loose).toEqual([])
  expect(read('package-lock.json')).not.toContain('"resolved"')
})

test.each(Object.entries(readNumbers()))('%s: npm run house', (_, [number, most]) => {
  expect(number).toBeLessThanOrEqual(most)
})
