// npm run new tips: a feature with one screen, wired in, ready to be filled.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const [noun = ''] = process.argv.slice(2)

if (!/^[a-z][a-z-]*s$/.test(noun)) {
  process.stderr.write('Say what is new as a plural noun in kebab-case: npm run new tips\n')
  process.exit(1)
}

const table = noun.replaceAll('-', '_')
const words = noun.replaceAll('-', ' ')
const name = camel(noun)
const type = name[0]!.toUpperCase() + name.slice(1)

const files = {
  [`db/migrations/${nextNumber()}_${table}.sql`]: `CREATE TABLE ${table} (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ${table}_user ON ${table} (user_id, created_at DESC);
`,
  [`contract/${noun}.ts`]: `import * as z from 'zod'
import { call } from './call.ts'

const one = z.object({ id: z.uuid(), createdAt: z.iso.datetime() })

export const ${name} = {
  mine: call({
    summary: 'List your own ${words}',
    access: 'signed-in',
    method: 'GET',
    path: '/api/${noun}',
    output: z.array(one),
  }),
  add: call({
    summary: 'Add to your own ${words}',
    access: 'signed-in',
    method: 'POST',
    path: '/api/${noun}',
    output: one,
  }),
}
`,
  [`server/features/${noun}/queries.ts`]: `import type { Db } from '#server/db.ts'

const columns = ['id', 'createdAt'] as const

export function list${type}Of(db: Db, userId: string) {
  return db
    .selectFrom('${name}')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute()
}

export function insert${type}(db: Db, userId: string) {
  return db.insertInto('${name}').values({ userId }).returning(columns).executeTakeFirstOrThrow()
}
`,
  [`server/features/${noun}/service.ts`]: `import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/db.ts'
import { insert${type} } from './queries.ts'

export function add${type}({ db, actor }: SignedInCaller) {
  return inTransaction(db, async (db) => insert${type}(db, actor.id))
}
`,
  [`server/features/${noun}/routes.ts`]: `import type { ${name} as calls } from '#contract/${noun}.ts'
import type { Handlers } from '#server/handlers.ts'
import { list${type}Of } from './queries.ts'
import { add${type} } from './service.ts'

export const ${name}: Handlers<typeof calls> = {
  mine: ({ db, actor }) => list${type}Of(db, actor.id),
  add: (caller) => add${type}(caller),
}
`,
  [`server/features/${noun}/${noun}.test.ts`]: `import { expect, test } from 'vitest'
import { as, make } from '#tests/world.ts'

const client = await make.person('client')
const other = await make.person('client')

test('what one adds is theirs alone', async () => {
  const added = await as(client).${name}.add()

  expect(await as(client).${name}.mine()).toEqual([added])
  expect(await as(other).${name}.mine()).toEqual([])
})
`,
  [`web/pages/${noun}.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { pageMeta } from '#web/meta.ts'

const words = {
  title: { en: '${type}', es: '${type}' },
  description: { en: 'Your ${noun}.', es: 'Tus ${noun}.' },
}

export const meta = pageMeta(words, { noIndex: true })

export default function ${type}Page() {
  const { data = [] } = useQuery(api.${name}.mine.query())
  return (
    <section>
      <h1>${type}</h1>
      <p>{data.length}</p>
    </section>
  )
}
`,
}

for (const [path, text] of Object.entries(files)) write(path, text)
insertLine(
  'contract/contract.ts',
  `import { ${name} } from './${noun}.ts'`,
  /^import type \{ ApiOf/m,
)
insertLine('contract/contract.ts', `  ${name},`, /^\}\n\nexport type Api/m)
insertLine('server/openapi-tags.ts', `  ${name}: 'Your own ${words}',`, /^\}/m)
insertLine(
  'server/router.ts',
  `import { ${name} } from './features/${noun}/routes.ts'`,
  /^\nexport const api/m,
)
insertLine('server/router.ts', `  ${name},`, /^\}\)/m)
insertLine('web/routes.ts', `  ['/${noun}', 'signed-in', 'pages/${noun}.tsx'],`, /^ {2}\['\*'/m)
process.stdout.write('Now: npm run db:types, then npm run check.\n')

function write(path: string, text: string) {
  const place = join(root, path)
  if (existsSync(place)) throw new Error(`${path} exists already.`)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, text)
  process.stdout.write(`${path}\n`)
}

function insertLine(path: string, line: string, before: RegExp) {
  const place = join(root, path)
  const text = readFileSync(place, 'utf8')
  const at = text.search(before)
  if (at < 0) throw new Error(`${path} has no place for: ${line}`)
  writeFileSync(place, `${text.slice(0, at)}${line}\n${text.slice(at)}`)
  process.stdout.write(`${path} (one line)\n`)
}

function nextNumber() {
  const last = readdirSync(join(root, 'db/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .at(-1)
  return String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, '0')
}

function camel(text: string) {
  return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
