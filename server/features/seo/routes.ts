// For search engines and shared links: robots.txt, sitemap, preview images.
import { createGunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { typedProfileId } from '#contract/ids.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import type { PublicTopic } from '#contract/live.ts'
import type { Db } from '#server/database/db.ts'
import { isKnown } from '#server/http/etags.ts'
import { queryOf } from '#server/http/request-info.ts'
import type { Storage } from '#server/storage/storage.ts'
import { createKeep } from './keep.ts'
import { drawPoster, type Poster } from './picture.ts'
import { writeRobots } from './robots.ts'
import { posterOfBarber, posterOfSite, tagOf } from './service.ts'
import { writeSitemap } from './sitemap.ts'

type Hub = { on: (topic: PublicTopic, listener: () => void) => unknown }
type Options = { db: Db; origin: string; storage: Storage; hub?: Hub | undefined }

const isPublic = { config: { access: 'public' } } as const
const aDay = 'public, max-age=86400'
const anHour = 'public, max-age=3600'
const fiveMinutes = 'public, max-age=300'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const compress = promisify(gzip)

export async function seo(app: FastifyInstance, { db, origin, storage, hub }: Options) {
  const robots = writeRobots(origin)
  app.get('/robots.txt', isPublic, (_, reply) =>
    reply.header('cache-control', aDay).type('text/plain; charset=utf-8').send(robots),
  )

  const sitemaps = createKeep<Buffer | null>({ max: 20, freshMs: 3_600_000 })
  for (const topic of ['stats', 'page_content'] as const) hub?.on(topic, sitemaps.clear)
  const sendSitemap = async (request: FastifyRequest, reply: FastifyReply, part: string | null) => {
    // Cached only with the live channel, which invalidates it.
    const make = async () => {
      const xml = await writeSitemap(db, part, { origin })
      return xml === null ? null : compress(xml)
    }
    const packed = (await (hub ? sitemaps.get(part ?? '', make) : make())) ?? fail('NOT_FOUND')
    return sendPacked(request, reply, packed)
  }
  app.get('/sitemap.xml', isPublic, (request, reply) => sendSitemap(request, reply, null))
  app.get<{ Params: { name: string } }>('/sitemaps/:name', isPublic, (request, reply) => {
    const [, part] = /^([a-z]+(?:-\d+)?)\.xml$/.exec(request.params.name) ?? []
    return sendSitemap(request, reply, part ?? fail('NOT_FOUND'))
  })

  const draw = createStudio(storage)
  app.get('/og/site.jpg', isPublic, async (request, reply) => {
    const poster = await posterOfSite(db, languageAsked(request))
    return sendPicture(request, reply.header('cache-control', anHour), poster, draw)
  })
  app.get<{ Params: { name: string } }>('/og/barber/:name', isPublic, async (request, reply) => {
    const id = request.params.name.replace(/\.jpg$/, '')
    if (!uuid.test(id) || id === request.params.name) fail('NOT_FOUND')
    const poster = await posterOfBarber(db, typedProfileId.parse(id), languageAsked(request))
    return sendPicture(request, reply.header('cache-control', fiveMinutes), poster, draw)
  })
}

function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Buffer) {
  reply.header('cache-control', anHour).header('vary', 'accept-encoding')
  reply.type('application/xml; charset=utf-8')
  if (String(request.headers['accept-encoding'] ?? '').includes('gzip'))
    return reply.header('content-encoding', 'gzip').send(packed)
  const plain = createGunzip()
  plain.end(packed)
  return reply.send(plain)
}

// Decided by the URL alone, so that shared caches may store it.
function languageAsked(request: FastifyRequest): Language {
  const { lang } = queryOf(request)
  return isLanguage(lang) ? lang : 'en'
}

type Draw = (poster: Poster) => Promise<Buffer>

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  poster: Poster,
  draw: Draw,
) {
  const etag = `"${tagOf(poster)}"`
  // Other sites embed this image.
  reply.header('etag', etag).header('cross-origin-resource-policy', 'cross-origin')
  if (isKnown(request, etag)) return reply.code(304).send()
  return reply.type('image/jpeg').send(await draw(poster))
}

const mostWaiting = 30

// Draws one picture at a time with a short queue, so that requests cannot exhaust the CPU.
function createStudio(storage: Storage): Draw {
  const pictures = createKeep<Buffer>({ max: 200, freshMs: 86_400_000 })
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (poster) =>
    pictures.get(tagOf(poster), async () => {
      if (waiting >= mostWaiting) fail('UNAVAILABLE')
      waiting++
      const turn = last.then(() => drawPoster(poster, storage))
      last = turn.catch(() => {}).finally(() => waiting--)
      return turn
    })
}
