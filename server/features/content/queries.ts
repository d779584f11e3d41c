import type { Language } from '#contract/language.ts'
import type { Db } from '#server/db.ts'

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
