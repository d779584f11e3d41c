// Many people request the same slot at once, on two servers: exactly one gets it.
import { afterAll, expect, test } from 'vitest'
import { countOverlaps, gather, hold, listShops, openTimes, query } from '#tests/drills/crowd.ts'
import { openCity, startServer } from './stage.ts'

const people = Number(process.env.RACE_PEOPLE ?? 40)
const rounds = Number(process.env.RACE_ROUNDS ?? 10)

const databaseUrl = await openCity()
const settings = {
  DATABASE_URL: databaseUrl,
  TRUSTED_PROXIES: '1',
  MAX_IN_FLIGHT: '1000',
  WORKER: 'off',
}
const servers = [await startServer(settings), await startServer(settings)]
afterAll(() => Promise.all(servers.map((server) => server.stop())))

test(`${people} people, ${rounds} rounds, one winner each`, { timeout: 3_600_000 }, async () => {
  const crowd = await gather(databaseUrl, people)
  const shops = await listShops(databaseUrl)
  const statuses = new Map<number, number>()
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    const shop = shops[round % shops.length]!
    const url = servers[round % 2]!.url
    const times = await openTimes(url, shop, crowd[0]!)
    const startsAt = times.at(round % times.length)!
    const answers = await Promise.all(
      crowd.map(async (client, n) => {
        const began = performance.now()
        const answer = await hold(servers[n % 2]!.url, shop, startsAt, client)
        waits.push(performance.now() - began)
        return answer
      }),
    )
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    // A team has the slot as often as it has free providers.
    expect(await countOverlaps(databaseUrl)).toBe(0)
    // One person can have only a few holds, so the winners' holds are ended.
    await query(databaseUrl, `UPDATE bookings SET status = 'expired' WHERE status = 'held'`)
    const winners = answers.filter(({ status }) => status === 201)
    const professionals = winners.map(({ body }) => (body as Held).professional.id)
    expect(winners.length).toBeGreaterThan(0)
    expect(new Set(professionals).size).toBe(winners.length)
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'SLOT_TAKEN' })
  }
  expect([...statuses.keys()].sort()).toEqual([201, 409])
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
  const told = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
  process.stdout.write(`${told}; p99 ${Math.round(p99)} ms\n`)
})

type Held = { professional: { id: string } }
