// GET /metrics for Prometheus, on a port of its own that usually only this machine can reach.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { placesOf } from '#server/places.ts'
import { collectDisks } from './disks.ts'
import { registry } from './instruments.ts'
import { collectReadings } from './readings.ts'

type Options = { db: Db; config: Config; log: FastifyBaseLogger; retryMs?: number }

// Undefined when there is no port for it.
export async function serveMetrics({ db, config, log, retryMs = 2000 }: Options) {
  const { METRICS_PORT: port, METRICS_HOST: host, REUSE_PORT } = config
  if (port === undefined) return undefined
  const places = placesOf(config)
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    await Promise.all([collectReadings(db), collectDisks(places)])
    const text = await registry.metrics()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  })
  const listen = () => server.listen({ port, host, reusePort: REUSE_PORT === 'on' })
  let timer: NodeJS.Timeout | undefined
  // People wait for the server, not for its metrics. Another process may let go of the port.
  server.on('error', (error) => {
    if (server.listening) return
    if (!timer) log.warn({ err: error, port }, 'metrics: not listening, trying again')
    timer = setTimeout(listen, retryMs)
  })
  listen()
  await once(server, 'listening').catch(() => {})
  return {
    port: () => (server.address() as AddressInfo | null)?.port,
    async stop() {
      clearTimeout(timer)
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
