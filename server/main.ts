import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Web } from '#contract/contract.ts'
import { seedDemo } from '#db/seed/city.ts'
import { saveLicensePictures } from '#db/seed/license-pictures.ts'
import { createApp } from './app.ts'
import { keepBackups } from './backups/keeper.ts'
import { backUpBeforeUpdate } from './backups/take.ts'
import { buildWeb } from './build.ts'
import { readConfig, type Config } from './config.ts'
import { connect, type Db } from './database/db.ts'
import { checkDatabase } from './database/check-durability.ts'
import { keepFlags } from './features/flags/memory.ts'
import { createHub } from './features/live/hub.ts'
import { refuseOtherProvider } from './features/payments/service.ts'
import { keepRegister } from './features/search/keeper.ts'
import { createHtmlCache, keepFresh } from './http/html-cache.ts'
import { serveMetrics } from './metrics/serve.ts'
import { migrate } from './database/migrate.ts'
import { placesOf, type Places } from './places.ts'
import { startPostgres } from './postgres/launcher.ts'
import { openStorage } from './storage/open-storage.ts'
import { makePrivate } from './storage/private-files.ts'
import { printWelcome, say } from './terminal.ts'
import { startWorker } from './worker.ts'

// Cleanup steps, newest first, that run on shutdown.
const undo: (() => Promise<unknown> | unknown)[] = []
let onLeave = () => {}
let leaving = false

// A closed terminal must not crash the server before it has cleaned up.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  onSignals()
  await start(readConfig(process.env))
} catch (error) {
  // Someone who stops the start need not read what it broke off.
  if (!leaving) say(error instanceof Error ? error.message : String(error))
  await leave(1)
}

async function start(config: Config) {
  const isDev = config.NODE_ENV === 'development'
  const places = placesOf(config)
  const { dataDir } = places
  const isEmbedded = config.DATABASE_URL === undefined
  const url = config.DATABASE_URL ?? (await startEmbedded(config, places))
  makePrivate(dataDir)

  if (config.DATABASE_DURABLE === 'on') {
    const { isDated } = await checkDatabase(url)
    if (isDated && !isEmbedded)
      say('Warning: this PostgreSQL is older than 18.6. Please update it.')
  }
  const backup = backUpBeforeUpdate(url, places, say)
  undo.unshift(() => backup?.stop())
  await migrate(url, backup?.run)
  const db = connect(url, {
    name: 'web',
    max: config.DATABASE_POOL,
    isPreparing: config.DATABASE_PREPARED === 'on',
    isUrgent: true,
  })
  undo.unshift(() => db.destroy())
  await refuseOtherProvider(db, config)
  const { isDemo } = config
  if (isDemo) {
    await seed(url, config)
    await saveLicensePictures(openStorage(config, places.mediaDir))
  }
  if (!isDev && (await timed('Building the web', buildWeb))) say('The web is built.')

  await serve(config, { db, url, places, isDev })
  printWelcome(config, { isDemo })
  if (!isDemo && isOnOneDisk(places))
    say('  Backups are on the same disk as the data: set BACKUP_DIR to a folder on another one.\n')
}

async function startEmbedded({ PORT }: Config, { dataDir, backupDir }: Places) {
  const postgres = await startPostgres({ dataDir, backupDir, port: PORT, log: say })
  undo.unshift(() => postgres.stop())
  // Makes the next start wait for this process instead of refusing.
  onLeave = () => postgres.leaving()
  return postgres.url
}

function isOnOneDisk({ dataDir, backupDir }: Places) {
  return backupDir !== null && statSync(backupDir).dev === statSync(dataDir).dev
}

async function seed(url: string, config: Config) {
  const db = connect(url, { max: 2, statementTimeoutMs: 120_000, connectWithinMs: 30_000 })
  try {
    await timed('Building the demo city', () => seedDemo(db, undefined, config))
  } finally {
    await db.destroy()
  }
}

type Served = { db: Db; url: string; places: Places; isDev: boolean }

async function serve(config: Config, { db, url, places, isDev }: Served) {
  const hub = await createHub({ url })
  keepFlags(db, hub)
  const cache = isDev ? null : createHtmlCache()
  if (cache) keepFresh(cache, hub)

  const { web, attach } = isDev
    ? (await import('./http/web-dev.ts')).createDevWeb()
    : { web: builtWeb(), attach: undefined }
  const { app, drain } = createApp({ config, db, mediaDir: places.mediaDir, web, cache, hub })
  await attach?.(app)
  const register = await keepRegister(db, { hub, log: app.log })
  undo.unshift(() => register.stop())

  const { backupDir } = places
  if (backupDir !== null) {
    const backups = keepBackups(url, { ...places, backupDir }, app.log)
    undo.unshift(() => backups.stop())
  }
  if (config.WORKER === 'on') {
    const worker = await startWorker({ db, url, config, log: app.log })
    undo.unshift(() => worker.stop())
  }
  undo.unshift(() => hub.close(), drain)
  const metrics = await serveMetrics({ db, config, log: app.log })
  undo.unshift(() => metrics?.stop())
  const reusePort = config.REUSE_PORT === 'on'
  const where = { port: config.PORT, host: config.HOST, reusePort }
  await app.listen(where).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(`Port ${config.PORT} is already in use. Stop what uses it, or set PORT.`)
    throw error
  })
}

function builtWeb() {
  const built = import(join(import.meta.dirname, '../build/server/index.js')) as Promise<Web>
  return () => built
}

async function timed<T>(what: string, work: () => Promise<T>) {
  const timer = setTimeout(() => say(`${what}...`), 300)
  return work().finally(() => clearTimeout(timer))
}

// Ctrl-C, a supervisor's TERM and the launcher's end all mean: finish and exit.
function onSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(0))
  process.once('disconnect', () => void leave(0))
}

async function leave(code: number) {
  if (leaving) return
  leaving = true
  onLeave()
  for (const step of undo) await step()
  process.exit(code)
}
