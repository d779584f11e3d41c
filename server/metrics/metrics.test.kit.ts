// The metrics as Prometheus reads them.
import fastify from 'fastify'
import { afterAll } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openFolder } from '#tests/temporary.ts'
import { db } from '#tests/world.ts'
import { serveMetrics } from './serve.ts'

export const { log } = fastify()

const folders = { DATA_DIR: openFolder(), BACKUP_DIR: openFolder() }
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

export async function openMetrics(env: Record<string, string> = {}) {
  const config = readConfig({ METRICS_PORT: '0', ...folders, ...env })
  const metrics = (await serveMetrics({ db, config, log, retryMs: 50 }))!
  stops.push(metrics.stop)

  const get = (path: string) => fetch(`http://127.0.0.1:${metrics.port()}${path}`)
  const scrape = async () => (await get('/metrics')).text()

  // Of one line such as 'kempt_mails_queued' or 'kempt_pool_waiting{pool="web"}', NaN without it.
  async function read(line: string) {
    const lines = (await scrape()).split('\n')
    const found = lines.find((each) => each.startsWith(`${line} `))
    return Number(found?.slice(line.length + 1) ?? Number.NaN)
  }
  // The files of a worker share its counters.
  const count = async (line: string) => (await read(line)) || 0

  return { ...metrics, get, scrape, read, count }
}
