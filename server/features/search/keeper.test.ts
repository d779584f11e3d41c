import { afterEach, expect, test, vi } from 'vitest'
import fastify from 'fastify'
import type { Hub } from '#server/features/live/hub.ts'
import { dateOfDay, type Zone } from '#server/shop-clock.ts'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'
import { denver, houston, listInDenver } from '#tests/zones.ts'
import { keepRegister, registerOf } from './keeper.ts'

afterEach(() => void vi.useRealTimers())

test('at midnight in a zone its barbers get one more day, the others do not', async () => {
  const inHouston = await list('Early')
  const inDenver = await listInDenver('Later')
  const lastDay = async (id: string, zone: Zone) => {
    const starts = (await registerOf(db)).find(id)?.offers.any?.starts ?? []
    return dateOfDay(zone.dayOf(starts.at(-1)!))
  }
  const lastDays = async () => [
    await lastDay(inHouston.id, houston),
    await lastDay(inDenver.id, denver),
  ]

  // A minute before midnight in Denver, which Houston has passed.
  const now = Date.parse('2027-02-17T06:59:00Z')
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  const { log } = fastify()
  const keeper = await keepRegister(db, { hub: { on: () => {} } as unknown as Hub, log })
  expect(await lastDays()).toEqual(['2027-03-19', '2027-03-18'])
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(
    async () => expect(await lastDays()).toEqual(['2027-03-19', '2027-03-19']),
    30_000,
  )
  await keeper.stop()
})
