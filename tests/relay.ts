import type { FastifyBaseLogger } from 'fastify'
import { startRelay } from '#server/features/outbox/relay.ts'
import { db } from './world.ts'

// Relays this test's events to the live channel, as a worker does.
export function carryOutbox(log: FastifyBaseLogger) {
  return startRelay({ db, jobs: {}, log })
}
