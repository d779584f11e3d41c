// npm run house: prints the numbers that show whether the code stays easy to change.
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
  const sources = find('{contract,server,web}/**/*.{ts,tsx}').filter(isCode)
  return {
    'files reached by confirming a slot': [reachOf(values, confirm).size, 57],
    'files reached by confirming a slot, with types': [reachOf(types, confirm).size, 122],
    'files reached by the settings routes, with types': [
      reachOf(types, 'server/features/settings/routes.ts').size,
      30,
    ],
    'files in import cycles, with types': [cyclesIn(types).length, 0],
    'nouns spelled differently between layers': [listSpellings().length, 0],
    're-exports in service.ts files': [listReExports().length, 0],
    'casts with as': [
      countIn(
        sources,
        /\bas (?!const\b|\w+ from\b)[A-Z{([]\w*|\bas (?:unknown|never|string|number)\b/g,
      ),
      77,
    ],
    'casts with !': [countIn(sources, /[\w)\]]!(?=[.,;)\]\s[])(?!=)/g), 47],
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
    /^export (type )?(\*|\{[^}]*\} from)/m.test(read(file)),
  )
}

function countIn(files: string[], pattern: RegExp) {
  return files.reduce((sum, file) => sum + (stripped(read(file)).match(pattern)?.length ?? 0), 0)
}

// Removes comments and strings, which may contain the counted characters.
function stripped(code: string) {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
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
