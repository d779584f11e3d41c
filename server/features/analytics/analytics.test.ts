import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, browser, hold, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'
import { jobs } from '#server/jobs.ts'
import { history, settle } from './analytics.test.kit.ts'
import { plainReport } from './analytics.test.model.ts'
import { periodOf } from './periods.ts'

const runs = Number(process.env.RUNS ?? 25)

test(`every number is what a plain model says, ${runs} times`, { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (told) => {
      const { owner, world, period, previous } = await settle(told)
      const report = await as(owner).analytics.report({
        place: 'barber',
        period: 'custom',
        ...period,
      })
      expect(report).toEqual({
        barberId: owner.id,
        period,
        previous,
        ...plainReport(world, period, previous),
      })
    }),
    // Shrinking would take minutes and adds little.
    { numRuns: runs, endOnFailure: true },
  )
})

test('a night until one o’clock is no longer when that hour comes twice', async () => {
  const { barber } = await list('Late Cuts', { hours: [735, 1500] })
  const report = (day: string) =>
    as(barber).analytics.report({ place: 'barber', period: 'custom', from: day, to: day })
  for (const day of ['2025-10-25', '2025-11-01'])
    expect((await report(day)).now.openMinutes).toBe(765)
})

describe('periods', () => {
  const day = Temporal.PlainDate.from('2026-03-31')

  test('are whole days with as many before them', () => {
    expect(periodOf('7', null, day)).toEqual({
      period: { from: '2026-03-25', to: '2026-03-31' },
      previous: { from: '2026-03-18', to: '2026-03-24' },
    })
    expect(periodOf('custom', { from: '2026-03-01', to: '2026-03-01' }, day)).toEqual({
      period: { from: '2026-03-01', to: '2026-03-01' },
      previous: { from: '2026-02-28', to: '2026-02-28' },
    })
  })

  test('of a month stand beside the same days of the month before', () => {
    expect(periodOf('month', null, day)).toEqual({
      period: { from: '2026-03-01', to: '2026-03-31' },
      previous: { from: '2026-02-01', to: '2026-02-28' },
    })
  })
})

let client: Actor
let shop: Listed

beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
})

const report = (who: Actor, place: 'barber' | 'employee' = 'barber') =>
  as(who).analytics.report({ place, period: '7' })

test('nothing at all is told in noughts and nulls', async () => {
  // Open by day: a day around the clock is longer or shorter when the clocks change.
  const quiet = await list('Quiet Cuts', { hours: [540, 1020] })
  const { now, before, byDay, heat } = await report(quiet.barber)
  expect(now).toEqual(before)
  expect(now).toMatchObject({ bookings: 0, revenueCents: 0, fillPercent: null, leadMinutes: null })
  expect(byDay).toHaveLength(7)
  expect(heat).toEqual([])
  expect(JSON.stringify(now)).not.toContain('NaN')
})

test('a custom period needs two days in order, within a year', async () => {
  const ask = (from?: string, to?: string) =>
    as(shop.barber).analytics.report({ place: 'barber', period: 'custom', from, to })
  await expect(ask()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(ask('2026-02-02', '2026-02-01')).rejects.toMatchObject({
    fields: { to: "The last day can't be before the first" },
  })
  await expect(ask('2024-01-01', '2026-02-01')).rejects.toMatchObject({
    fields: { to: 'Choose at most a year' },
  })
})

test('is for the owner, and for members who may see reports', async () => {
  const member = await make.person('employee')
  const { id } = await db
    .insertInto('employees')
    .values({ userId: member.id, barberId: shop.barber.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seat = (change: object) =>
    db.updateTable('employees').set(change).where('id', '=', id).execute()
  const refused = { code: 'NOT_FOUND' }

  await expect(report(member, 'employee')).rejects.toMatchObject(refused)
  await expect(report(member, 'barber')).rejects.toMatchObject(refused)
  await seat({ permissionLevel: 'desk' })
  await expect(report(member, 'employee')).rejects.toMatchObject(refused)
  await seat({ seesReports: true })
  expect((await report(member, 'employee')).members).toHaveLength(2)
  await seat({ seesReports: false, permissionLevel: 'manager' })
  expect((await report(member, 'employee')).members).toHaveLength(2)
  await seat({ isActive: false })
  await expect(report(member, 'employee')).rejects.toMatchObject(refused)
  await expect(report(client, 'barber')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

describe('page views', () => {
  const phone = { network: '198.51.100.1', userAgent: 'Mozilla/5.0 (iPhone)' }
  const look = (who: Actor | null, request = phone, profileId: string = shop.id) =>
    as(who, request).pageViews.look({ profileId })
  const steps = async () => {
    const { views, starts, bookedOnline } = (await report(shop.barber)).now
    return { views, starts, bookedOnline }
  }

  test('counts everyone once a day, and not who works here, runs the platform or is a machine', async () => {
    await look(null)
    await look(null)
    await look(client)
    await look(client, { ...phone, network: '198.51.100.2' })
    await look(null, { ...phone, userAgent: 'Mozilla/5.0 (Linux; Android 16)' })
    expect(await steps()).toMatchObject({ views: 3 })

    const other = { ...phone, network: '198.51.100.3' }
    await look(shop.barber, other)
    await look(await make.person('admin'), other)
    const member = await make.person('employee')
    await db
      .insertInto('employees')
      .values({ userId: member.id, barberId: shop.barber.id })
      .execute()
    await look(member, other)
    await look(null, { ...other, userAgent: 'Googlebot/2.1' })
    await look(null, { ...other, userAgent: '' })
    expect(await steps()).toMatchObject({ views: 3 })
  })

  test('of a page that is not listed is nothing, and says nothing', async () => {
    const hidden = await list('Hidden', { profile: { approvalStatus: 'draft' } })
    expect(await look(null, phone, hidden.id)).toBeUndefined()
    expect(await look(null, phone, client.id)).toBeUndefined()
    const counted = await db
      .selectFrom('pageViews')
      .selectAll()
      .where('barberId', '=', hidden.barber.id)
      .execute()
    expect(counted).toEqual([])
  })

  test('leads from a look to a start to a booking', async () => {
    await look(client)
    const first = browser()
    await first.api().bookings.hold({
      profileId: shop.id,
      serviceIds: shop.services,
      startsAt: at(2, 600),
    })
    await hold(client, shop, at(2, 660))
    expect(await steps()).toEqual({ views: 1, starts: 2, bookedOnline: 0 })
    const { id } = await book(client, shop, at(3, 660))
    await shift(id, at(40, 660))
    expect(await steps()).toEqual({ views: 1, starts: 2, bookedOnline: 1 })
  })

  test('forgets with the day who was counted, and keeps the numbers', async () => {
    await look(null)
    const kept = () => db.selectFrom('pageViewMarks').selectAll().execute()
    expect(JSON.stringify(await kept())).not.toContain(phone.network)
    await db.updateTable('pageViewMarks').set({ day: '2020-01-01' }).execute()
    await db.updateTable('pageViewSalts').set({ day: '2020-01-01' }).execute()
    await jobs['prune-page-views'].run({}, jobContext)
    await runJobs()
    expect(await kept()).toEqual([])
    expect(await db.selectFrom('pageViewSalts').selectAll().execute()).toEqual([])
    expect(await steps()).toMatchObject({ views: 1 })
  })
})
