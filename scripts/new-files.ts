// The files that npm run new writes for a noun: a feature with one tab.
export type Noun = {
  // gift-cards, gift_cards, giftCards, GiftCards, gift cards, and the singular: GiftCard, gift
  // card.
  kebab: string
  table: string
  name: string
  type: string
  words: string
  one: string
  oneWords: string
}

export function nounOf(kebab: string): Noun {
  const name = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const type = capital(name)
  const words = kebab.replaceAll('-', ' ')
  return {
    kebab,
    table: kebab.replaceAll('-', '_'),
    name,
    type,
    words,
    one: type.slice(0, -1),
    oneWords: words.slice(0, -1),
  }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function filesOf(noun: Noun, migration: string) {
  return {
    [`db/migrations/${migration}_${noun.table}.sql`]: migrationOf(noun),
    [`contract/business/${noun.kebab}.ts`]: contractOf(noun),
    [`server/features/${noun.kebab}/queries.ts`]: queriesOf(noun),
    [`server/features/${noun.kebab}/service.ts`]: serviceOf(noun),
    [`server/features/${noun.kebab}/routes.ts`]: routesOf(noun),
    [`server/features/${noun.kebab}/${noun.kebab}.test.ts`]: testOf(noun),
    [`web/texts/business/${noun.kebab}.ts`]: textsOf(noun),
    [`web/features/${noun.kebab}/${noun.kebab}.tsx`]: screenOf(noun),
  }
}

const migrationOf = ({ table }: Noun) => `CREATE TABLE ${table} (
  id         uuid PRIMARY KEY DEFAULT uuidv7(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ${table}_user ON ${table} (user_id, created_at DESC);
`

const contractOf = ({ kebab, name, one, words, oneWords }: Noun) => `import * as z from 'zod'
import { call } from '#contract/call.ts'

const ${lower(one)} = z.object({ id: z.uuid(), createdAt: z.iso.datetime() })
export type ${one} = z.output<typeof ${lower(one)}>

export const ${name} = {
  mine: call({
    summary: 'List your own ${words}',
    access: 'signed-in',
    method: 'GET',
    path: '/api/${kebab}',
    output: z.array(${lower(one)}),
  }),
  add: call({
    summary: 'Add a ${oneWords}',
    access: 'signed-in',
    method: 'POST',
    path: '/api/${kebab}',
    output: ${lower(one)},
    creates: true,
  }),
  remove: call({
    summary: 'Remove one of your own ${words}',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/${kebab}/:id',
    input: z.object({ id: z.uuid() }),
  }),
}
`

const queriesOf = ({ name, type, one }: Noun) => `import type { Db } from '#server/database/db.ts'

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

export function insert${one}(db: Db, userId: string) {
  return db.insertInto('${name}').values({ userId }).returning(columns).executeTakeFirstOrThrow()
}

// Undefined if the user has no row with this id.
export function delete${one}(db: Db, userId: string, id: string) {
  return db
    .deleteFrom('${name}')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}
`

const serviceOf = ({ one }: Noun) => `import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { delete${one}, insert${one} } from './queries.ts'

export function add${one}({ db, actor }: SignedInCaller) {
  return inTransaction(db, (db) => insert${one}(db, actor.id))
}

export async function remove${one}({ db, actor }: SignedInCaller, id: string) {
  if (!(await delete${one}(db, actor.id, id))) fail('NOT_FOUND')
}
`

const routesOf = ({
  kebab,
  name,
  type,
  one,
}: Noun) => `import type { ${name} as calls } from '#contract/business/${kebab}.ts'
import type { Handlers } from '#server/handlers.ts'
import { list${type}Of } from './queries.ts'
import { add${one}, remove${one} } from './service.ts'

export const ${name}: Handlers<typeof calls> = {
  mine: ({ db, actor }) => list${type}Of(db, actor.id),
  add: (caller) => add${one}(caller),
  remove: ({ input, ...caller }) => remove${one}(caller, input.id),
}
`

const testOf = ({ name, oneWords }: Noun) => `import { expect, test } from 'vitest'
import { as, make } from '#tests/world.ts'

const client = await make.person('client')
const other = await make.person('client')

test('only the person who added a ${oneWords} sees and removes it', async () => {
  const added = await as(client).${name}.add()
  expect(await as(client).${name}.mine()).toEqual([added])
  expect(await as(other).${name}.mine()).toEqual([])

  const { id } = added
  await expect(as(other).${name}.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await as(client).${name}.remove({ id })
  expect(await as(client).${name}.mine()).toEqual([])
})
`

const textsOf = ({ name, words, oneWords }: Noun) => `export const ${name}Texts = {
  empty: { en: 'No ${words} yet', es: 'Todavía no hay nada' },
  hint: { en: 'What you add shows up here.', es: 'Lo que agregues aparece aquí.' },
  add: { en: 'Add a ${oneWords}', es: 'Agregar' },
  remove: { en: 'Remove', es: 'Quitar' },
}
`

const screenOf = ({
  kebab,
  name,
  type,
  one,
}: Noun) => `import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import type { ${one} } from '#contract/business/${kebab}.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { whenWords } from '#web/words/date-words.ts'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { ${name}Texts } from '#web/texts/business/${kebab}.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useBusinessZone } from '#web/use-business.ts'

export function ${type}() {
  const t = useText()
  const change = useChange()
  return (
    <div className="grid gap-4">
      <Button className="justify-self-start" onClick={() => change(() => api.${name}.add.send())}>
        {t(${name}Texts.add)}
      </Button>
      <Loaded query={useQuery(api.${name}.mine.query())} loading={<Skeleton className="h-24" />}>
        {(list) => <List list={list} />}
      </Loaded>
    </div>
  )
}

function List({ list }: { list: readonly ${one}[] }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const change = useChange()
  if (list.length === 0)
    return <EmptyState icon={Package} title={t(${name}Texts.empty)} text={t(${name}Texts.hint)} />
  return (
    <Card flush>
      <ul className="divide-y">
        {list.map(({ id, createdAt }) => (
          <li key={id} className="flex items-center justify-between gap-4 p-4">
            {whenWords(createdAt, timeZone, language)}
            <Button
              size="sm"
              variant="outline"
              onClick={() => change(() => api.${name}.remove.send({ id }))}
            >
              {t(${name}Texts.remove)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

// Sends a change and reloads the list. A refusal is shown as a toast.
function useChange() {
  const sentence = useSentence()
  const queryClient = useQueryClient()
  return async (send: () => Promise<unknown>) => {
    try {
      await send()
      await queryClient.invalidateQueries({ queryKey: api.${name}.mine.key() })
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }
}
`

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
