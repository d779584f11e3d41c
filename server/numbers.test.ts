// A number on two screens is the same on both, for every user of the demo city.
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#db/seed/city.ts'
import { actorOf } from '#tests/actor-of.ts'
import { as, db } from '#tests/world.ts'

const guest = as(null)
const place = 'barber' as const

beforeAll(async () => void (await seedDemo(db)), 300_000)

async function barbers() {
  const rows = await db
    .selectFrom('barberProfiles as b')
    .select(['b.id', 'b.userId', 'b.shopName'])
    .where('b.isApproved', '=', true)
    .where('b.isActive', '=', true)
    .orderBy('b.totalReviews', 'desc')
    .limit(12)
    .execute()
  return rows.map(({ id, userId, shopName }) => {
    return { id, shopName, api: as(actorOf(userId, 'barber')) }
  })
}

describe('of a barber', () => {
  test('reviews to answer: overview, the list and its filter', async () => {
    for (const { shopName, api } of await barbers()) {
      const { unansweredReviews } = await api.overview.shop()
      const { unanswered } = await api.reviews.received({ place })
      const { matching } = await api.reviews.received({ place, filter: 'unanswered' })
      expect([shopName, unanswered, matching]).toEqual([
        shopName,
        unansweredReviews,
        unansweredReviews,
      ])
    }
  })

  test('the rating and its count: overview, reviews, public page, card in search', async () => {
    for (const { id, api } of await barbers()) {
      const { rating } = await api.overview.shop()
      const { averageRating, totalReviews } = await guest.barbers.profile({ id })
      const received = await api.reviews.received({ place })
      const { histogram } = await guest.barbers.reviews({ id })
      const card = await guest.search.card({ id })
      expect({ average: averageRating, count: totalReviews }).toEqual(rating)
      expect([card.averageRating, card.totalReviews]).toEqual([averageRating, totalReviews])
      expect([received.averageRating, received.total]).toEqual([averageRating, totalReviews])
      expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(totalReviews)
    }
  })

  test('new and returning clients of 30 days: the client list and the report', async () => {
    for (const { shopName, api } of await barbers()) {
      const { counts } = await api.clients.list({ place })
      const { total } = await api.clients.list({ place, filter: 'new' })
      const { now } = await api.analytics.report({ place, period: '30' })
      expect([shopName, now.newClients, now.returningClients]).toEqual([
        shopName,
        counts.new,
        counts.returning,
      ])
      expect(total).toBe(counts.new)
    }
  })

  test('the last seven days: overview and report', async () => {
    for (const { api } of await barbers()) {
      const { week, weekBefore } = await api.overview.shop()
      const { now, before } = await api.analytics.report({ place, period: '7' })
      for (const [shown, told] of [
        [week, now],
        [weekBefore, before],
      ] as const)
        expect([shown.bookings, shown.revenueCents]).toEqual([told.bookings, told.revenueCents])
    }
  })
})

test('barbers: the hero, the figures, the search and the map', async () => {
  const { barbers: figure } = await guest.stats.platform()
  expect(figure).toMatchObject({ isReal: true, display: null })
  const found = await guest.search.barbers({})
  expect(found.total).toBe(figure.value)
  const everywhere = await guest.search.map({ bounds: '-97,28,-94,31', zoom: 8 })
  expect(everywhere.total).toBe(figure.value)
})

test('services and pictures: the card, the page and the editor', async () => {
  for (const { id, api } of await barbers()) {
    const { services, pictureCount } = await guest.barbers.profile({ id })
    const card = await guest.search.card({ id })
    const own = await api.services.list({ place })
    expect(card.serviceCount).toBe(services.length)
    expect(own.services.filter(({ isActive }) => isActive)).toHaveLength(services.length)
    const { items } = await guest.barbers.portfolio({ id })
    expect(items).toHaveLength(pictureCount)
  }
})

test('of a client: favorites and unread notifications', async () => {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'client@kempt.example')
    .executeTakeFirstOrThrow()
  const api = as(actorOf(id, 'client'))
  const favorites = await api.favorites.list()
  expect((await api.favorites.ids()).length).toBe(favorites.length)
  const page = await api.notifications.list({})
  const unread = await api.notifications.list({ unread: 'true' })
  expect(unread.notifications.length).toBe(Math.min(50, page.unreadCount))
})
