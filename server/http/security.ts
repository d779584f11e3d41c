// Hooks that run before every route, and headers of every response.
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { shedRequests } from '#server/metrics/instruments.ts'

// A response that is not a page loads nothing and cannot be framed.
const bareCsp = "default-src 'none'; frame-ancestors 'none'"

export function headersFor({ publicUrl }: Pick<Config, 'publicUrl'>) {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': bareCsp,
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

// Set first, so that a route may override them.
export function addHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>) {
  const headers = headersFor(config)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

// The server does not start with a route without a declared access.
export function demandAccess(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} must say who may use it: config: { access }.`)
  })
}

const reading = ['GET', 'HEAD', 'OPTIONS']

// Another site can make a browser send our cookie, but neither our Origin nor a custom header.
export function refuseForeignWrites(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
) {
  const { host: ownHost } = new URL(publicUrl)
  app.addHook('onRequest', (request, _, done) => {
    if (reading.includes(request.method) || request.routeOptions.config.isSigned) return done()
    const host = hostOf(request.headers.origin)
    const isOwn = host !== null && (host === request.headers.host || host === ownHost)
    if (!isOwn || request.headers['x-kempt'] === undefined) return done(new AppError('NOT_ALLOWED'))
    done()
  })
}

function hostOf(origin: string | undefined) {
  return origin && URL.canParse(origin) ? new URL(origin).host : null
}

declare module 'fastify' {
  interface FastifyRequest {
    // Refused because the server has too many requests at work.
    isShed?: boolean
  }
}

const reserveShare = 0.5
const sayEveryMs = 10_000

// Above the cap, a quick "come back soon" serves more people than slow responses for all. Writes
// have a reserve, so that a booking still succeeds when browsing is refused. A request counts once
// its body has arrived, and uploads, which take as long as the phone needs, are counted separately.
export function shedLoad(app: FastifyInstance, { MAX_IN_FLIGHT }: Pick<Config, 'MAX_IN_FLIGHT'>) {
  const inFlight = { requests: 0, pictures: 0 }
  const counted = new WeakMap<FastifyRequest, keyof typeof inFlight>()
  let saidAt = -Infinity
  const release = (request: FastifyRequest) => {
    const kind = counted.get(request)
    if (kind && counted.delete(request)) inFlight[kind]--
  }
  app.addHook('preValidation', (request, _, done) => {
    const { url } = request.routeOptions
    if (url === '/healthz' || url === '/api/live') return done()
    const isPicture = request.headers['content-type']?.startsWith('multipart/')
    const kind = isPicture ? 'pictures' : 'requests'
    const cap = reading.includes(request.method)
      ? MAX_IN_FLIGHT * (1 - reserveShare)
      : MAX_IN_FLIGHT
    if (inFlight[kind] >= cap) {
      shedRequests.inc()
      request.isShed = true
      if (performance.now() - saidAt > sayEveryMs) {
        saidAt = performance.now()
        app.log.warn({ cap }, 'requests are refused for load')
      }
      return done(new AppError('UNAVAILABLE'))
    }
    inFlight[kind]++
    counted.set(request, kind)
    done()
  })
  app.addHook('onResponse', (request, _, done) => {
    release(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    release(request)
    done()
  })
}

const drainMs = 1200

// Stops accepting connections, tells open ones to close, waits for them, then exits. In this order:
// a client told to close reconnects at once, and must not hit a closing listener.
export function addDrain(app: FastifyInstance) {
  let isDraining = false
  let isShut = false
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isShut) reply.header('connection', 'close')
    done(null, payload)
  })
  return {
    isDraining: () => isDraining,
    async drain() {
      isDraining = true
      await letInThoseWaiting(app.server)
      // Closes only the listener: the HTTP server's close would also cut idle connections, and with
      // them a request that is just arriving.
      NetServer.prototype.close.call(app.server)
      isShut = true
      await sleep(drainMs)
      await app.close()
    },
  }
}

const longestMs = 2000
const quietTurns = 3
const shortMs = 1

// Closing the listener resets connections in its backlog. Node accepts one per turn of its event
// loop, so a few turns without a new connection mean that the backlog is empty.
async function letInThoseWaiting(server: NetServer) {
  const deadline = performance.now() + longestMs
  let quiet = 0
  const begin = () => (quiet = 0)
  server.on('connection', begin)
  while (quiet < quietTurns && performance.now() < deadline) {
    const began = performance.now()
    quiet += 1
    await nextTurn()
    if (performance.now() - began > shortMs) begin()
  }
  server.off('connection', begin)
}
