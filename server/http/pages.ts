// Pages: rendered by the web app, cached when they are the same for everyone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundPath, roleCookie, type Actor } from '#contract/access.ts'
import type { Web } from '#contract/contract.ts'
import type { Language } from '#contract/language.ts'
import type { PublicTopic, Versions } from '#contract/live.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { packingFor } from './encoding.ts'
import { isKnown } from './etags.ts'
import { listBarbersAt } from '#server/features/businesses/service.ts'
import { offeredLanguage } from '#server/features/flags/service.ts'
import { devCsp, makePage, pageCsp, type createHtmlCache, type Page } from './html-cache.ts'
import { api } from '#server/router.ts'
import { cookiesOf, languageOfRequest, noRequest } from './request-info.ts'

export type PagesOptions = {
  db: Db
  config: Config
  // Called for each page, because in development the web app is rebuilt between requests.
  web: () => Promise<Web>
  cache: ReturnType<typeof createHtmlCache> | null
  actorOf: (request: FastifyRequest) => Promise<Actor | null>
  versions: () => Versions
}

const mostPlans = 2000

// Pages whose links contain a secret: not cached, and without a referrer.
const byLink = ['/confirm-completion', '/guest/bookings']

declare module 'fastify' {
  interface FastifyRequest {
    // The pattern of a page, such as /barber/:id. All pages share one route.
    pagePattern?: string
  }
}

type Plan = {
  isPublic: boolean
  isByLink: boolean
  pattern: string
  url: string
  key: string
  // The id in the path of a barber's or a shop's page.
  id: string | undefined
}
type Wanted = {
  url: string
  actor: Actor | null
  chosenRole: string | null
  language: Language
  isPublic: boolean
}

export async function pages(app: FastifyInstance, options: PagesOptions) {
  const { db, config, cache, actorOf } = options
  let csp: string | undefined

  async function render({ url, actor, chosenRole, language, isPublic }: Wanted) {
    const { handlePage, inlineScripts } = await options.web()
    const info = { ...noRequest, language }
    const request = new Request(config.publicUrl + url)
    const versions = { ...options.versions() }
    const topics = new Set<PublicTopic>()
    const given = {
      api: api.as({ db, config, actor, request: info }),
      actor,
      chosenRole,
      language,
      versions,
      dependsOn: (topic: PublicTopic) => void topics.add(topic),
    }
    const answer = await handlePage(request, given)
    csp ??= config.NODE_ENV === 'development' ? devCsp : pageCsp(inlineScripts, config)
    return makePage(answer, { isPublic, csp, topics: [...topics] })
  }

  // Caches the plan of a URL, because most requests ask for the same few.
  const plans = new Map<string, Plan>()

  async function planOf(asked: string): Promise<Plan> {
    const known = plans.get(asked)
    if (known) return known
    const { pathname, search, searchParams } = addressOf(asked)
    const { describePage } = await options.web()
    const { access, params, pattern } = describePage(pathname)
    // Drops other parameters, so that they can neither change a page nor fill the cache.
    const url = pathname + (access === 'public' ? keepOnly(searchParams, params) : search)
    const key = pattern === '*' ? '*' : url
    const isByLink = byLink.includes(pattern)
    const isPublic = access === 'public'
    const id = pattern.endsWith('/:id') ? idIn(pathname) : undefined
    const plan = { isPublic, isByLink, pattern, url, key, id }
    if (plans.size >= mostPlans) plans.clear()
    if (cache) plans.set(asked, plan)
    return plan
  }

  app.get('*', { config: { access: 'public' } }, async (request, reply) => {
    const language = await offeredLanguage(db, languageOfRequest(request))
    const plan = plans.get(request.url) ?? (await planOf(request.url))
    const { isPublic, isByLink, url, key, id } = plan
    request.pagePattern = plan.pattern
    if (!isPublic) {
      const chosenRole = cookiesOf(request).get(roleCookie) ?? null
      const actor = await actorOf(request)
      const page = await render({ url, actor, chosenRole, language, isPublic })
      return send(request, reply.header('cache-control', 'no-store'), page)
    }
    const make = () => render({ url, actor: null, chosenRole: null, language, isPublic })
    const tagsOf = async () => (id === undefined ? [] : listBarbersAt(db, id))
    const page = await (cache?.get(`${language} ${key}`, make, tagsOf) ?? make())
    if (isByLink) reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    else reply.header('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate')
    return send(request, reply.header('vary', 'accept-encoding, accept-language, cookie'), page)
  })
}

// Never parsed as another site's address: '//evil.example' and '/\\evil.example' are paths of a
// page that does not exist.
function addressOf(asked: string) {
  const path = asked.replace(/^[a-z]+:\/\/[^/]*/i, '')
  const isOdd = /^[^?#]*(\/\/|\\)/.test(path) || !path.startsWith('/')
  return new URL(isOdd ? notFoundPath : path, 'http://here.invalid')
}

const idIn = (pathname: string) =>
  pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)

function keepOnly(given: URLSearchParams, names: readonly string[]) {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { status, location, csp, etag } = page
  if (location !== undefined) return reply.redirect(location, status)
  reply.code(status).header('content-security-policy', csp)
  if (status === 503) reply.header('retry-after', '2')
  if (status !== 200) reply.header('cache-control', 'no-store')
  else reply.header('etag', etag)
  if (status === 200 && isKnown(request, etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = request.headers['accept-encoding']
  const packing = packingFor(typeof accepted === 'string' ? accepted : undefined)
  if (packing === 'br') return reply.header('content-encoding', 'br').send(page.brotli)
  if (packing === 'gzip') return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.html)
}
