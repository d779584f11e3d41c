// A cache of whole public pages: bounded, one rendering per key at a time, and stale pages are
// served for a while during a new rendering.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { publicTopics, type PublicTopic } from '#contract/live.ts'
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
  // A change of one of them purges the page.
  topics: readonly PublicTopic[]
}

// The ids of the barbers whose change purges the page.
type Tags = readonly string[]
type TagsOf = () => Promise<Tags>
type Entry = { page: Page; tags: Tags; freshUntil: number; deadAt: number }
// Any change drops it until its tags are known.
type Underway = { job: Promise<Page>; tags: Tags | null }
type Limits = { max: number; maxSearches: number; freshMs: number; staleMs: number }

// No page is older than a minute.
const limits: Limits = { max: 300, maxSearches: 200, freshMs: 45_000, staleMs: 15_000 }

export function createHtmlCache({ max, maxSearches, freshMs, staleMs } = limits) {
  // Addresses with parameters can be invented, so they push out only each other.
  const plain = createShelf<Entry>(max)
  const searches = createShelf<Entry>(maxSearches)
  const underway = new Map<string, Underway>()
  const shelfOf = (key: string) => (key.includes('?') ? searches : plain)

  async function get(key: string, make: () => Promise<Page>, tagsOf = noTags): Promise<Page> {
    const entry = shelfOf(key).get(key)
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
    const beganAt = Date.now()
    const job = make()
      .then(async (page) => {
        const tags = await known
        const freshUntil = beganAt + freshMs
        if (page.status === 200 && tags && isCurrent())
          shelfOf(key).set(key, { page, tags, freshUntil, deadAt: freshUntil + staleMs })
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

  const drop = (isMeant: (entry: Entry) => boolean) =>
    pageCache.inc({ outcome: 'purge' }, plain.drop(isMeant) + searches.drop(isMeant))

  return {
    get,
    clear() {
      drop(() => true)
      underway.clear()
    },
    purgeBarber(id: string) {
      drop(({ tags }) => tags.includes(id))
      for (const [key, { tags }] of underway) if (tags?.includes(id) ?? true) underway.delete(key)
    },
    // The topics of a page are known only when it is rendered.
    purgeTopic(topic: PublicTopic) {
      drop(({ page }) => page.topics.includes(topic))
      underway.clear()
    },
  }
}

// Holds so many entries, and drops the one that nobody has asked for the longest.
function createShelf<T>(max: number) {
  const entries = new Map<string, T>()

  function set(key: string, entry: T) {
    entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest)
    entries.set(key, entry)
  }
  return {
    set,
    get(key: string) {
      const entry = entries.get(key)
      if (entry !== undefined) set(key, entry)
      return entry
    },
    // Returns the number of entries dropped.
    drop(isMeant: (entry: T) => boolean) {
      const before = entries.size
      for (const [key, entry] of entries) if (isMeant(entry)) entries.delete(key)
      return before - entries.size
    },
  }
}

const noTags: TagsOf = async () => []

// The pages of a barber or a shop are fresh within a second of a change, on every server, through the
// live channel, and so is every page after a change of content or settings. New figures of the
// platform, and barbers who come or go, change the pages that show them. Other changes of a barber
// reach the lists within a minute.
export function keepFresh(cache: ReturnType<typeof createHtmlCache>, hub: Hub) {
  hub.on('barber', ({ payload }) => cache.purgeBarber((payload as { barberId: string }).barberId))
  for (const topic of publicTopics)
    hub.on(topic, topic === 'stats' ? () => cache.purgeTopic(topic) : cache.clear)
}

const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Made = { isPublic: boolean; csp: string; topics: readonly PublicTopic[] }

// `csp` is the same for every page.
export async function makePage(response: Response, { isPublic, csp, topics }: Made): Promise<Page> {
  const html = Buffer.from(withPlainData(await response.text(), isPublic))
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html,
    brotli: await compress.brotli(html, brotliQuality),
    gzip: await compress.gzip(html),
    csp,
    // Weak, because it is the same for every encoding.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    topics,
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
