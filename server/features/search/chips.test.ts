// Every slot that search shows can be booked: searches the whole demo city and holds each one.
import { expect, test } from 'vitest'
import { seedDemo } from '#db/seed/city.ts'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { as, db, make } from '#tests/world.ts'

await seedDemo(db)
const guest = as(null)

test.each([{}, { category: 'Beard' as const }, { timeOfDay: 'evening' as const }])(
  'each time of every result of %j can be held',
  { timeout: 120_000 },
  async (filters) => {
    const cards: FoundBarber[] = []
    for (let page = 1; ; page++) {
      const found = await guest.search.barbers({ ...filters, page })
      cards.push(...found.barbers)
      if (page >= found.pages) break
    }
    const chips = cards.flatMap(({ id, openings }) => openings.map((each) => ({ id, ...each })))
    expect(chips.length).toBeGreaterThan(20)
    for (const { id, serviceId, startsAt } of chips) {
      const client = await make.person('client')
      const api = as(client, { network: client.id })
      const asked = { profileId: id, serviceIds: [serviceId], startsAt }
      const held = await api.bookings.hold(asked)
      expect(held.startsAt).toBe(startsAt)
      await api.bookings.release({ id: held.id })
    }
  },
)

test('a card says "next" what its first time says, and nothing when there is none', async () => {
  const { barbers } = await guest.search.barbers({})
  for (const { nextOpening, openings } of barbers)
    expect(nextOpening).toBe(openings[0]?.startsAt ?? null)
})
