import { sql, type Insertable, type Updateable } from 'kysely'
import type { ClientRecord } from '#contract/business/clients.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import { given, type Db } from '#server/database/db.ts'
import type { ClientNotes, Clients } from '#server/database/tables.ts'
import { hasServed } from './list-queries.ts'

const historyLimit = 50

// Undefined for clients of other businesses.
export function findClient(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('clients as c')
    .select(['c.id', 'c.name', 'c.phone', 'c.email', 'c.tags', 'c.visits', 'c.noShows'])
    .select(['c.spentCents', 'c.lastVisitAt', 'c.createdAt', 'c.preferences', 'c.blockReason'])
    .select([
      sql<ClientRecord['source']>`c.source`.as('source'),
      sql<boolean>`c.blocked_at IS NOT NULL`.as('isBlocked'),
      sql<boolean>`c.user_id IS NOT NULL`.as('hasAccount'),
      sql<boolean>`NOT EXISTS (SELECT FROM bookings WHERE client_record_id = c.id)`.as(
        'isRemovable',
      ),
    ])
    .where('c.id', '=', id)
    .where('c.barberId', '=', barberId)
    .executeTakeFirst()
}

// The client to book for, in the language of their last booking. `servedBy` limits it to clients
// that provider has served.
export function findPerson(
  db: Db,
  barberId: BarberId,
  asked: { id: string; servedBy: string | null },
) {
  return db
    .selectFrom('clients as c')
    .select(['c.id', 'c.userId', 'c.name', 'c.email', 'c.phone'])
    .select(
      sql<Language | null>`(SELECT language FROM bookings WHERE client_record_id = c.id
        ORDER BY starts_at DESC LIMIT 1)`.as('language'),
    )
    .where('c.barberId', '=', barberId)
    .where('c.id', '=', asked.id)
    .$call(given(asked.servedBy, (query, userId) => query.where(hasServed(userId))))
    .executeTakeFirst()
}

// `SELECT ... FOR UPDATE`.
export function lockClient(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('clients')
    .select(['id', 'userId', 'email', 'phone', 'blockedAt'])
    .where('id', '=', id)
    .where('barberId', '=', barberId)
    .forUpdate()
    .executeTakeFirst()
}

// Imported ones stay imported.
export async function setAdded(db: Db, barberId: BarberId, id: string) {
  await db
    .updateTable('clients')
    .set({ source: 'added' })
    .where('id', '=', id)
    .where('barberId', '=', barberId)
    .where('source', '<>', 'imported')
    .execute()
}

export function listHistory(db: Db, id: string) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'k.totalCents', 'p.name as professionalName'])
    .select([
      'k.source',
      sql<ClientRecord['history'][number]['byShop']>`k.by_shop`.as('byShop'),
      sql<ClientRecord['history'][number]['status']>`k.status`.as('status'),
      sql<string[]>`ARRAY(SELECT name FROM booking_items WHERE booking_id = k.id
        ORDER BY position)`.as('services'),
    ])
    .where('k.clientRecordId', '=', id)
    .where('k.status', '<>', 'held')
    .orderBy('k.startsAt', 'desc')
    .limit(historyLimit)
    .execute()
}

export function listNotes(db: Db, id: string) {
  return db
    .selectFrom('clientNotes as n')
    .innerJoin('profiles as p', 'p.userId', 'n.authorId')
    .select(['n.id', 'n.body', 'n.authorId', 'n.createdAt', 'p.name as author'])
    .where('n.clientId', '=', id)
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .execute()
}

export async function insertNotes(db: Db, rows: Insertable<ClientNotes>[]) {
  await db.insertInto('clientNotes').values(rows).execute()
}

export async function deleteNote(db: Db, clientId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('clientNotes')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function listPhotos(db: Db, clientId: string) {
  return db
    .selectFrom('clientPhotos')
    .select(['id', 'file', 'createdAt'])
    .where('clientId', '=', clientId)
    .orderBy('id', 'desc')
    .execute()
}

export function findPhoto(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('clientPhotos as p')
    .innerJoin('clients as c', 'c.id', 'p.clientId')
    .select('p.file')
    .where('p.id', '=', id)
    .where('c.barberId', '=', barberId)
    .executeTakeFirst()
}

type Photo = { clientId: string; addedBy: string; file: string }

export function insertPhoto(db: Db, photo: Photo) {
  return db
    .insertInto('clientPhotos')
    .values(photo)
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow()
}

export function deletePhoto(db: Db, clientId: string, id: string) {
  return db
    .deleteFrom('clientPhotos')
    .where('id', '=', id)
    .where('clientId', '=', clientId)
    .returning('file')
    .executeTakeFirst()
}

type NewClient = {
  name: string
  email: string | null
  phone: string | null
  tags: string[]
}

// One JSON parameter, because thousands of rows come at once. Keeps the order. `source` says how
// the business added them.
export type Brought = 'imported' | 'added' | 'barber' | 'employee' | 'walk_in'

export async function insertClients(
  db: Db,
  rows: NewClient[],
  { barberId, source }: { barberId: BarberId; source: Brought },
) {
  const { rows: added } = await sql<{ id: string }>`
    INSERT INTO clients (barber_id, source, name, email, phone, tags)
    SELECT ${barberId}::uuid, ${source}, name, email, phone, tags
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS listed (name text, email text, phone text, tags text[])
    RETURNING id
  `.execute(db)
  return added
}

export async function updateClient(db: Db, id: string, change: Updateable<Clients>) {
  await db.updateTable('clients').set(change).where('id', '=', id).execute()
}

export async function deleteClient(db: Db, id: string) {
  await db.deleteFrom('clients').where('id', '=', id).execute()
}

// An account, or a guest's contact details.
export type Person = { clientId: string | null; email: string | null; phone: string | null }

const addressOf = ({ clientId, email }: Person) =>
  clientId === null ? sql`${email}` : sql`(SELECT email FROM users WHERE id = ${clientId})`
const numberOf = ({ clientId, phone }: Person) =>
  clientId === null ? sql`${phone}` : sql`(SELECT phone FROM profiles WHERE user_id = ${clientId})`

// The business's record of this person, by the same rules as the database.
export async function findRecordOf(db: Db, barberId: BarberId, person: Person) {
  const { rows } = await sql<{ id: string; source: string }>`
    SELECT id, source FROM clients WHERE id = find_client(${barberId}::uuid,
      ${person.clientId}::uuid, ${addressOf(person)}::text, ${numberOf(person)}::text)
  `.execute(db)
  return rows[0]
}

export async function hasBlock(db: Db, barberId: BarberId, person: Person) {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('barberId', '=', barberId)
    .where('blockedAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('userId', '=', person.clientId),
        eb('email', '=', sql<string>`${addressOf(person)}`),
        // Only verified phones, and only records that the business added itself: anyone can type
        // any number when they book.
        eb.and([
          eb('source', 'not in', ['marketplace', 'direct_link']),
          eb(
            'phone',
            '=',
            sql<string>`(SELECT phone FROM profiles
              WHERE user_id = ${person.clientId} AND phone_verified_at IS NOT NULL)`,
          ),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function lockList(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 22))`.execute(db)
}

export function listKnown(db: Db, barberId: BarberId) {
  return db
    .selectFrom('clients')
    .select(['id', 'email', 'phone', 'plainName', 'tags', 'userId'])
    .where('barberId', '=', barberId)
    .orderBy('id')
    .execute()
}

export function listNoteTexts(db: Db, barberId: BarberId) {
  return db
    .selectFrom('clientNotes as n')
    .innerJoin('clients as c', 'c.id', 'n.clientId')
    .select(['n.clientId', 'n.body'])
    .where('c.barberId', '=', barberId)
    .execute()
}

// Anonymizes and detaches the client records of a deleted account; records that the barber imported
// or added keep their data.
export async function deleteClientData(db: Db, userId: string) {
  const own = ['imported', 'added'] as const
  const erased = db.selectFrom('clients').select('id').where('userId', '=', userId)
  const files = await db
    .deleteFrom('clientPhotos')
    .where('clientId', 'in', erased)
    .returning('file')
    .execute()
  await db
    .deleteFrom('clientNotes')
    .where('clientId', 'in', erased.where('source', 'not in', own))
    .execute()
  await db
    .updateTable('clients')
    .set({ name: 'Former client', email: null, phone: null, preferences: '', tags: [] })
    .where('userId', '=', userId)
    .where('source', 'not in', own)
    .execute()
  await db.updateTable('clients').set({ userId: null }).where('userId', '=', userId).execute()
  return files.map(({ file }) => file)
}
