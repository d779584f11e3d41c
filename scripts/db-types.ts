// npm run db:types: writes server/tables.ts from the migrated database, so that no type is typed
// by hand. With --check it only says whether the file is true.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/migrate.ts'
import { startPostgres } from '#server/postgres/launcher.ts'

const root = join(import.meta.dirname, '..')
const typeMapping = {
  timestamptz: 'string',
  date: 'string',
  int8: 'number',
  bytea: 'Buffer',
  int4range: 'string',
  int4multirange: 'string',
  tstzrange: 'string',
  tsvector: 'string',
}

export function writeTypes(url: string, options: string[] = []) {
  const tool = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const fixed = [
    ['--dialect', 'postgres'],
    ['--camel-case'],
    ['--date-parser', 'string'],
    ['--numeric-parser', 'number'],
    ['--type-mapping', JSON.stringify(typeMapping)],
    ['--exclude-pattern', 'migrations'],
    ['--exclude-pattern', 'graphile_worker.*'],
    ['--out-file', join(root, 'server/tables.ts')],
    ['--url', url],
  ].flat()
  execFileSync(process.execPath, [tool, ...fixed, ...options], { cwd: root, stdio: 'pipe' })
}

if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-types-'))
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } })
  try {
    await migrate(postgres.url)
    writeTypes(postgres.url, process.argv.includes('--check') ? ['--verify'] : [])
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
