// Administrators hear that something happened at a business, and nobody else does.
import { afterAll, expect, test, vi } from 'vitest'
import { permissionsOf, type SubRole } from '#contract/permissions.ts'
import { publish } from '#server/features/outbox/service.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db, make } from '#tests/world.ts'
import { log, openServer, openStream } from './live.test.kit.ts'

const subRoles: Record<string, readonly SubRole[]> = { owner: ['owner'], client: [] }
const relay = carryOutbox(log)
const server = await openServer(databaseUrl, async ({ headers }) => {
  const id = headers['x-session']
  if (id === undefined) return null
  return {
    id: String(id),
    sessionId: String(id),
    permissions: permissionsOf(subRoles[String(id)] ?? []),
  }
})
afterAll(async () => {
  await Promise.all([server.close(), relay.stop()])
})

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 5 })

test('a change at any business is told to administrators, without its details', async () => {
  const { id: barberId } = await make.person('barber')
  const streams = [
    await openStream(server.address, { session: 'owner' }),
    await openStream(server.address, { session: 'client' }),
    await openStream(server.address),
  ] as const
  for (const stream of streams) await until(() => stream.of('ready').length === 1)
  const [owner, client, guest] = streams
  await publish(db, 'barber', { barberId })
  await until(() => owner.of('platform').length === 1)
  expect(owner.of('platform')[0]?.data).toEqual({})
  // Many at once are told together.
  for (let n = 0; n < 10; n++) await publish(db, 'barber', { barberId })
  await until(() => owner.of('platform').length === 2)
  expect(owner.of('platform')).toHaveLength(2)
  expect([client.of('platform'), guest.of('platform')]).toEqual([[], []])
})
