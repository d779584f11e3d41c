import { expect, test } from 'vitest'
import { isBooked, statuses } from '#contract/bookings/workflow.ts'
import { at, book, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

test('the bookings of a day are the same number on every screen', async () => {
  const shop = await list('Third Ward Cuts', { hours: [300, 1380] })
  const ended = ['confirmed', 'completed', 'no_show', 'cancelled', 'declined', 'expired'] as const
  for (const [index, status] of ended.entries()) {
    const { id } = await book(await make.person('client'), shop, at(3, 600))
    await shift(id, at(0, 600 + index * 60))
    await db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
  }
  const { today: day, ...overview } = await as(shop.barber).overview.shop()
  const report = await as(shop.barber).analytics.report({
    place: 'barber',
    period: 'custom',
    from: day,
    to: day,
  })
  const { visits } = await as(shop.barber).desk.calendar({ place: 'barber', from: day, to: day })
  expect({
    overviewDay: overview.day.bookings,
    overviewChart: overview.byDay.at(-1)?.bookings,
    overviewLine: overview.visits.length,
    analytics: report.now.bookings,
    analyticsChart: report.byDay[0]?.bookings,
    analyticsMember: report.members[0]?.bookings,
    month: visits.filter(isBooked).length,
  }).toEqual({
    overviewDay: 3,
    overviewChart: 3,
    overviewLine: 3,
    analytics: 3,
    analyticsChart: 3,
    analyticsMember: 3,
    month: 3,
  })
  expect(report.now).toMatchObject({ cancelled: 1, declined: 1, expired: 1, noShows: 1 })
})

test('a no-show counts as a booking; a held, declined, expired or canceled one does not', () => {
  const none = statuses.filter((status) => !isBooked({ status }))
  expect(none).toEqual(['held', 'declined', 'expired', 'cancelled'])
})
