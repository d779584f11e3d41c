import { Gauge } from 'prom-client'
import { registry } from './instruments.ts'

type Pool = { totalCount: number; idleCount: number; waitingCount: number; ended: boolean }

const pools = new Set<{ name: string; pool: Pool }>()

// Shows a pool of connections in the metrics until it ends.
export function watchPool(name: string, pool: Pool) {
  pools.add({ name, pool })
}

function gaugeOf(name: string, help: string, read: (pool: Pool) => number) {
  return new Gauge({
    name,
    help,
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      this.reset()
      for (const each of pools)
        if (each.pool.ended) pools.delete(each)
        else this.inc({ pool: each.name }, read(each.pool))
    },
  })
}

gaugeOf(
  'kempt_pool_connections_in_use',
  'Connections to PostgreSQL in use, by pool.',
  ({ totalCount, idleCount }) => totalCount - idleCount,
)
gaugeOf(
  'kempt_pool_waiting',
  'Callers waiting for a connection, by pool.',
  ({ waitingCount }) => waitingCount,
)
