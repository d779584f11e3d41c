// Serves the built web app, the demo city's pictures and uploads.
import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import { isKnown } from './etags.ts'
import type { Storage } from '#server/storage/storage.ts'

const root = join(import.meta.dirname, '../..')
const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const anHour = 'public, max-age=3600'
// File names without folders or a leading dot.
const plainName = /^[\w-][\w.-]*$/
const isPublic = { config: { access: 'public' } } as const

export async function files(app: FastifyInstance, { storage }: { storage: Storage }) {
  const client = join(root, 'build/client')
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Small files, always fetched whole.
    acceptRanges: false,
  })
  serveFolder(app, '/assets', { folder: join(client, 'assets'), cacheControl: forever })
  serveFolder(app, '/pictures', { folder: join(root, 'db/pictures'), cacheControl: aDay })
  serveMedia(app, storage)
  for (const name of topLevelFiles(client))
    app.get(`/${name}`, isPublic, (_, reply) => {
      const csp = csps[name]
      if (csp) reply.header('content-security-policy', csp)
      // Barbers embed it on their own sites.
      if (name === 'widget.js') reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply.header('cache-control', anHour).sendFile(name, client)
    })
}

// A service worker keeps the policy it was served with, and the offline page has inline styles.
const csps: Record<string, string> = {
  'sw.js': "default-src 'self'",
  'offline.html': "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
}

type Folder = { folder: string; cacheControl: string }

function serveFolder(app: FastifyInstance, prefix: string, { folder, cacheControl }: Folder) {
  app.get<{ Params: { name: string } }>(`${prefix}/:name`, isPublic, (request, reply) => {
    const { name } = request.params
    if (!plainName.test(name)) fail('NOT_FOUND')
    return reply.header('cache-control', cacheControl).sendFile(name, folder)
  })
}

const mediaTypes: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

// Uploads are named by the hash of their content, so they never change.
function serveMedia(app: FastifyInstance, storage: Storage) {
  app.get<{ Params: { name: string } }>('/media/:name', isPublic, async (request, reply) => {
    const { name } = request.params
    const type = mediaTypes[extname(name).slice(1)]
    if (!plainName.test(name) || !type) return fail('NOT_FOUND')
    const etag = `"${name}"`
    if (isKnown(request, etag))
      return reply.code(304).headers({ etag, 'cache-control': forever }).send()
    const kept = (await storage.open(name)) ?? fail('NOT_FOUND')
    return reply
      .headers({ etag, 'cache-control': forever, 'content-length': kept.bytes })
      .type(type)
      .send(kept.stream)
  })
}

function topLevelFiles(client: string) {
  if (!existsSync(client)) return []
  return readdirSync(client, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
}
