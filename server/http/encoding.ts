// Response compression by Accept-Encoding (RFC 9110, 12.5.3).
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { brotliCompressSync, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'

const packings = ['br', 'gzip'] as const
type Packing = (typeof packings)[number]

const noPlain = 'identity;q=0'

// Parses weights and wildcards once: the result is a plain list, best first, that ends with a
// marker when the client refuses uncompressed responses.
export function tidyAccepted(accepted: string) {
  const weights = readWeights(accepted)
  const takes = (name: string, otherwise: number) =>
    (weights.get(name) ?? weights.get('*') ?? otherwise) > 0
  const welcome: string[] = packings.filter((name) => takes(name, 0))
  return (takes('identity', 1) ? welcome : [...welcome, noPlain]).join(', ')
}

function readWeights(accepted: string) {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((each) => each.trim())
    const given = params.find((each) => /^q\s*=/.test(each))?.replace(/^q\s*=\s*/, '')
    const weight = given === undefined ? 1 : Number(given)
    if (name) weights.set(name, Number.isNaN(weight) ? 1 : weight)
  }
  return weights
}

export function packingFor(accepted: string | undefined): Packing | undefined {
  const welcome = (accepted ?? '').split(/\s*,\s*/)
  return packings.find((name) => welcome.includes(name))
}

export function honorAccepted(app: FastifyInstance) {
  app.addHook('onRequest', (request, _, done) => {
    const { headers } = request.raw
    const accepted = headers['accept-encoding']
    if (typeof accepted === 'string' && /[;*A-Z]/.test(accepted))
      headers['accept-encoding'] = tidyAccepted(accepted)
    done()
  })
  // Hardly any client refuses uncompressed responses. For those that do, every response is
  // compressed here.
  app.addHook('onSend', async (request, reply, payload) => {
    const { 'accept-encoding': accepted } = request.headers
    if (typeof accepted !== 'string' || !accepted.endsWith(noPlain)) return payload
    const isBare = payload === null || payload === undefined || reply.statusCode >= 300
    if (isBare || reply.hasHeader('content-encoding')) return payload
    const packing = packingFor(accepted)
    if (packing === undefined) {
      if (payload instanceof Readable) payload.destroy()
      throw new AppError('NOT_ACCEPTABLE')
    }
    reply.header('content-encoding', packing).removeHeader('content-length')
    return packed(payload, packing)
  })
}

function packed(payload: unknown, packing: Packing) {
  if (payload instanceof Readable)
    return pipeline(payload, packing === 'br' ? createBrotliCompress() : createGzip(), () => {})
  const plain = payload as string | Buffer
  return packing === 'br' ? brotliCompressSync(plain) : gzipSync(plain)
}
