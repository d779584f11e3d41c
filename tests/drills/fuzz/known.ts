// Real values of the city: ids, versions, open slots, and codes and links from mails.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

type Pool = Map<string, string[]>

export type Known = {
  // Ids by table: of everyone, and of each person.
  all: Pool
  own: Map<string, Pool>
  versions: Map<string, number>
  // Keyed by profile id.
  services: Pool
  starts: Pool
  // Tokens and codes from links, by name.
  words: Pool
}

const ownerColumns = ['user_id', 'client_id', 'barber_id', 'provider_id', 'author_id']
const mostIds = 300

// Collects ids that people would know, besides each person's own.
export async function learn(db: Db, people: readonly string[]): Promise<Known> {
  const known: Known = {
    all: new Map(),
    own: new Map(people.map((id) => [id, new Map()])),
    versions: new Map(),
    services: new Map(),
    starts: new Map(),
    words: new Map(),
  }
  const owners = await ownersOf(db, people)
  for (const { table, columns } of await listTables(db)) {
    const { rows } = await sql<{ id: string }>`
      SELECT id FROM ${sql.table(table)} ORDER BY id LIMIT ${mostIds}`.execute(db)
    known.all.set(
      table,
      rows.map(({ id }) => id),
    )
    for (const column of columns) await learnOwn(db, known, { table, column, owners })
  }
  await learnBookings(db, known)
  return known
}

// A member of a team knows the ids of their shop.
async function ownersOf(db: Db, people: readonly string[]) {
  const members = await db
    .selectFrom('employees')
    .select(['userId', 'barberId'])
    .where('userId', 'in', [...people])
    .execute()
  return new Map(
    people.map((id) => [
      id,
      [id, ...members.filter(({ userId }) => userId === id).map(({ barberId }) => barberId)],
    ]),
  )
}

async function listTables(db: Db) {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT c.table_name AS "table",
      array_agg(c.column_name::text) FILTER (WHERE c.data_type = 'uuid') AS columns
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    GROUP BY c.table_name
    HAVING bool_or(c.column_name = 'id' AND c.data_type = 'uuid')`.execute(db)
  return rows.map(({ table, columns }) => ({
    table,
    columns: columns.filter((column) => ownerColumns.includes(column)),
  }))
}

type Place = { table: string; column: string; owners: Map<string, string[]> }

async function learnOwn(db: Db, known: Known, { table, column, owners }: Place) {
  const { rows } = await sql<{ id: string; owner: string }>`
    SELECT id, owner FROM (
      SELECT id, ${sql.ref(column)} AS owner,
        row_number() OVER (PARTITION BY ${sql.ref(column)} ORDER BY id) AS n
      FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ANY (${[...owners.values()].flat()}::uuid[])
    ) AS found WHERE n <= 60`.execute(db)
  for (const [person, theirs] of owners)
    for (const { id, owner } of rows)
      if (theirs.includes(owner)) add(known.own.get(person)!, table, id)
}

async function learnBookings(db: Db, known: Known) {
  const bookings = await db.selectFrom('bookings').select(['id', 'version']).execute()
  for (const { id, version } of bookings) known.versions.set(id, version)
  const services = await db
    .selectFrom('services')
    .innerJoin('barberProfiles', 'barberProfiles.userId', 'services.barberId')
    .select(['barberProfiles.id as page', 'services.id'])
    .where('services.isActive', '=', true)
    .execute()
  for (const { page, id } of services) add(known.services, page, id)
}

// Reads codes and links from the newest mails, so that flows that start with a mail can continue.
export async function readMails(db: Db, known: Known) {
  const mails = await db
    .selectFrom('mails')
    .select('body')
    .orderBy('createdAt', 'desc')
    .limit(40)
    .execute()
  for (const { body } of mails) {
    for (const [, name = '', value = ''] of body.matchAll(/[#?&](\w+)=([\w.-]+)/g))
      add(known.words, name, value)
    for (const [code] of body.matchAll(/\b\d{6}\b/g)) add(known.words, 'code', code)
  }
}

// Collects the ids in an answer, to be requested next.
export function remember(known: Known, person: string, table: string, answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return
  if (Array.isArray(answer)) {
    for (const each of answer.slice(0, 20)) remember(known, person, table, each)
    return
  }
  const { id, version } = answer as { id?: unknown; version?: unknown }
  if (typeof id === 'string' && isUuid.test(id)) {
    add(known.own.get(person) ?? known.all, table, id)
    if (typeof version === 'number') known.versions.set(id, version)
  }
  for (const value of Object.values(answer))
    if (Array.isArray(value)) remember(known, person, table, value)
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const mostKept = 400

export function add(pool: Pool, name: string, value: string) {
  const list = pool.get(name) ?? []
  if (!pool.has(name)) pool.set(name, list)
  if (list.includes(value)) return
  list.push(value)
  if (list.length > mostKept) list.shift()
}
