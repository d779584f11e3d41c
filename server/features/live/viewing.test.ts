// The stream of an administrator who sees the app as someone else.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { log, openServer, openStream } from './live.test.kit.ts'

const [client, admin] = [randomUUID(), randomUUID()]
const [sessionId, another] = [randomUUID(), randomUUID()]
const relay = carryOutbox(log)
const server = await openServer(databaseUrl, async ({ headers }) =>
  headers['x-session'] === 'viewer'
    ? { id: client, sessionId: sessionId, impersonatedBy: admin }
    : { id: client, sessionId: another },
)
afterAll(async () => {
  await Promise.all([server.close(), relay.stop()])
})

const tell = (id: string, n: number) => publish(db, userTopic(id), { type: 'note', n })
const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 5 })

test('hears neither the person’s events nor one’s own, and ends with the view', async () => {
  const own = await openStream(server.address, { session: 'own' })
  const viewer = await openStream(server.address, { session: 'viewer' })
  await until(() => [own, viewer].every((stream) => stream.of('ready').length === 1))
  const before = viewer.lastId
  await tell(client, 1)
  await tell(admin, 2)
  await publish(db, 'stats')
  await until(() => own.users().length === 1 && viewer.of('change').length === 1)
  await sleep(50)
  expect(viewer.users()).toEqual([])

  // Nor what was said while it was away.
  const back = await openStream(server.address, { session: 'viewer', after: before })
  await until(() => back.of('ready').length === 1)
  expect(back.users()).toEqual([])

  await publish(db, 'ended', { sessionId })
  await until(() => viewer.isOver && back.isOver)
  expect(viewer.heard.at(-1)?.name).toBe('ended')
  expect(own.isOver).toBe(false)
  own.leave()
})

test('takes no place from the person’s own tabs', async () => {
  const viewers = await Promise.all(
    Array.from({ length: 4 }, () => openStream(server.address, { session: 'viewer' })),
  )
  const own = await openStream(server.address, { session: 'own' })
  expect(own.answer.status).toBe(200)
  for (const stream of [...viewers, own]) stream.leave()
})
