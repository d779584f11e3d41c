import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { connect } from '#server/database/db.ts'
import { jobs } from '#server/jobs.ts'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, databaseUrl, db, jobContext, make } from '#tests/world.ts'

const count = () => jobs['count-platform'].run({}, { db } as never)
const figures = () => as(null).stats.platform()

async function topics() {
  const rows = await db.deleteFrom('outbox').where('kind', '=', 'live').returning('name').execute()
  return rows.map(({ name }) => name)
}

beforeEach(async () => {
  await db.deleteFrom('platformFigures').execute()
})

test('a booking tells only of its barber; the job counts it and tells of the figures once', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  await count()
  const before = await figures()
  await topics()

  await book(client, shop, at(3, 600))
  const told = await topics()
  expect(told).toContain('barber')
  expect(told).not.toContain('stats')
  expect(await figures()).toEqual(before)

  await count()
  expect(await topics()).toEqual(['stats'])
  expect((await figures()).bookings.value).toBe(before.bookings.value + 1)
  await count()
  expect(await topics()).toEqual([])
})

test('figures that were never counted are counted when they are asked for', async () => {
  const before = (await figures()).barbers.value
  await list('Elsewhere')
  expect((await figures()).barbers.value).toBe(before + 1)
})

test('lists hear at once of a barber who is listed, paused or gone', async () => {
  const { id } = await list('Montrose Cuts')
  await topics()
  const change = (values: object) =>
    db.updateTable('barberProfiles').set(values).where('id', '=', id).execute()
  await change({ averageRating: 4.5 })
  expect(await topics()).toEqual([])
  await change({ pausedUntil: '2099-01-01' })
  await change({ approvalStatus: 'suspended' })
  expect(await topics()).toEqual(['stats', 'stats'])
})

test('a count that takes longer than a statement may is waited for', async () => {
  const hasty = connect(databaseUrl, { max: 1, statementTimeoutMs: 100 })
  await count()
  const before = (await figures()).barbers.value
  await list('Slowly counted')
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const locking = db.transaction().execute(async (db) => {
    await sql`LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE`.execute(db)
    locked()
    await sleep(1500)
  })
  await isLocked
  await jobs['count-platform'].run({}, { ...jobContext, db: hasty })
  await locking
  expect((await figures()).barbers.value).toBe(before + 1)
  await hasty.destroy()
})

test('a count that fails is left to the next minute', () => {
  expect(jobs['count-platform']).toMatchObject({ cron: '* * * * *', maxAttempts: 1 })
})
