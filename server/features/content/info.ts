// The information pages: saved by administrators or built in, with current figures.
import type * as z from 'zod'
import * as info from '#contract/marketplace/info.ts'
import {
  defaultCatalogue,
  defaultContact,
  defaultFaqs,
  defaultLegals,
  defaultStories,
} from '#contract/marketplace/info-defaults/defaults.ts'
import { fill, type Language, type Params } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { findPageSection } from './queries.ts'
import { settingsInWords } from './settings-in-words.ts'
import { fitting, readFooter } from './service.ts'

export function readStory(db: Db, page: info.StoryPage, language: Language) {
  return read(db, language, {
    section: [page, 'story'],
    schema: info.story,
    usual: defaultStories[page][language],
  })
}

export function readFaq(db: Db, page: info.FaqPage, language: Language) {
  return read(db, language, {
    section: [page, 'faq'],
    schema: info.faq,
    usual: defaultFaqs[page][language],
  })
}

export function readLegal(db: Db, page: info.LegalPage, language: Language) {
  return read(db, language, {
    section: [page, 'legal'],
    schema: info.legal,
    usual: defaultLegals[page][language],
  })
}

export function readCatalogue(db: Db, language: Language) {
  return read(db, language, {
    section: ['services', 'catalogue'],
    schema: info.catalogue,
    usual: defaultCatalogue[language],
  })
}

export function readContact(db: Db, language: Language) {
  return read(db, language, {
    section: ['contact', 'contact'],
    schema: info.contactPage,
    usual: defaultContact[language],
  })
}

type Kept<T> = { section: [pageKey: string, sectionKey: string]; schema: z.ZodType<T>; usual: T }

async function read<T>(db: Db, language: Language, { section, schema, usual }: Kept<T>) {
  const [pageKey, sectionKey] = section
  const saved = await findPageSection(db, { pageKey, sectionKey, language })
  return filled(fitting(schema, saved, usual), language, await factsFor(db, language))
}

async function factsFor(db: Db, language: Language): Promise<Params> {
  const { companyInfo } = await readFooter(db, language)
  return { ...companyInfo, ...settingsInWords(await readSettings(db), language) }
}

// Fills every text in the content, at any depth.
function filled<T>(content: T, language: Language, facts: Params): T {
  const each = (value: unknown): unknown => {
    if (typeof value === 'string') return fill({ en: value, es: value }, language, facts)
    if (Array.isArray(value)) return value.map(each)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, each(inner)]))
  }
  return each(content) as T
}
