// npm run house: prints the numbers that show whether the code stays easy to change.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cyclesIn, reachOf, readImports } from './imports.ts'

const root = join(import.meta.dirname, '..')
const find = (pattern: string) => globSync(pattern, { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isCode = (file: string) => !/\.(test|d)\./.test(file) && file !== 'server/database/tables.ts'

// Each number with its limit.
export function readNumbers() {
  const values = readImports(root)
  const types = readImports(root, { withTypes: true })
  const confirm = 'server/features/bookings/confirm.ts'
  const casts = listCasts()
  return {
    'files reached by confirming a slot': [reachOf(values, confirm).size, 68],
    'files reached by confirming a slot, with types': [reachOf(types, confirm).size, 122],
    'files reached by the settings routes, with types': [
      reachOf(types, 'server/features/settings/routes.ts').size,
      30,
    ],
    'files in import cycles, with types': [cyclesIn(types).length, 0],
    'nouns spelled differently between layers': [listSpellings().length, 0],
    're-exports in service.ts files': [listReExports().length, 0],
    'casts with as': [casts.filter((rule) => rule.includes('type-assertions')).length, 77],
    'casts with !': [casts.filter((rule) => rule.includes('non-null')).length, 47],
    'folders with more than 20 files': [listFullFolders().length, 0],
  } satisfies Record<string, [number, number]>
}

// Nouns with two spellings, such as `calendar` in one layer and `calendars` in another.
export function listSpellings() {
  const names = [
    ...find('contract/*/*.ts').filter(isCode),
    ...find('web/texts/*/*.ts').filter(isCode),
    ...find('{server,web}/features/*/'),
  ].map((path) => basename(path, '.ts'))
  const byStem = Map.groupBy(new Set(names), stemOf)
  return [...byStem.values()].filter((spellings) => spellings.length > 1)
}

function stemOf(noun: string) {
  return noun.replace(/ies$/, 'y').replace(/s$/, '')
}

export function listReExports() {
  return find('server/features/*/service.ts').filter((file) =>
    /^export (type )?[*{]/m.test(read(file)),
  )
}

type Finding = { code: string; filename: string }

// The linter's rule for each cast, without `as const`.
function listCasts() {
  const linter = join(root, 'node_modules/.bin/oxlint')
  const config = join(root, 'scripts/casts.json')
  const { stdout } = spawnSync(linter, ['-c', config, '-f', 'json', 'contract', 'server', 'web'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  const { diagnostics }: { diagnostics: Finding[] } = JSON.parse(stdout)
  return diagnostics.filter(({ filename }) => isCode(filename)).map(({ code }) => code)
}

export function listFullFolders() {
  const sources = find('{contract,server,web}/**/*.{ts,tsx}').filter(isCode)
  const byFolder = Map.groupBy(sources, (file) => dirname(file))
  return [...byFolder]
    .filter(([, files]) => files.length > 20)
    .map(([folder, files]) => `${folder} ${files.length}`)
}

if (import.meta.main) {
  for (const [name, [number, most]] of Object.entries(readNumbers()))
    process.stdout.write(`${String(number).padStart(5)} (at most ${most}) ${name}\n`)
  for (const each of [...listSpellings().map(String), ...listReExports(), ...listFullFolders()])
    process.stdout.write(`      ${each}\n`)
}
