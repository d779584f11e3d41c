// npm run db:types writes server/database/tables.ts from the migrated database. With --check it only verifies
// that the file is up to date.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
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

export async function writeTypes(url: string, options: string[] = []) {
  const tool = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const fixed = [
    ['--dialect', 'postgres'],
    ['--camel-case'],
    ['--date-parser', 'string'],
    ['--numeric-parser', 'number'],
    ['--type-mapping', JSON.stringify(typeMapping)],
    ['--overrides', JSON.stringify({ columns: await listOverrides(url) })],
    ['--exclude-pattern', 'migrations'],
    ['--exclude-pattern', 'graphile_worker.*'],
    ['--out-file', join(root, 'server/database/tables.ts')],
    ['--url', url],
  ].flat()
  execFileSync(process.execPath, [tool, ...fixed, ...options], { cwd: root, stdio: 'pipe' })
}

type Column = {
  path: string
  name: string
  isNullable: boolean
  hasDefault: boolean
  // The CHECK constraints of the column's table.
  rules: string[]
}

// As import types: --custom-imports finds the names in an override only with the compiler's API,
// which TypeScript 7 does not have.
const barberId = "import('#contract/ids.ts').BarberId"
const profileId = "import('#contract/ids.ts').ProfileId"
const idTypes: Record<string, string> = {
  barber_id: barberId,
  'barber_profiles.user_id': barberId,
  'barber_profiles.id': profileId,
  barber_profile_id: profileId,
}

// Columns of type jsonb that always hold an object of one shape.
const jsonTypes: Record<string, string> = {
  'account_codes.data': 'JsonObject',
  'account_tokens.data': 'JsonObject',
  'notifications.notification_data': 'JsonObject',
  'push_subscriptions.keys': '{ auth: string; p256dh: string }',
}

// A text column with CHECK (column IN (...)) becomes a union of those values.
async function listOverrides(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Column>(columns)
    return Object.fromEntries(
      rows.flatMap((column) => {
        const type = typeOf(column)
        return type ? [[column.path, type]] : []
      }),
    )
  } finally {
    await client.end()
  }
}

// kysely-codegen takes an override as it stands, so null and Generated are added here.
function typeOf(column: Column) {
  const json = jsonTypes[column.path]
  if (json) return `ColumnType<${json}, ${column.hasDefault ? 'Json | undefined' : 'Json'}, Json>`
  const id = idTypes[column.path] ?? idTypes[column.name]
  const types = id ? [id] : valuesOf(column)?.map((value) => `'${value}'`)
  if (!types) return undefined
  const union = [...types, ...(column.isNullable ? ['null'] : [])]
  return column.hasDefault ? `Generated<${union.join(' | ')}>` : union.join(' | ')
}

// PostgreSQL shows CHECK (status IN ('held')) as CHECK ((status = ANY (ARRAY['held'::text]))). The
// function behind CHECK (is_sound(bookings)) is read as it was written: b.status IN ('held').
function valuesOf({ name, rules }: Column) {
  const checked = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*::text)\\]\\)\\)\\)$`)
  const inFunction = new RegExp(`AND b\\.${name} IN \\(([^)]*)\\)`)
  const list = rules.map((rule) => (checked.exec(rule) ?? inFunction.exec(rule))?.[1]).find(Boolean)
  return list?.match(/(?<=')[\w-]+(?=')/g)
}

const columns = `
  SELECT t.relname || '.' || a.attname AS path, a.attname AS name,
         NOT a.attnotnull AS "isNullable", a.atthasdef AS "hasDefault",
         array_remove(array_agg(coalesce(f.prosrc, pg_get_constraintdef(c.oid))), NULL) AS rules
  FROM pg_attribute AS a
  JOIN pg_class AS t ON t.oid = a.attrelid AND t.relkind IN ('r', 'v')
  LEFT JOIN pg_constraint AS c ON c.conrelid = t.oid AND c.contype = 'c'
  LEFT JOIN pg_depend AS d ON d.objid = c.oid AND d.refclassid = 'pg_proc'::regclass
  LEFT JOIN pg_proc AS f ON f.oid = d.refobjid
  WHERE t.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
  GROUP BY t.relname, a.attname, a.attnotnull, a.atthasdef
  ORDER BY path`

if (import.meta.main) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-types-'))
  const postgres = await startPostgres({ dataDir, settings: { fsync: 'off' } })
  try {
    await migrate(postgres.url)
    await writeTypes(postgres.url, process.argv.includes('--check') ? ['--verify'] : [])
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
