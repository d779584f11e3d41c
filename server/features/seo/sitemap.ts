// The sitemap: every public page worth finding, in each language.
import { defaultsChangedOn } from '#contract/marketplace/info-defaults/defaults.ts'
import { languages } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { countListedBarbers, listListedBarbers, listPageChanges } from './queries.ts'

export const foundPages = [
  '/',
  '/explore',
  '/map',
  '/services',
  '/about',
  '/grow',
  '/help',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
]

// The protocol's limit per file.
const mostUrls = 50_000
const pathsOfBarber = 2

type Options = { origin: string; urlsPerFile?: number }
type Place = { path: string; changedAt: string }

// Null when there is no such part.
export async function writeSitemap(db: Db, part: string | null, options: Options) {
  const { origin, urlsPerFile = mostUrls } = options
  const perFile = Math.floor(urlsPerFile / languages.length / pathsOfBarber)
  const count = await countListedBarbers(db)
  const isWhole = (foundPages.length + count * pathsOfBarber) * languages.length <= urlsPerFile
  const parts = isWhole ? 0 : Math.ceil(count / perFile)

  if (part === null)
    return isWhole
      ? urlset(origin, [...(await pages(db)), ...(await barbers(db, { limit: count, offset: 0 }))])
      : index(origin, parts)
  if (isWhole) return null
  if (part === 'pages') return urlset(origin, await pages(db))
  const number = Number(/^barbers-([1-9]\d{0,5})$/.exec(part)?.[1] ?? 0)
  if (number < 1 || number > parts) return null
  return urlset(origin, await barbers(db, { limit: perFile, offset: (number - 1) * perFile }))
}

async function pages(db: Db): Promise<Place[]> {
  const changes = new Map((await listPageChanges(db)).map((row) => [row.pageKey, row.changedAt]))
  return foundPages.map((path) => ({
    path,
    changedAt: changes.get(path === '/' ? 'landing' : path.slice(1)) ?? defaultsChangedOn,
  }))
}

async function barbers(db: Db, part: { limit: number; offset: number }): Promise<Place[]> {
  const rows = await listListedBarbers(db, part)
  return rows.flatMap(({ id, changedAt, portfolioChangedAt }) => [
    { path: `/barber/${id}`, changedAt },
    ...(portfolioChangedAt ? [{ path: `/portfolio/${id}`, changedAt: portfolioChangedAt }] : []),
  ])
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const inLanguage = (url: string, language: string) =>
  language === 'en' ? url : `${url}?lang=${language}`

function urlset(origin: string, places: Place[]) {
  const lines = places.flatMap(({ path, changedAt }) => {
    const url = escapeXml(origin + path)
    const alternates = languages
      .map((each) => alternate(each, inLanguage(url, each)))
      .concat(alternate('x-default', url))
      .join('')
    return languages.map(
      (language) =>
        `<url><loc>${inLanguage(url, language)}</loc><lastmod>${dayOf(changedAt)}</lastmod>${alternates}</url>`,
    )
  })
  return `${opening}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>\n`
}

function alternate(language: string, url: string) {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`
}

function index(origin: string, parts: number) {
  const names = ['pages', ...Array.from({ length: parts }, (_, part) => `barbers-${part + 1}`)]
  const lines = names.map(
    (name) => `<sitemap><loc>${escapeXml(origin)}/sitemaps/${name}.xml</loc></sitemap>`,
  )
  return `${opening}<sitemapindex ${schema}>\n${lines.join('\n')}\n</sitemapindex>\n`
}

const dayOf = (at: string) => new Date(at).toISOString().slice(0, 10)

function escapeXml(text: string) {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
