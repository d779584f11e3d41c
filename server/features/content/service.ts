import * as z from 'zod'
import {
  defaultFooter,
  defaultLanding,
  defaultPlatformStats,
} from '#contract/marketplace/content-defaults.ts'
import { footer, landing, platformStats, type Landing } from '#contract/marketplace/content.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { findCmsSection, listPageSections } from './queries.ts'

export async function readFooter(db: Db, language: Language) {
  return fitting(footer, await findCmsSection(db, 'footer', language), defaultFooter[language])
}

export async function readPlatformStats(db: Db) {
  const saved = await findCmsSection(db, 'platform_stats', 'en')
  return fitting(platformStats, saved, defaultPlatformStats)
}

export async function readLanding(db: Db, language: Language): Promise<Landing> {
  const rows = await listPageSections(db, 'landing', language)
  const saved = Object.fromEntries(rows.map((row) => [row.sectionKey, row.content]))
  const usual = defaultLanding[language]
  const { hero, features, featured_barbers, stats, cta } = landing.shape
  return {
    hero: fitting(hero, saved.hero, usual.hero),
    features: fitting(features, saved.features, usual.features),
    featured_barbers: fitting(featured_barbers, saved.featured_barbers, usual.featured_barbers),
    stats: fitting(stats, saved.stats, usual.stats),
    cta: fitting(cta, saved.cta, usual.cta),
  }
}

// Content that does not match its schema is replaced by the built-in one.
export function fitting<T>(schema: z.ZodType<T>, saved: unknown, usual: T): T {
  const read = schema.safeParse(saved)
  return read.success ? read.data : usual
}
