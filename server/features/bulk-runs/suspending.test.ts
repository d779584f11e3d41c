// A suspension that cancels more bookings than one transaction should: a job cancels them one by one.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { mostCanceledAtOnce } from '#contract/limits.ts'
import { suspendListing } from '#tests/acting.ts'
import { at, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { bulkRunJobs } from './jobs.ts'

const owner = await make.admin('owner')
const reason = 'The state took the license'
const most = mostCanceledAtOnce + 1
const more = { upcoming: most, canceled: most, backCents: null }

async function filled({ barber }: Pick<Listed, 'barber'>, client: Actor, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const startsAt = at(2 + Math.floor(index / 40), 30 * (index % 40))
    const endsAt = new Date(Date.parse(startsAt) + 20 * 60_000).toISOString()
    const busyRange = `[${startsAt},${endsAt})`
    const [barberId, providerId] = [barber.id, barber.id]
    return { clientId: client.id, barberId, providerId, startsAt, endsAt, busyRange }
  })
  await db
    .insertInto('bookings')
    .values(rows.map((row) => ({ ...row, status: 'confirmed' as const })))
    .execute()
}

const statesOf = async ({ barber }: Listed) => {
  const rows = await db
    .selectFrom('bookings')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('barberId', '=', barber.id)
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

async function latestRun() {
  const { run } = await as(owner).bulkRuns.latest({ action: 'cancel-bookings' })
  return run!
}

// All but this many rows are taken out, so that the test is quick.
async function runOnly(count: number) {
  const { id: runId } = await latestRun()
  const rows = db.selectFrom('bulkRows').select('entityId').where('runId', '=', runId)
  const kept = await rows.orderBy('position').limit(count).execute()
  await db
    .deleteFrom('bulkRows')
    .where('runId', '=', runId)
    .where(
      'entityId',
      'not in',
      kept.map(({ entityId }) => entityId),
    )
    .execute()
  await bulkRunJobs['run-bulk'].run({ runId }, jobContext)
}

test('a listing: "more than 500", suspended at once, canceled by a job', async () => {
  const shop = await list('Busiest Chair', { hours: [0, 1440] })
  const client = await make.person('client')
  await filled(shop, client, most + 9)
  const asked = { id: shop.id, fate: 'cancel' } as const
  const agreed = await as(owner).approvals.previewSuspend(asked)
  expect(agreed).toEqual({ ...more, told: 1 })
  expect(await as(owner).approvals.suspend({ ...asked, reason, agreed })).toEqual(agreed)
  expect(await statesOf(shop)).toEqual({ confirmed: most + 9 })
  await expect(as(null).barbers.profile({ id: shop.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await latestRun()).toMatchObject({ total: most + 9, done: 0, finishedAt: null })
  const { rows } = await as(owner).audit.list({ entityId: shop.id })
  expect(rows[0]).toMatchObject({ action: 'suspend', after: { canceled: most + 9, told: 1 } })

  await runOnly(3)
  expect(await statesOf(shop)).toEqual({ confirmed: most + 6, cancelled: 3 })
  expect(await latestRun()).toMatchObject({ done: 3, refused: [] })
})

test('one that is restored meanwhile keeps what is not canceled yet', async () => {
  const shop = await list('Restored Chair', { hours: [0, 1440] })
  await filled(shop, await make.person('client'), most)
  await suspendListing(owner, { id: shop.id, fate: 'cancel', reason })
  await as(owner).approvals.restore({ id: shop.id, reason: 'A mistake' })
  await runOnly(2)
  expect(await statesOf(shop)).toEqual({ confirmed: most })
  const { done, refused } = await latestRun()
  expect([done, refused.length]).toEqual([0, 2])
})

test('an account: their own bookings in their name, those at work by an administrator', async () => {
  const [shop, other] = [await list('Own Chair'), await list('Other Chair')]
  await filled(shop, await make.person('client'), most - 1)
  await bookingAt(shop.barber, other, at(2, 600))
  const asked = { id: shop.barber.id, fate: 'cancel' } as const
  const agreed = await as(owner).userAdmin.previewSuspend(asked)
  expect(agreed).toEqual({ ...more, told: 2 })
  expect(await as(owner).userAdmin.suspend({ ...asked, reason, agreed })).toEqual(agreed)
  expect(await statesOf(shop)).toEqual({ confirmed: most - 1 })
  // The first row is their own booking.
  await runOnly(2)
  expect(await statesOf(other)).toEqual({ cancelled: 1 })
  expect(await statesOf(shop)).toEqual({ confirmed: most - 2, cancelled: 1 })
  // Only clients read that the barber takes no appointments.
  expect(await reasonsAt(other)).toEqual([null])
  expect(await reasonsAt(shop)).toEqual([expect.stringContaining('taking appointments')])
})

const reasonsAt = async ({ barber }: Listed) => {
  const rows = db.selectFrom('bookings').select('cancelReason').where('barberId', '=', barber.id)
  const canceled = await rows.where('status', '=', 'cancelled').execute()
  return canceled.map(({ cancelReason }) => cancelReason)
}
