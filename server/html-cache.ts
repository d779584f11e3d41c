// Whole public pages, kept in the process: bounded, one rendering per key at a time, and for a
// while the old page is served while a new one is made.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tileOrigin } from './features/settings/map-tiles.ts'

export type Page = {
  status: number
  location: string | undefined
  html: Buffer
  brotli: Buffer
  gzip: Buffer
  csp: string
  etag: string
}

type Entry = { page: Page; freshUntil: number; deadAt: number }
type Limits = { max: number; freshMs: number; staleMs: number }

export function createHtmlCache({ max, freshMs, staleMs }: Limits) {
  const entries = new Map<string, Entry>()
  const underway = new Map<string, Promise<Page>>()
  let generation = 0

  async function get(key: string, make: () => Promise<Page>): Promise<Page> {
    const entry = entries.get(key)
    const now = Date.now()
    if (entry && entry.freshUntil > now) return entry.page
    const job = underway.get(key) ?? start(key, make)
    if (!entry || entry.deadAt <= now) return job
    job.catch(() => {})
    return entry.page
  }

  function start(key: string, make: () => Promise<Page>) {
    const startedIn = generation
    const job = make()
      .then((page) => {
        // What was read before a change must not outlive the purge that followed it.
        if (page.status === 200 && startedIn === generation) keep(key, page)
        return page
      })
      .finally(() => underway.get(key) === job && underway.delete(key))
    underway.set(key, job)
    return job
  }

  function keep(key: string, page: Page) {
    entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= max && oldest !== undefined) entries.delete(oldest)
    const freshUntil = Date.now() + freshMs
    entries.set(key, { page, freshUntil, deadAt: freshUntil + staleMs })
  }

  function clear() {
    generation++
    entries.clear()
    underway.clear()
  }

  return { get, clear }
}

const compress = { brotli: promisify(brotliCompress), gzip: promisify(gzip) }
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function makePage(response: Response, isPublic = false): Promise<Page> {
  const body = await response.text()
  const html = Buffer.from(isPublic ? withScriptsLast(body) : body)
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html,
    brotli: await compress.brotli(html, brotliQuality),
    gzip: await compress.gzip(html),
    csp: pageCsp(html.toString()),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
  }
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const starter = '<script type="module" async="">'

// What a public page shows and links to needs no script. So scripts are asked for once it is painted,
// and do not compete with its pictures and letters for the line.
export function withScriptsLast(html: string) {
  const files = [...html.matchAll(preload)].map(([, file]) => file)
  if (files.length === 0 || !html.includes(starter)) return html
  const loader = `(()=>{const add=(tag,set)=>document.head.append(Object.assign(document.createElement(tag),set));const start=()=>{for(const href of ${JSON.stringify(files)})setTimeout(()=>add('link',{rel:'modulepreload',href}));add('script',{type:'module',textContent:document.getElementById('start').textContent})};document.hidden?start():requestAnimationFrame(()=>setTimeout(start))})()`
  return html
    .replaceAll(preload, '')
    .replace(starter, '<script type="text/plain" id="start">')
    .replace('</body>', () => `<script>${loader}</script></body>`)
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

// Inline scripts are named by their hashes, so the same bytes can be served to everyone.
export function pageCsp(html: string) {
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(inlineScript))
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', tileOrigin() ?? []].flat().join(' '),
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
