// A business's client list: search, sorting, paging.
import { sql, type RawBuilder } from 'kysely'
import type { ClientFilter, ClientRow, ClientSort } from '#contract/business/clients.ts'
import type { BarberId } from '#contract/ids.ts'
import { given, type Db } from '#server/database/db.ts'
import { midnightAfter, midnightOf } from '#server/database/shop-days.ts'

const newDays = 30
const lapsedDays = 45

const upcoming = sql`bookings WHERE client_record_id = c.id
  AND status IN ('pending', 'confirmed', 'checked_in') AND starts_at > now()`

// Whole days on the shop's calendar, including today.
const newFrom = (barberId: BarberId) =>
  sql`(SELECT midnight_of(${barberId}, today_of(${barberId}) - ${newDays - 1}::int))`

// New: the first booking was since then. Returning: one since then, and one before.
const isNewFrom = (from: RawBuilder<unknown>) => sql<boolean>`c.first_visit_at >= ${from}`
const isOlderThan = (from: RawBuilder<unknown>) => sql<boolean>`c.first_visit_at < ${from}`

const isNew = (barberId: BarberId) => isNewFrom(newFrom(barberId))
const isReturning = (barberId: BarberId) =>
  sql<boolean>`(c.last_visit_at >= ${newFrom(barberId)} AND ${isOlderThan(newFrom(barberId))})`
// Clients with an upcoming booking are not lapsed.
const isLapsed = sql<boolean>`(c.last_visit_at < now() - make_interval(days => ${lapsedDays})
  AND c.blocked_at IS NULL AND NOT EXISTS (SELECT FROM ${upcoming}))`
export const hasServed = (userId: string) =>
  sql<boolean>`EXISTS (SELECT FROM bookings WHERE client_record_id = c.id
    AND provider_id = ${userId})`
const isBlocked = sql<boolean>`c.blocked_at IS NOT NULL`

type Condition = (barberId: BarberId) => RawBuilder<boolean>

const conditions: Record<Exclude<ClientFilter, 'all'>, Condition> = {
  new: isNew,
  returning: isReturning,
  lapsed: () => isLapsed,
  blocked: () => isBlocked,
}

export type Wanted = {
  q: string
  filter: ClientFilter
  tag?: string | undefined
  // Without it, search does not match contact details, so they cannot be guessed.
  seesContacts: boolean
  // Only clients whom this provider has served.
  servedBy?: string | null
}

function matching(db: Db, barberId: BarberId, { q, filter, tag, ...wanted }: Wanted) {
  const { seesContacts, servedBy } = wanted
  const digits = q.replaceAll(/\D/g, '')
  return db
    .selectFrom('clients as c')
    .where('c.barberId', '=', barberId)
    .$call(given(servedBy, (query, userId) => query.where(hasServed(userId))))
    .$call((query) => (filter === 'all' ? query : query.where(conditions[filter](barberId))))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag} = ANY (c.tags)`))
    .$if(q !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb.and(
            plain(q)
              .split(/\s+/)
              .map((word) => eb('c.plainName', 'like', within(word))),
          ),
          ...(seesContacts ? [eb('c.email', 'like', within(q.toLowerCase()))] : []),
          ...(seesContacts && digits.length >= 3 ? [eb('c.phone', 'like', within(digits))] : []),
        ]),
      ),
    )
}

// The same normalization as the column plain_name.
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const within = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function rows(db: Db, barberId: BarberId, wanted: Wanted) {
  return matching(db, barberId, wanted).select([
    'c.id',
    'c.name',
    'c.phone',
    'c.email',
    'c.tags',
    'c.visits',
    'c.noShows',
    'c.spentCents',
    'c.lastVisitAt',
    sql<ClientRow['source']>`c.source`.as('source'),
    sql<string | null>`(SELECT min(starts_at) FROM ${upcoming})`.as('nextBookingAt'),
    isBlocked.as('isBlocked'),
  ])
}

const orders = {
  '-lastBooking': sql`c.last_visit_at DESC NULLS LAST, c.id`,
  lastBooking: sql`c.last_visit_at ASC NULLS LAST, c.id`,
  name: sql`c.plain_name, c.id`,
  '-name': sql`c.plain_name DESC, c.id DESC`,
  '-visits': sql`c.visits DESC, c.plain_name, c.id`,
  '-spent': sql`c.spent_cents DESC, c.plain_name, c.id`,
} satisfies Record<ClientSort, unknown>

type Page = { sort: ClientSort; limit: number; offset: number }

export async function listClients(db: Db, barberId: BarberId, wanted: Wanted, page: Page) {
  const clients = await rows(db, barberId, wanted)
    .orderBy(orders[page.sort])
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await matching(db, barberId, wanted)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return { clients, total }
}

export function countClients(db: Db, barberId: BarberId) {
  return db
    .selectFrom('clients as c')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) FILTER (WHERE ${isNew(barberId)})`.as('new'),
      sql<number>`count(*) FILTER (WHERE ${isReturning(barberId)})`.as('returning'),
      sql<number>`count(*) FILTER (WHERE ${isLapsed})`.as('lapsed'),
      sql<number>`count(*) FILTER (WHERE ${isBlocked})`.as('blocked'),
    ])
    .where('c.barberId', '=', barberId)
    .executeTakeFirstOrThrow()
}

export type Days = { from: string; to: string }

// New and returning clients over some days.
export function countClientsOf(db: Db, barberId: BarberId, { from, to }: Days) {
  const first = midnightOf(barberId, from)
  const after = midnightAfter(barberId, to)
  return db
    .selectFrom('clients as c')
    .select([
      sql<number>`count(*) FILTER (WHERE ${isNewFrom(first)})`.as('newClients'),
      sql<number>`count(*) FILTER (WHERE ${isOlderThan(first)})`.as('returningClients'),
    ])
    .where('c.barberId', '=', barberId)
    .where(
      sql<boolean>`EXISTS (SELECT FROM bookings WHERE client_record_id = c.id
        AND status IN ('awaiting_confirmation', 'completed')
        AND starts_at >= ${first} AND starts_at < ${after})`,
    )
    .executeTakeFirstOrThrow()
}

const mostTagsShown = 50

export async function listTags(db: Db, barberId: BarberId) {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM clients, unnest(tags) AS tag WHERE barber_id = ${barberId}
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${mostTagsShown}
  `.execute(db)
  return rows.map(({ tag }) => tag)
}
