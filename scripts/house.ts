// npm run house: the numbers that show whether the code stays easy to change. tests/house.test.ts
// holds them.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contract } from '../contract/contract.ts'
import { cyclesIn, reachOf, readImports } from './imports.ts'

const root = join(import.meta.dirname, '..')
const find = (pattern: string) => globSync(pattern, { cwd: root })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const isCode = (file: string) => !/\.(test|d)\./.test(file) && file !== 'server/tables.ts'

// Each number with the most it may be.
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
        /\bas (?!const\b|\w+ from\b)[A-Z{(\[]\w*|\bas (?:unknown|never|string|number)\b/g,
      ),
      77,
    ],
    'casts with !': [countIn(sources, /[\w)\]]!(?=[.,;)\]\s[])(?!=)/g), 47],
    'folders with more than 20 files': [listFullFolders().length, 0],
  } satisfies Record<string, [number, number]>
}

// A noun that one layer spells `calendar` and another `calendars`, and a table of calls whose
// handlers stand in a feature of another name.
export function listSpellings() {
  const layers = {
    contract: find('contract/*/*.ts')
      .filter(isCode)
      .map((file) => basename(file, '.ts')),
    server: find('server/features/*/').map((folder) => basename(folder)),
    web: find('web/features/*/').map((folder) => basename(folder)),
    texts: find('web/texts/*/*.ts')
      .filter(isCode)
      .map((file) => basename(file, '.ts')),
  }
  const byStem = Map.groupBy([...new Set(Object.values(layers).flat())], stemOf)
  const twice = [...byStem.values()].filter((spellings) => spellings.length > 1)
  const homeless = Object.keys(contract)
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .filter((noun) => !layers.contract.includes(noun) || !layers.server.includes(noun))
    .map((noun) => [noun])
  return [...twice, ...homeless]
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

// Without comments and strings, where the same signs mean something else.
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
