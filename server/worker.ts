// Runs the outbox relay and the jobs, in the web process or on separate machines.
import fastify, { type FastifyBaseLogger } from 'fastify'
import { backUpBeforeUpdate } from './backups/take.ts'
import { readConfig, type Config } from './config.ts'
import { connect, type Db } from './database/db.ts'
import { configureMedia } from './features/media/service.ts'
import { refuseOtherProvider } from './features/payments/service.ts'
import { startRelay } from './features/outbox/relay.ts'
import { startRunner } from './features/outbox/runner.ts'
import { jobs as allJobs } from './jobs.ts'
import { loggerOptions } from './log.ts'
import { migrate } from './database/migrate.ts'
import { serveMetrics } from './metrics/serve.ts'
import { placesOf } from './places.ts'
import { startPostgres } from './postgres/launcher.ts'
import { openStorage } from './storage/open-storage.ts'
import type { AnyJobs } from './tasks.ts'

type Options = { db: Db; url: string; config: Config; log: FastifyBaseLogger; jobs?: AnyJobs }

// `db` is for the jobs; the runner and the relay have their own connections.
export async function startWorker({ db, url, config, log, jobs = allJobs }: Options) {
  const own = connect(url, { name: 'worker', max: 2, connectWithinMs: 10_000 })
  const runner = await startRunner({ db, own, url, config, log, jobs })
  const relay = startRelay({ db: own, jobs, log })

  return {
    async stop() {
      await relay.stop()
      await runner.stop()
      await own.destroy()
    },
  }
}

async function main() {
  const config = readConfig(process.env)
  const { log } = fastify({ logger: loggerOptions(config) })
  const places = placesOf(config)
  const postgres = config.DATABASE_URL ? undefined : await startPostgres({ ...places, share: true })
  const url = config.DATABASE_URL ?? postgres?.url ?? ''
  configureMedia(openStorage(config, places.mediaDir))
  await migrate(url, backUpBeforeUpdate(url, places, (line) => log.info(line))?.run)
  const db = connect(url, {
    name: 'jobs',
    max: config.DATABASE_POOL,
    isPreparing: config.DATABASE_PREPARED === 'on',
  })
  await refuseOtherProvider(db, config)
  const worker = await startWorker({ db, url, config, log })
  const metrics = await serveMetrics({ db, config, log })
  log.info('the worker runs')

  async function leave() {
    await metrics?.stop()
    await worker.stop()
    await db.destroy()
    await postgres?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave())
}

if (import.meta.main)
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
