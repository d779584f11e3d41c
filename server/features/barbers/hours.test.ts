import { expect, test } from 'vitest'
import type { BarberId } from '#contract/ids.ts'
import { db } from '#tests/world.ts'
import { except, opens, person } from './barbers.test.kit.ts'
import { readHours } from './service.ts'

const alone = (barberId: BarberId) => ({ barberId, providerIds: [barberId] })

test('a shop is open while any of its people is', async () => {
  const [one, other] = [await person(), await person()]
  await opens(one, 1, '[540,780)', '[840,1080)')
  await opens(other, 1, '[720,900)')
  await opens(other, 5, '[1170,1500)')

  const { weekly } = await readHours(db, { barberId: one, providerIds: [one, other] })
  expect(weekly).toEqual([
    { weekday: 1, opensMinutes: 540, closesMinutes: 1080 },
    { weekday: 5, opensMinutes: 1170, closesMinutes: 1500 },
  ])
})

test('a provider is not open outside the shop’s hours', async () => {
  const barberId = await person()
  await opens(barberId, 1, '[540,1080)')
  await opens(barberId, 2, '[540,1080)')
  await opens(barberId, 5, '[0,240)')
  await except(barberId, '2026-11-30', '{[480,720)}')
  await db
    .insertInto('shopHours')
    .values([
      { barberId, weekday: 1, openRange: '[600,900)' },
      { barberId, weekday: 4, openRange: '[1200,1560)' },
    ])
    .execute()

  const { weekly, days } = await readHours(
    db,
    alone(barberId),
    Temporal.PlainDate.from('2026-11-23'),
  )
  expect(weekly).toEqual([
    { weekday: 1, opensMinutes: 600, closesMinutes: 900 },
    // The shop's Thursday night reaches into Friday.
    { weekday: 5, opensMinutes: 0, closesMinutes: 120 },
  ])
  const mondays = days.filter(({ date }) => ['2026-11-23', '2026-11-30'].includes(date))
  expect(mondays).toEqual([
    {
      date: '2026-11-23',
      isUsual: true,
      windows: [{ opensAt: '2026-11-23T16:00:00Z', closesAt: '2026-11-23T21:00:00Z' }],
    },
    {
      date: '2026-11-30',
      isUsual: false,
      windows: [{ opensAt: '2026-11-30T16:00:00Z', closesAt: '2026-11-30T18:00:00Z' }],
    },
  ])
})

test('a special day and an absence replace the usual hours of that date', async () => {
  const barber = await person()
  for (const weekday of [3, 4, 5]) await opens(barber, weekday, '[540,1080)')
  await except(barber, '2026-11-26', '{}')
  await except(barber, '2026-11-25', '{[600,780)}')
  const during = '[2026-11-27 13:00-06,2026-11-27 22:00-06)'
  await db.insertInto('timeOff').values({ providerId: barber, during }).execute()

  const { days } = await readHours(db, alone(barber), Temporal.PlainDate.from('2026-11-18'))
  const on = (date: string) => days.find((day) => day.date === date)
  expect(days[0]?.date).toBe('2026-11-17')
  expect(days.at(-1)?.date).toBe('2026-12-01')
  expect(on('2026-11-18')).toEqual({
    date: '2026-11-18',
    isUsual: true,
    windows: [{ opensAt: '2026-11-18T15:00:00Z', closesAt: '2026-11-19T00:00:00Z' }],
  })
  expect(on('2026-11-25')).toMatchObject({
    isUsual: false,
    windows: [{ opensAt: '2026-11-25T16:00:00Z', closesAt: '2026-11-25T19:00:00Z' }],
  })
  expect(on('2026-11-26')).toMatchObject({ isUsual: false, windows: [] })
  expect(on('2026-11-27')).toMatchObject({
    isUsual: false,
    windows: [{ opensAt: '2026-11-27T15:00:00Z', closesAt: '2026-11-27T19:00:00Z' }],
  })
  expect(on('2026-11-28')).toMatchObject({ isUsual: true, windows: [] })
})

test('the wall clock holds when the clocks change', async () => {
  const barber = await person()
  await opens(barber, 6, '[1170,1500)')
  await opens(barber, 0, '[120,180)', '[540,1020)')
  const windowsFrom = async (day: string) =>
    (await readHours(db, alone(barber), Temporal.PlainDate.from(day))).days
      .slice(0, 2)
      .flatMap(({ windows }) => windows.map(({ opensAt, closesAt }) => [opensAt, closesAt]))

  // In autumn the hour from one to two occurs twice, and the first counts, as for slots; in spring
  // the hour from two to three is skipped.
  expect(await windowsFrom('2026-11-01')).toEqual([
    ['2026-11-01T00:30:00Z', '2026-11-01T06:00:00Z'],
    ['2026-11-01T08:00:00Z', '2026-11-01T09:00:00Z'],
    ['2026-11-01T15:00:00Z', '2026-11-01T23:00:00Z'],
  ])
  expect(await windowsFrom('2027-03-14')).toEqual([
    ['2027-03-14T01:30:00Z', '2027-03-14T07:00:00Z'],
    ['2027-03-14T14:00:00Z', '2027-03-14T22:00:00Z'],
  ])
})
