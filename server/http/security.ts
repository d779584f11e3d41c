// What every request passes before any route, and what every answer carries.
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'

// An answer that is no page loads nothing and stands in no frame.
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

// Set at the beginning, so that whoever answers may still say something stricter or wider.
export function addHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>) {
  const headers = headersFor(config)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

// A route without a declared access does not start.
export function demandAccess(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} must say who may use it: config: { access }.`)
  })
}

const reading = ['GET', 'HEAD', 'OPTIONS']

// A page of another site can make a browser send our cookie, but neither our Origin nor a header of
// its own choosing.
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

const reserveShare = 0.2

// Past the cap a quick "come back soon" serves more people than a slow answer to everyone. Writes
// may use a reserve, so that a booking still goes through when browsing is refused. What waits for a
// visitor is no load: a request counts once it has arrived, and pictures, which arrive as fast as a
// phone can send them, are counted apart.
export function shedLoad(app: FastifyInstance, { MAX_IN_FLIGHT }: Pick<Config, 'MAX_IN_FLIGHT'>) {
  const inFlight = { requests: 0, pictures: 0 }
  const counted = new WeakMap<FastifyRequest, keyof typeof inFlight>()
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
    if (inFlight[kind] >= cap) return done(new AppError('UNAVAILABLE'))
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

// Stop taking connections, tell the open ones to close, let them finish, then go. In this order:
// whoever is told to close comes back at once, and must not find the door just closing.
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
      // Only the door: an HTTP server's own close would also cut connections that are silent at
      // this moment, and with them the request that is just under way.
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

// Closing the door resets whoever stands before it. Node lets in one a turn of its event loop, so a
// few short turns in which nobody came mean that nobody waits.
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
