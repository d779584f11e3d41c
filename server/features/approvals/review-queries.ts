// What an administrator looks at before deciding, besides the application itself.
import { sql } from 'kysely'
import type { SavedListing } from '#contract/accounts/approvals.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

const mostServices = 40
const mostPictures = 12

export function findListing(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles as b')
    .innerJoin('profiles as p', 'p.userId', 'b.userId')
    .innerJoin('cities as c', 'c.id', 'b.cityId')
    .select('c.state')
    .select(['b.shopName', 'b.bio', 'p.phone', 'b.languages', 'b.address'])
    .select(['b.licenseNumber', 'b.licenseType', 'b.licenseExpiresOn'])
    .select(['b.shopLicenseNumber', 'b.shopLicenseExpiresOn'])
    .select(sql<SavedListing['kind']>`b.kind`.as('kind'))
    .where('b.userId', '=', barberId)
    .executeTakeFirstOrThrow()
}

// What a change can replace, as it is published.
export function findPublished(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select(['shopName', 'address', 'latitude', 'longitude'])
    .select(['licenseNumber', 'licenseType', 'licenseExpiresOn', 'licensePicture'])
    .select(['shopLicenseNumber', 'shopLicenseExpiresOn', 'shopLicensePicture'])
    .where('userId', '=', barberId)
    .executeTakeFirstOrThrow()
}

export function listServices(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services')
    .select(['name', 'priceCents', 'durationMinutes'])
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('name')
    .limit(mostServices)
    .execute()
}

// Seven days, Sunday first.
export async function listWeek(db: Db, barberId: BarberId) {
  const rows = await db
    .selectFrom('availabilityRules')
    .select('weekday')
    .select([
      sql<number>`lower(open_range)`.as('opensMinutes'),
      sql<number>`upper(open_range)`.as('closesMinutes'),
    ])
    .where('providerId', '=', barberId)
    .orderBy('openRange')
    .execute()
  return Array.from({ length: 7 }, (_, weekday) =>
    rows
      .filter((row) => row.weekday === weekday)
      .map(({ opensMinutes, closesMinutes }) => ({ opensMinutes, closesMinutes })),
  )
}

export async function listPictures(db: Db, barberId: BarberId) {
  const rows = await db
    .selectFrom('portfolioItems')
    .select('imageUrl')
    .where('barberId', '=', barberId)
    .where('status', '=', 'published')
    .orderBy('position')
    .limit(mostPictures)
    .execute()
  return rows.map(({ imageUrl }) => imageUrl)
}

// Waits for a decision again, without what was said about the last one.
export async function setReopened(db: Db, barberId: BarberId) {
  const submittedAt = sql<string>`now()`
  await db
    .updateTable('barberSetups')
    .set({ submittedAt, reasons: '{}', note: '' })
    .where('barberId', '=', barberId)
    .execute()
}
