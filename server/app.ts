import type { Writable } from 'node:stream'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Web } from '#contract/contract.ts'
import { fail } from '#contract/errors.ts'
import { livePath } from '#contract/live.ts'
import type { Caller } from './caller.ts'
import type { Config } from './config.ts'
import { sessionCookie } from './http/cookies.ts'
import type { Db } from './database/db.ts'
import { docs } from './openapi/docs.ts'
import { honorAccepted } from './http/encoding.ts'
import { sendError } from './http/errors.ts'
import { accountFiles } from './features/account/files.ts'
import { adminCsvFiles } from './features/admin-csv/files.ts'
import { adminPeopleFiles } from './features/admin-people/files.ts'
import { bookingFiles } from './features/calendars/booking-file.ts'
import { calendarFeeds } from './features/calendars/feeds.ts'
import { clientFiles } from './features/clients/files.ts'
import { invoiceFiles } from './features/invoices/files.ts'
import { disputeFiles } from './features/disputes/files.ts'
import { earningFiles } from './features/earnings/files.ts'
import { deviceTopicOf } from './features/guests/service.ts'
import { hairFiles } from './features/hair-profile/files.ts'
import { demandFlags, offeredLanguage } from './features/flags/service.ts'
import type { Hub } from './features/live/hub.ts'
import { liveStream } from './features/live/stream.ts'
import { messageFiles } from './features/messages/files.ts'
import { devPay } from './features/demo-provider/dev-pay.ts'
import { devMail } from './features/mail/dev-mail.ts'
import { configureMedia } from './features/media/service.ts'
import { demoProviderOf, paymentHooks } from './features/payments/hooks.ts'
import { portfolioFiles } from './features/portfolio/files.ts'
import { reviewFiles } from './features/reviews/files.ts'
import { rememberActors } from './features/sessions/remember.ts'
import { seo } from './features/seo/routes.ts'
import { actorOf } from './features/sessions/service.ts'
import { bookingLinks } from './features/sources/links.ts'
import { setupFiles } from './features/setup/files.ts'
import { shopFiles } from './features/shop/files.ts'
import { supportFiles } from './features/support/files.ts'
import { ticketFiles } from './features/tickets/files.ts'
import { teamFiles } from './features/team/files.ts'
import { files } from './http/files.ts'
import { health } from './http/health.ts'
import type { createHtmlCache } from './http/html-cache.ts'
import { requestSeconds } from './metrics/instruments.ts'
import { loggerOptions } from './log.ts'
import { pages } from './http/pages.ts'
import { cutSlowBodies } from './http/slow-bodies.ts'
import { refuseViewersOfFiles } from './http/viewers.ts'
import { api } from './router.ts'
import {
  addDrain,
  addHeaders,
  demandAccess,
  headersFor,
  refuseForeignWrites,
  shedLoad,
} from './http/security.ts'
import { openStorage } from './storage/open-storage.ts'
import { cookiesOf, languageOfRequest, networkOf } from './http/request-info.ts'

type Options = {
  config: Config
  db: Db
  mediaDir: string
  web: () => Promise<Web>
  hub?: Hub
  // Replaces standard output as the log's target; tests read it.
  logStream?: Writable
  cache?: ReturnType<typeof createHtmlCache> | null
}

const bodyLimit = 64 * 1024

// Downloads and uploads that only the person or the business they belong to may ask for.
const personalFiles = [
  accountFiles,
  adminPeopleFiles,
  setupFiles,
  shopFiles,
  reviewFiles,
  teamFiles,
  portfolioFiles,
  clientFiles,
  hairFiles,
]

// Those that also open for guests or by a permission.
const filesByRight = [
  bookingFiles,
  ticketFiles,
  adminCsvFiles,
  earningFiles,
  invoiceFiles,
  disputeFiles,
  messageFiles,
  bookingLinks,
]

export function createApp({ config, db, mediaDir, web, hub, logStream, cache = null }: Options) {
  const storage = openStorage(config, mediaDir)
  configureMedia(storage)
  const app = fastify({
    logger: { ...loggerOptions(config), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    // Only this many hops may set the client's address; the rest is untrusted.
    trustProxy: (_, hop) => hop < config.TRUSTED_PROXIES,
    bodyLimit,
    // The longest upload; slower ones are cut off earlier (server/http/slow-bodies.ts).
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 5000, connectionsCheckingInterval: 1000 },
    forceCloseConnections: true,
    // Errors that Fastify raises before any hook runs.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(headersFor(config))),
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(() => fail('NOT_FOUND'))
  demandAccess(app)
  addHeaders(app, config)
  shedLoad(app, config)
  refuseForeignWrites(app, config)
  honorAccepted(app)
  cutSlowBodies(app)
  const { drain, isDraining } = addDrain(app)
  logAnswers(app, config)

  const cookie = sessionCookie(config)
  const actors = rememberActors(hub, (token) => actorOf(db, token))
  const actorOfRequest = (request: FastifyRequest) =>
    actors(cookiesOf(request).get(cookie.name) ?? null)

  refuseViewersOfFiles(app, actorOfRequest)
  refuseOffFeatures(app, async (request) => ({ db, actor: await actorOfRequest(request) }))

  async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const cookies = cookiesOf(request)
    const sessionToken = cookies.get(cookie.name) ?? null
    // Before the database is asked: afterwards a client that left has no address.
    const network = networkOf(request.ip)
    return {
      db,
      config,
      actor: await actors(sessionToken),
      request: {
        network,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        language: await offeredLanguage(db, languageOfRequest(request)),
        sessionToken,
        deviceToken: cookies.get(cookie.deviceName) ?? null,
        marks: cookies.get(cookie.marksName) ?? null,
        setSession: (token) => cookie.set(reply, token),
        setDevice: (token) => cookie.setDevice(reply, token),
        setMarks: (token) => cookie.setMarks(reply, token),
      },
    }
  }

  app.register(health, { db, isDraining })
  app.register(docs)
  app.register(files, { storage })
  app.register(seo, { db, origin: config.publicUrl, storage, hub })
  for (const files of personalFiles) app.register(files, { db, actorOf: actorOfRequest })
  app.register(supportFiles, { db })
  app.register(calendarFeeds, { db, config })
  for (const files of filesByRight) app.register(files, { callerOf })
  // The address that administrators type. The dashboard asks who they are.
  app.get('/admin', { config: { access: 'public' } }, (_, reply) =>
    reply.redirect('/admin/dashboard'),
  )
  if (hub)
    app.register(liveStream, {
      hub,
      actorOf: actorOfRequest,
      deviceOf: (request) => deviceTopicOf(cookiesOf(request).get(cookie.deviceName) ?? null),
      addressOf: (request) => networkOf(request.ip),
    })
  app.register(devMail, { db, config })
  app.register(paymentHooks, { db, config })
  app.register(devPay, { config, demoProvider: () => demoProviderOf({ db, config }, app) })
  app.register(api.routes, { callerOf, hub })
  app.register(pages, {
    db,
    config,
    web,
    cache,
    actorOf: actorOfRequest,
    versions: () => hub?.versions() ?? {},
  })
  return { app, drain }
}

type AskerOf = (request: FastifyRequest) => Promise<Pick<Caller, 'db' | 'actor'>>

// Routes outside the contract table. The calls of the table are refused by the API itself.
function refuseOffFeatures(app: FastifyInstance, askerOf: AskerOf) {
  app.addHook('onRoute', (route) => {
    const flags = route.config?.flags
    if (flags) route.preHandler = async (request) => demandFlags({ flags }, await askerOf(request))
  })
}

// One line and one measurement per response: the route's pattern and never its parameters, which
// may be secrets.
function logAnswers(app: FastifyInstance, { LOG_LEVEL }: Config) {
  const isVerbose = ['debug', 'trace'].includes(LOG_LEVEL)
  // A child logger per request would cost more than most responses; the line includes the request
  // id.
  app.setChildLoggerFactory((logger) => logger)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request
    const { statusCode: status, elapsedTime } = reply
    const route = request.pagePattern ?? routeOptions.url ?? 'none'
    // An open stream is not slow.
    const isStream = route === livePath && status === 200
    if (!isStream) requestSeconds.observe({ method, route, status }, elapsedTime / 1000)
    const isFailure = status >= 500
    // Thousands a second are refused under load: the metrics count them.
    if ((isFailure && !request.isShed) || isVerbose) {
      const line = { id, method, route, status, ms: Math.round(elapsedTime) }
      app.log[isFailure ? 'warn' : 'debug'](line, 'answered')
    }
    done()
  })
}
