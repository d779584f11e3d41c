import { sql, type Insertable, type Updateable } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { PortfolioItems } from '#server/database/tables.ts'

// Locked until the transaction ends, because a change of one picture may move all others.
export async function lockBusiness(db: Db, barberId: BarberId) {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', barberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

function items(db: Db) {
  return db
    .selectFrom('portfolioItems as item')
    .innerJoin('profiles as p', 'p.userId', 'item.providerId')
    .select([
      'item.id',
      'item.imageUrl',
      'item.beforeImageUrl',
      'item.caption',
      'item.serviceId',
      'item.providerId',
      'item.position',
      'p.name as providerName',
      sql<boolean>`item.consent_at IS NOT NULL`.as('hasConsent'),
      sql<boolean>`item.status = 'removed'`.as('isRemoved'),
    ])
}

export function listItems(db: Db, barberId: BarberId) {
  return items(db)
    .where('item.barberId', '=', barberId)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute()
}

export function findItem(db: Db, barberId: BarberId, id: string) {
  return items(db)
    .where('item.barberId', '=', barberId)
    .where('item.id', '=', id)
    .executeTakeFirst()
}

export function listServices(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services')
    .select(['id', 'name'])
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function insertItem(db: Db, row: Insertable<PortfolioItems>) {
  const { id } = await db
    .insertInto('portfolioItems')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateItem(db: Db, id: string, columns: Updateable<PortfolioItems>) {
  if (Object.keys(columns).length === 0) return
  await db.updateTable('portfolioItems').set(columns).where('id', '=', id).execute()
}

// Keeps the first date.
export async function setConsent(db: Db, id: string, isGiven: boolean) {
  await db
    .updateTable('portfolioItems')
    .set({ consentAt: isGiven ? sql`coalesce(consent_at, now())` : null })
    .where('id', '=', id)
    .execute()
}

export async function deleteItem(db: Db, id: string) {
  await db.deleteFrom('portfolioItems').where('id', '=', id).execute()
}

export async function setPositions(db: Db, ids: string[]) {
  await sql`
    UPDATE portfolio_items SET position = wanted.place - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE portfolio_items.id = wanted.id`.execute(db)
}

export function listItemsBy(db: Db, providerId: string) {
  return db
    .selectFrom('portfolioItems')
    .select(['imageUrl', 'beforeImageUrl', 'caption', 'consentAt', 'createdAt'])
    .where('providerId', '=', providerId)
    .orderBy('position')
    .execute()
}

export function deleteItemsOf(db: Db, providerId: string) {
  return db
    .deleteFrom('portfolioItems')
    .where('providerId', '=', providerId)
    .returning('barberId')
    .execute()
}

// The first public pictures, for cards and shared links.
export async function setProfilePhotos(db: Db, barberId: BarberId, most: number) {
  await sql`
    UPDATE barber_profiles SET portfolio_photos = ARRAY(
      SELECT image_url FROM portfolio_items
      WHERE barber_id = ${barberId} AND status = 'published' AND consent_at IS NOT NULL
      ORDER BY position, id LIMIT ${most})
    WHERE user_id = ${barberId}`.execute(db)
}
