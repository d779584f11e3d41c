import { sql } from 'kysely'
import { serviceCategories } from '#contract/marketplace/info.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

export async function findCmsSection(db: Db, sectionKey: string, language: Language) {
  const row = await db
    .selectFrom('cmsContent')
    .select('content')
    .where('sectionKey', '=', sectionKey)
    .where('language', '=', language)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row?.content
}

export function listPageSections(db: Db, pageKey: string, language: Language) {
  return db
    .selectFrom('pageContent')
    .select(['sectionKey', 'content'])
    .where('pageKey', '=', pageKey)
    .where('language', '=', language)
    .where('isActive', '=', true)
    .execute()
}

type Section = { pageKey: string; sectionKey: string; language: Language }

export async function findPageSection(db: Db, { pageKey, sectionKey, language }: Section) {
  const row = await db
    .selectFrom('pageContent')
    .select('content')
    .where('pageKey', '=', pageKey)
    .where('sectionKey', '=', sectionKey)
    .where('language', '=', language)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row?.content
}

// Prices of listed barbers' services that can be booked alone. The typical price is the median, so
// that one expensive service does not move it.
export async function listCategoryFigures(db: Db) {
  const rows = await db
    .selectFrom('services')
    .innerJoin('barberProfiles', 'barberProfiles.userId', 'services.barberId')
    .select([
      'services.category',
      sql<number>`count(DISTINCT services.barber_id)`.as('barbers'),
      sql<number>`min(services.price_cents)`.as('priceFromCents'),
      sql<number>`max(services.price_cents)`.as('priceToCents'),
      sql<number>`percentile_disc(0.5) WITHIN GROUP (ORDER BY services.price_cents)`.as(
        'typicalPriceCents',
      ),
      sql<number>`percentile_disc(0.5) WITHIN GROUP (ORDER BY services.duration_minutes)`.as(
        'typicalMinutes',
      ),
    ])
    .where('services.isActive', '=', true)
    .where('services.isAddOn', '=', false)
    .where('services.category', 'in', serviceCategories)
    .where(sql<boolean>`is_listed(barber_profiles)`)
    .groupBy('services.category')
    .orderBy('services.category')
    .$narrowType<{ category: (typeof serviceCategories)[number] }>()
    .execute()
  return rows
}
