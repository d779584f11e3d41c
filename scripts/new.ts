// npm run new gift-cards: writes a feature with one tab, from its table to its texts, and wires it
// in. docs/house.md lists the files. A second argument names another project folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { capital, filesOf, nounOf } from './new-files.ts'

const [asked = '', folder = join(import.meta.dirname, '..')] = process.argv.slice(2)
const root = resolve(folder)

if (!/^[a-z][a-z-]*[a-z]s$/.test(asked)) {
  process.stderr.write('Say what is new as a plural noun in kebab-case: npm run new gift-cards\n')
  process.exit(1)
}

const noun = nounOf(asked)
const { kebab, name, type, words, one } = noun

for (const [path, text] of Object.entries(filesOf(noun, nextNumber()))) write(path, text)

insert('contract/contract.ts', [
  [`import { ${name} } from './business/${kebab}.ts'`, /^import .*'\.\/business\/.*$/m],
  [`  ${name},`, /^export const contract = \{$/m],
])
insert('server/openapi/openapi-tags.ts', [
  [`  ${name}: 'Your own ${words}',`, /^export const .*= \{$/m],
])
insert('server/router.ts', [
  [`import { ${name} } from './features/${kebab}/routes.ts'`, /^import .*features\/.*$/m],
  [`  ${name},`, /^export const api = createApi\(contract, \{$/m],
])
insert('web/texts/dashboards.ts', [
  [
    `  ${name}: { en: '${capital(words)}', es: '${capital(words)}' },`,
    /^export const tabNames = \{$/m,
  ],
])
insert('web/tabs.ts', [
  [
    `    {
      name: '${kebab}',
      label: tabNames.${name},
      Content: drawnBy(async () => (await import('#web/features/${kebab}/${kebab}.tsx')).${type}),
    },`,
    /^ {2}client: \[$/m,
  ],
])
insert('oxlint.config.ts', [[`  ['${kebab}'],`, /^export const webFeatures = \[$/m]])
insert('tests/safety/matrix/own.ts', [
  [`  '${name}.mine': { may: anyone },`, /^export const reads: .*$/m],
  [`  '${name}.add': { may: anyone },`, /^export const writes: .*$/m],
])
insert('tests/safety/matrix/rows.ts', [
  [`  '${name}.remove': { object: '${lower(one)}', may: holder },`, /^export const rows: .*$/m],
])
insert('tests/safety/matrix/objects.ts', [
  [
    `  ${lower(one)}: async ({ client } = sideA) => idOf(await as(client).${name}.add()),`,
    /^export const objects = \{$/m,
  ],
])
replace('web/status.test.ts', "'overview, notifications,", `'${kebab}, overview, notifications,`)
process.stdout.write('Now: npm run db:types, npm run format, npm run docs, npm run check.\n')

function write(path: string, text: string) {
  const place = join(root, path)
  if (existsSync(place)) throw new Error(`${path} exists already.`)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
  process.stdout.write(`${path}\n`)
}

// Inserts each line after the first match of its pattern.
function insert(path: string, lines: [line: string, after: RegExp][]) {
  let text = readFileSync(join(root, path), 'utf8')
  for (const [line, after] of lines) {
    const found = after.exec(text)
    if (!found) throw new Error(`${path} has no place for: ${line}`)
    const end = found.index + found[0].length
    text = `${text.slice(0, end)}\n${line}${text.slice(end)}`
  }
  writeFileSync(join(root, path), text)
  process.stdout.write(`${path} (${lines.length === 1 ? 'one line' : `${lines.length} lines`})\n`)
}

function replace(path: string, from: string, to: string) {
  const text = readFileSync(join(root, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} has no place for: ${to}`)
  writeFileSync(join(root, path), text.replace(from, to))
  process.stdout.write(`${path} (one line)\n`)
}

function nextNumber() {
  const last = readdirSync(join(root, 'db/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)
  return String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, '0')
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
