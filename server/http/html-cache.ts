// A cache of whole public pages: bounded, one rendering per key at a time, and stale pages are
// served for a while during a new rendering.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { publicTopics } from '#contract/live.ts'
import type { Config } from '#server/config.ts'
import type { Hub } from '#server/features/live/hub.ts'
import { pageCache } from '#server/metrics/instruments.ts'
import { scriptSources, withPlainData } from './page-scripts.ts'
import { tileOrigin } from '#server/features/settings/map-tiles.ts'

export type Page = {
  status: number
  location: string | undefined
  html: Buffer
  brotli: Buffer
  gzip: Buffer
  csp: string
  etag: string
}

// The ids of the barbers whose change purges the page.
type Tags = readonly string[]
type TagsOf = () => Promise<Tags>
type Entry = { page: Page; tags: Tags; freshUntil: number; deadAt: number }
// Any change drops it until its tags are known.
type Underway = { job: Promise<Page>; tags: Tags | null }
type Limits = { max: number; freshMs: number; staleMs: number }

export function createHtmlCache({ max, freshMs, staleMs }: Limits) {
  const entries = new Map<string, Entry>()
  const underway = new Map<string, Underway>()

  async function get(key: string, make: () => Promise<Page>, tagsOf = noTags): Promise<Page> {
    const entry = entries.get(key)
    const now = Date.now()
    if (entry && entry.freshUntil > now) {
      pageCache.inc({ outcome: 'hit' })
      return entry.page
    }
    const job = underway.get(key)?.job ?? start(key, make, tagsOf)
    if (!entry || entry.deadAt <= now) {
      pageCache.inc({ outcome: 'miss' })
      return job
    }
    pageCache.inc({ outcome: 'stale' })
    job.catch(() => {})
    return entry.page
  }

  function start(key: string, make: () => Promise<Page>, tagsOf: TagsOf) {
    // Data read before a change must not outlive the purge that followed it.
    const isCurrent = () => underway.get(key) === mine
    const job = make()
      .then(async (page) => {
        const tags = await known
        if (page.status === 200 && tags && isCurrent()) keep(key, page, tags)
        return page
      })
      .finally(() => isCurrent() && underway.delete(key))
    const mine: Underway = { job, tags: null }
    underway.set(key, mine)
    // A database that is away answers with its own page, which is not kept.
    const known = tagsOf().then(
      (tags) => (mine.tags = tags),
      () => null,
    )
    return job
  }

  function keep(key: string, page: Page, tags: Tags) {
    entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest)
    const freshUntil = Date.now() + freshMs
    entries.set(key, { page, tags, freshUntil, deadAt: freshUntil + staleMs })
  }

  function clear() {
    pageCache.inc({ outcome: 'purge' })
    entries.clear()
    underway.clear()
  }

  function purge(tag: string) {
    for (const pages of [entries, underway])
      for (const [key, { tags }] of pages) if (tags?.includes(tag) ?? true) pages.delete(key)
  }

  return { get, clear, purge }
}

const noTags: TagsOf = async () => []

// The pages of a barber or a shop are fresh within a second of a change, on every server, through the
// live channel, and so is every page after a change of content or settings. Lists of barbers, which
// bookings change all day, live out their minute.
export function keepFresh(cache: ReturnType<typeof createHtmlCache>, hub: Hub) {
  hub.on('barber', ({ payload }) => cache.purge((payload as { barberId: string }).barberId))
  for (const topic of publicTopics) hub.on(topic, cache.clear)
}

const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

// `csp` is the same for every page.
export async function makePage(response: Response, isPublic: boolean, csp: string): Promise<Page> {
  const html = Buffer.from(withPlainData(await response.text(), isPublic))
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html,
    brotli: await compress.brotli(html, brotliQuality),
    gzip: await compress.gzip(html),
    csp,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
  }
}

// Inline scripts are allowed by hash, so that the same bytes can be served to everyone.
export function pageCsp(scripts: readonly string[], config: Config) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources(scripts)].join(' '),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', tileOrigin(config) ?? []].flat().join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

// The development server adds inline scripts to pages.
export const devCsp = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'"
