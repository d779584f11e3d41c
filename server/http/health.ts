// /healthz: the process is alive. /readyz: it can serve requests, for load balancers.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'

type Options = { db: Db; isDraining: () => boolean }

const isPublic = { config: { access: 'public' } } as const

export async function health(app: FastifyInstance, { db, isDraining }: Options) {
  app.get('/healthz', isPublic, async () => ({ status: 'ok' }))
  app.get('/readyz', isPublic, async () => {
    if (isDraining()) fail('UNAVAILABLE')
    // A standby answers, but takes no bookings.
    const { rows } = await sql<{ isStandby: boolean }>`
      SELECT pg_is_in_recovery() AS is_standby`.execute(db)
    if (rows[0]?.isStandby !== false) fail('UNAVAILABLE')
    return { status: 'ready' }
  })
}
